import type { GoalEvent, GoalKind } from '@nimbo/contract'
import type { LiveDeps } from '../../core/room/index.ts'
import { lockGoal } from './goal.store.ts'
import { endBy, endIfLate } from './stepGoal.ts'

export type AnchorEvent = Extract<GoalEvent, 'complete' | 'fail' | 'cancel'>
const outcomes = { complete: 'done', fail: 'failed', cancel: 'cancelled' } as const
type Refusal = 'NoSuchGoal' | 'NotReached' | 'GoalOver'

/** The anchor's word against the clock's: the goal's row decides. Asked again, what was decided is answered. */
export async function endByAnchor(
  { db, rooms }: LiveDeps,
  uid: number,
  kind: GoalKind,
  id: number,
  event: AnchorEvent,
  reason: string,
): Promise<bigint | Refusal> {
  return db.transaction(async (sql) => {
    const found = await lockGoal(sql, id)
    if (found?.liveuid !== uid || found.kind !== kind) return 'NoSuchGoal'
    const goal = await endIfLate(sql, rooms, found)
    const { state, moved } = await endBy(sql, rooms, goal, { event, actor: 'anchor', reason })
    if (moved || state === outcomes[event]) return goal.id
    return state === 'open' ? 'NotReached' : 'GoalOver'
  })
}
