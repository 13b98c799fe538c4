import * as z from 'zod/mini'
import { nowEvent, senderSchema } from './event.ts'

/** A paid line across the picture. */
export const barrage = nowEvent(
  'barrage',
  { _method_: 'SendBarrage', action: 7, msgtype: 1 },
  { ...senderSchema.shape, content: z.string(), giftid: z.int(), giftcount: z.int(), totalcoin: z.string(), votestotal: z.string() },
)
