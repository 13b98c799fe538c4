import * as z from 'zod/mini'
import { nowEvent, senderSchema } from './event.ts'

/** A new red pack in the room: readers ask for the list, which says what is theirs. */
export const redSent = nowEvent(
  'redSent',
  { _method_: 'SendRed', action: 0, msgtype: 0 },
  {
    ...senderSchema.shape,
    redid: z.int(),
    type: z.int(),
    type_grant: z.int(),
    /** All of its coins. */
    totalcoin: z.string(),
    nums: z.int(),
    des: z.string(),
    /** Seconds from now until it opens, and until what is left goes back. */
    second: z.int(),
    left: z.int(),
    follow: z.union([z.literal(0), z.literal(1)]),
    at: z.number(),
  },
)

/** A red pack is over: everything was taken, or what was left went back. */
export const redClosed = nowEvent('redClosed', { _method_: 'SendRed', action: 1, msgtype: 0 }, { redid: z.int() })
