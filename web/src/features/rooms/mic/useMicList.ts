import { useQuery } from '@tanstack/react-query'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { micListQuery } from './mic.queries.ts'
import { micSlice } from './mic.state.ts'

/** Guests and requests from before I came; events keep them up to date. True once they are known. */
export function useMicList(isWanted: boolean): boolean {
  const room = useRoom()
  const restored = useSlice(micSlice, (state) => state.restored)
  return useQuery({ ...micListQuery(room, restored), enabled: isWanted }).isSuccess
}
