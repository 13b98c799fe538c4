import type { RoomCard } from '@nimbo/contract'
import { useQueries } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { roomPageQuery } from '../../../room/roomPages.queries.ts'
import type { RoomFeed } from '../../../room/roomPages.queries.ts'
import { roomsOf } from './home.state.ts'
import { useVisits, visitKey } from './useVisit.ts'

/** The room a list begins with. Pages and their order are the list's: two who wrote the order would undo each other for ever. */
export function useFirstRoom(feed: RoomFeed): { room: RoomCard | undefined; isPending: boolean; isFailed: boolean } {
  const uid = useSession((session) => session.uid)
  const visit = useVisits((visits) => visits[visitKey(feed, uid)])
  const found = useQueries({
    queries: Array.from({ length: visit?.pages ?? 1 }, (_, index) => ({ ...roomPageQuery(feed, uid, index + 1), enabled: false })),
  })
  const pages = found.flatMap(({ data }) => (data ? [data.list] : []))
  const { isPending, isLoadingError } = found[0]!
  return { room: visit ? roomsOf(visit, pages)[0]?.room : pages[0]?.[0], isPending, isFailed: isLoadingError }
}
