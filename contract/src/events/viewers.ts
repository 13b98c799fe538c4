import * as z from 'zod/mini'
import { latestEvent, senderSchema, sumEvent } from './event.ts'

const SAMPLE = 3

/** People came in since the last frame: how many, and up to three of them. */
export const enter = sumEvent(
  'enter',
  { _method_: 'SendMsg', action: 0, msgtype: 0 },
  { count: z.int(), sample: z.array(senderSchema).check(z.maxLength(SAMPLE)) },
  (a, b) => ({ ...a, count: a.count + b.count, sample: [...a.sample, ...b.sample].slice(0, SAMPLE) }),
)

/** The audience as it is: how many people, and a few of them. */
export const fans = latestEvent(
  'fans',
  { _method_: 'requestFans', action: 3, msgtype: 0 },
  { nums: z.int(), userlist: z.array(senderSchema) },
  () => 'fans',
)
