import * as z from 'zod/mini'
import { goalStates } from '../machines/goal.ts'
import { nowEvent, senderSchema } from './event.ts'

export const goalKinds = ['task', 'wish'] as const
export type GoalKind = (typeof goalKinds)[number]

/** A wish or a task as everybody in the room sees it. `id` of an event is the event's own, so a goal's is `goalid`. */
export const goalShape = {
  goalid: z.int(),
  kind: z.enum(goalKinds),
  title: z.string(),
  /** Gift it is counted in; 0: coins. */
  giftid: z.int(),
  gifticon: z.string(),
  /** Coins of one of them; 1 for coins. Every tip is a multiple. */
  unit_coin: z.string(),
  need_coin: z.string(),
  coin_now: z.string(),
  /** Number of people who have tipped. */
  givers: z.int(),
  state: z.enum(goalStates),
  /** Deadline for reaching it, and once it is reached, for doing it. */
  endtime: z.int(),
  /** Reason the anchor gave for a goal that came to nothing. */
  reason: z.string(),
}
export const roomGoal = z.object(goalShape)
export type RoomGoal = z.output<typeof roomGoal>

/** The tip that brought it this far. */
const tip = { ...senderSchema.shape, tipped: z.string() }

export const taskSet = nowEvent('taskSet', { _method_: 'liveAnchorTask', action: 0, msgtype: 0 }, goalShape)
export const taskTipped = nowEvent('taskTipped', { _method_: 'liveAnchorTask', action: 1, msgtype: 0 }, { ...goalShape, ...tip })
export const taskDone = nowEvent('taskDone', { _method_: 'liveAnchorTask', action: 2, msgtype: 0 }, goalShape)
/** Not done, cancelled, or out of time: `state` says which. */
export const taskOver = nowEvent('taskOver', { _method_: 'liveAnchorTask', action: 3, msgtype: 0 }, goalShape)
export const wishSet = nowEvent('wishSet', { _method_: 'WishingWell', action: 0, msgtype: 0 }, goalShape)
export const wishTipped = nowEvent('wishTipped', { _method_: 'WishingWell', action: 1, msgtype: 0 }, { ...goalShape, ...tip })
export const wishDone = nowEvent('wishDone', { _method_: 'WishingWell', action: 2, msgtype: 0 }, goalShape)
export const wishOver = nowEvent('wishOver', { _method_: 'WishingWell', action: 3, msgtype: 0 }, goalShape)

/** Wishes and tasks that are running, the newest last. */
export const goalSnapshot = { goals: z.array(roomGoal) }
