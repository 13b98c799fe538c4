import { type GoalActor, type GoalEvent, goalMachine, type GoalState, isRunning, step } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { RoomPublisher } from '../../core/room/index.ts'
import { endGoal, type GoalRow, roomGoalOf } from './goal.store.ts'
import { goalEvent } from './goalEvent.ts'

export interface GoalStep {
  /** State after the event. */
  state: GoalState
  /** False when the event changed nothing. */
  moved: boolean
}

/** Ends a locked goal by an event of the table, and tells the room. Anything that is not in the table changes nothing. */
export async function endBy(
  sql: Sql,
  rooms: RoomPublisher,
  goal: GoalRow,
  { event, actor, reason }: { event: GoalEvent; actor: GoalActor; reason?: string },
): Promise<GoalStep> {
  const next = step(goalMachine, goal.state, event, actor)
  if (!next || isRunning(next.to)) return { state: goal.state, moved: false }
  await endGoal(sql, goal.id, next.to, reason)
  await rooms.publish(sql, goal.stream, goalEvent(await roomGoalOf(sql, goal.id)))
  return { state: next.to, moved: true }
}

/** A goal that is running although its time is over ends now, whoever comes across it: nobody gains by the worker being late. */
export async function endIfLate(sql: Sql, rooms: RoomPublisher, goal: GoalRow): Promise<GoalRow> {
  if (!isRunning(goal.state) || !(goal.isLate || goal.showEnded)) return goal
  const { state } = await endBy(sql, rooms, goal, { event: goal.showEnded ? 'showEnds' : 'expire', actor: 'clock' })
  return { ...goal, state }
}
