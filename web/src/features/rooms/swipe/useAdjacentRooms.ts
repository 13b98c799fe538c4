import { roomTypes } from '@nimbo/contract'
import type { RoomCard } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/session.ts'
import { roomPageQuery } from '../../../room/roomPages.queries.ts'
import { useRoom } from '../../../room/useRoom.ts'
import { adjacentTo, orderAfter } from './swipe.state.ts'
import type { AdjacentRooms } from './swipe.state.ts'

/** Every room entered asks anew who is live, but not more often. */
const FRESH_MS = 30_000

/** The order of this visit: it outlives the single room. */
let visit: readonly RoomCard[] = []

/** Rooms without a door only: nobody comes upon a price by a move of the finger, and behind a door there is nothing to swipe on. */
export function useAdjacentRooms(): AdjacentRooms {
  const { room: current } = useRoom().entered
  const own = useSession((session) => session.uid)
  const { data = [] } = useQuery({ ...roomPageQuery({ kind: 'hot' }, own), select: ({ list }) => list, staleTime: FRESH_MS })
  const open = data.filter(({ uid, type }) => uid !== own && type === roomTypes.normal)
  const order = orderAfter(visit, open, current)
  useEffect(() => {
    if (order.length > 1) visit = order
  }, [order])
  return adjacentTo(order, current.stream)
}
