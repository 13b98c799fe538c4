import type { RoomGoal, Sender } from '@nimbo/contract'
import { newEvent } from '../../core/room/index.ts'

/** Room event for each state of a goal. */
export function goalEvent(goal: RoomGoal) {
  const isTask = goal.kind === 'task'
  if (goal.state === 'done') return isTask ? newEvent('taskDone', goal) : newEvent('wishDone', goal)
  if (goal.state === 'open' || goal.state === 'reached') return isTask ? newEvent('taskSet', goal) : newEvent('wishSet', goal)
  return isTask ? newEvent('taskOver', goal) : newEvent('wishOver', goal)
}

export function tipEvent(goal: RoomGoal, sender: Sender, coins: bigint) {
  const fields = { ...goal, ...sender, tipped: String(coins) }
  return goal.kind === 'task' ? newEvent('taskTipped', fields) : newEvent('wishTipped', fields)
}
