import { isRunning } from '@nimbo/contract'
import { useEffect } from 'react'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { goalSlice, withMissed } from './goal.slice.ts'
import { useGoals } from './useGoals.ts'

/** Asks what became of goals that ended unheard, so that whoever gave for them is told as if they had heard. */
export function MissedGoals() {
  const room = useRoom()
  const missed = useSlice(goalSlice, (state) => state.missed)
  const { data } = useGoals()
  useEffect(() => {
    for (const goal of data?.list ?? []) {
      if (!missed.includes(goal.goalid) || isRunning(goal.state)) continue
      room.update(goalSlice, (state) => withMissed(state, goal))
    }
  }, [data, missed, room])
  return null
}
