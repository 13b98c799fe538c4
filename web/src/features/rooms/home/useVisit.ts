import type { RoomCard } from '@nimbo/contract'
import { useEffect } from 'react'
import { create } from 'zustand'
import type { RoomFeed } from '../../../room/roomPages.queries.ts'
import { roomsOf, visitAfter } from './home.state.ts'
import type { ListedRoom, Visit } from './home.state.ts'

export const visitKey = (feed: RoomFeed, uid: number) => JSON.stringify([feed, uid])

/** By list: the wide card above one goes by the order of the list. */
export const useVisits = create<Readonly<Record<string, Visit | undefined>>>()(() => ({}))
const keep = (key: string, visit: Visit | undefined) => useVisits.setState({ [key]: visit })

/** The rooms of a list in the order they were met in, while it is looked at: one that moves under a finger would open another room. */
export function useVisit(key: string, pages: readonly (readonly RoomCard[])[]) {
  const visit = useVisits((visits) => visits[key])
  const next = pages.length === 0 ? visit : visitAfter(visit, pages)
  useEffect(() => {
    if (next !== visit) keep(key, next)
  }, [key, next, visit])
  useEffect(() => () => keep(key, undefined), [key])
  const rooms: readonly ListedRoom[] = next ? roomsOf(next, pages) : []
  return {
    rooms,
    fresh: next?.fresh.length ?? 0,
    showFresh: () => {
      keep(key, undefined)
      window.scrollTo({ top: 0 })
    },
  }
}
