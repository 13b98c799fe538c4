import { thumbOf } from '../upload/index.ts'
import type { QueuedRow } from './queue.store.ts'
import { withdrawalOut } from './withdrawalOut.ts'

export const queuedOut = (w: QueuedRow) => ({
  ...withdrawalOut(w),
  uid: w.uid,
  user_nicename: w.nicename,
  avatar_thumb: thumbOf(w.avatar),
  risk: w.risk,
  signed: w.signed,
  needed: w.needed,
  why: w.why,
  mine: w.mine ? (1 as const) : (0 as const),
})
