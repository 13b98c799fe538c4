import * as z from 'zod/mini'
import { nowEvent, senderSchema, systemWords } from './event.ts'

/** Kinds of effect over the picture. `scene`: one of ours, `swf` names it; `lottie` and `video`: `swf` is the file's address. */
export const effectTypes = { none: 0, scene: 1, lottie: 2, video: 3 } as const
export type EffectType = (typeof effectTypes)[keyof typeof effectTypes]
export const effect = {
  swf: z.string(),
  swftype: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Seconds it plays. */
  swftime: z.number(),
}

/** Stamps along a finger, in the drawer's frame: readers scale by width and height. */
export const doodle = {
  paintedPath: z.array(z.object({ x: z.int(), y: z.int() })),
  paintedWidth: z.int(),
  paintedHeight: z.int(),
}

/**
 * One debit. Repeats of one person, gift and receiver within `comboSeconds` have one `combo`, whose running count and coins are here: a
 * reader shows the highest it has seen and ends a combo itself when no repeat came in that time. The texts are the gift's name.
 */
export const giftSent = nowEvent(
  'giftSent',
  { _method_: 'SendGift', action: 0, msgtype: 1 },
  {
    ...senderSchema.shape,
    ...systemWords,
    ...effect,
    giftid: z.int(),
    type: z.int(),
    gifticon: z.string(),
    giftcount: z.int(),
    /** Coins of this debit: 0 for one out of the backpack. */
    totalcoin: z.string(),
    combo: z.string(),
    combocount: z.int(),
    /** Receivers: the anchor unless a guest on the mic was chosen. */
    touids: z.array(z.int()),
    votestotal: z.string(),
    ispack: z.union([z.literal(0), z.literal(1)]),
    at: z.number(),
    ...doodle,
  },
)

/** A person became a guard, stayed one for longer, or took a higher tier. */
export const guardBought = nowEvent(
  'guardBought',
  { _method_: 'BuyGuard', action: 0, msgtype: 0 },
  {
    ...senderSchema.shape,
    ...systemWords,
    guardid: z.int(),
    days: z.int(),
    endtime: z.int(),
    change: z.enum(['new', 'extended', 'upgraded']),
    guard_nums: z.int(),
    totalcoin: z.string(),
    votestotal: z.string(),
  },
)

export const guardSnapshot = { guard_nums: z.int() }
