import * as z from 'zod/mini'
import { sumEvent } from './event.ts'

/** Hearts since the last frame, and those of the whole show: the room engine stores them and fills in `total`. */
export const light = sumEvent('light', { _method_: 'light', action: 2, msgtype: 0 }, { delta: z.int(), total: z.int() }, (a, b) => ({
  ...a,
  delta: a.delta + b.delta,
  total: Math.max(a.total, b.total),
}))
