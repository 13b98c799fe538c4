import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { blockedQuery } from './block.queries.ts'

/** Tells the room whom I blocked, on entering and whenever it changes. */
export function KnownBlocked() {
  const room = useRoom()
  const { data: uids } = useQuery(blockedQuery(useSession((session) => session.uid)))
  useEffect(() => {
    if (uids) room.block(uids)
  }, [uids, room])
  return null
}
