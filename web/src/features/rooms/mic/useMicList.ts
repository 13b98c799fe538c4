import { useQuery } from '@tanstack/react-query'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { micListQuery } from './mic.queries.ts'
import { micSlice } from './mic.state.ts'

/** Who was on the mic or asked before I came; from then on events tell. True once it is known. */
export function useMicList(isWanted: boolean): boolean {
  const room = useRoom()
  const restored = useSlice(micSlice, (state) => state.restored)
  return useQuery({ ...micListQuery(room, restored), enabled: isWanted }).isSuccess
}
