import { isRunning } from '@nimbo/contract'
import type { Goal } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { goalsQuery } from './goal.queries.ts'
import { goalSlice } from './goal.slice.ts'

const RETURNING_MS = 2_000
/** Events of a crowd within this time are one question. */
const GATHER_MS = 600

const isReturning = ({ state, mine, returned }: Goal) => !isRunning(state) && state !== 'done' && mine !== returned

/** The list with what is mine, as far as events have brought it since. While coins of mine are on their way back it is asked again. */
export function useGoals() {
  const { address } = useRoom()
  const uid = useSession((session) => session.uid)
  const live = useSlice(goalSlice, ({ goals }) => goals)
  const changes = useSlice(goalSlice, (state) => state.changes)
  const query = useQuery({
    ...goalsQuery(uid, address.liveuid),
    refetchInterval: ({ state }) => (state.data?.list.some(isReturning) ? RETURNING_MS : false),
  })
  const { refetch } = query
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => void refetch(), GATHER_MS)
    return () => clearTimeout(timer)
  }, [changes, refetch])
  const list = query.data?.list.map((goal) => {
    const seen = live.find(({ goalid }) => goalid === goal.goalid)
    return seen && isRunning(goal.state) && BigInt(seen.coin_now) >= BigInt(goal.coin_now) ? { ...goal, ...seen } : goal
  })
  return { ...query, list }
}
