import * as z from 'zod/mini'
import { call, domain, spendRefusals } from './call.ts'
import { effect } from './events/gift.ts'
import { spending } from './money.ts'
import { coinsOut, int, MAX_INT, optionalText, requestId, stream, uid } from './scalars.ts'

/** Gift types of the specification. */
export const giftTypes = { normal: 0, deluxe: 1, doodle: 3 } as const
export type GiftType = (typeof giftTypes)[keyof typeof giftTypes]
export const giftMarks = { none: 0, hot: 1, guards: 2, lucky: 3 } as const
export type GiftMark = (typeof giftMarks)[keyof typeof giftMarks]

/** Repeats within so many seconds of the one before are one combo. */
export const comboSeconds = 3
export const MAX_GIFT_COUNT = 9999
export const MIN_DOODLE_STAMPS = 10
export const MAX_DOODLE_STAMPS = 200
/** The widest and highest frame a doodle is drawn in. */
const MAX_FRAME = 10_000

const gift = z.object({
  id: z.int(),
  type: z.union([z.literal(0), z.literal(1), z.literal(3)]),
  mark: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** In the caller’s language. */
  giftname: z.string(),
  needcoin: coinsOut,
  gifticon: z.string(),
  ...effect,
})
export type GiftCard = z.output<typeof gift>
/** A gift I have, and how many. `endtime`: when the first `ending` of them expire; 0: never. */
const backpackGift = z.object({ ...gift.shape, nums: z.int(), endtime: z.int(), ending: z.int() })
export type BackpackGift = z.output<typeof backpackGift>

const inRoom = { liveuid: uid, stream }
/** Ids with commas; empty: the anchor. */
const receivers = z._default(
  z.string().check(
    z.regex(/^(\d{1,10}(,\d{1,10}){0,7})?$/),
    z.refine((given) => given.split(',').every((id) => Number(id) <= MAX_INT)),
  ),
  '',
)
/** A doodle as JSON: `[{"x":12,"y":40},…]`, in the drawer's frame. */
const paintedPath = z.pipe(
  optionalText(8_000),
  z.transform((given, context): { x: number; y: number }[] => {
    if (given === '') return []
    try {
      const points = z.array(z.object({ x: int(0, MAX_FRAME), y: int(0, MAX_FRAME) })).parse(JSON.parse(given))
      if (points.length <= MAX_DOODLE_STAMPS) return points
    } catch {
      // told below
    }
    context.issues.push({ code: 'custom', input: given, message: 'no path' })
    return z.NEVER
  }),
)

export const Gifts = domain('Live', {
  getGiftList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Gifts one can send now, cheapest first, what is in my backpack, and what I have and may spend.',
    input: z.object({}),
    output: z.object({ coin: coinsOut, giftlist: z.array(gift), proplist: z.array(backpackGift), spending }),
  }),
  sendGift: call({
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary:
      'Sends a gift, out of the backpack with `ispack`. `touids` is the anchor unless guests on the mic are chosen. A doodle is one stamp each of `giftcount`.',
    input: z.object({
      ...inRoom,
      giftid: int(1, 32_767),
      giftcount: z._default(int(1, MAX_GIFT_COUNT), 1),
      ispack: z._default(int(0, 1), 0),
      touids: receivers,
      /** The price of one that a person was shown and agrees to. */
      needcoin: z.optional(int(0, 1_000_000)),
      paintedPath,
      paintedWidth: z._default(int(0, MAX_FRAME), 0),
      paintedHeight: z._default(int(0, MAX_FRAME), 0),
      client_request_id: requestId,
    }),
    output: z.object({
      gifttoken: z.string(),
      level: z.int(),
      coin: coinsOut,
      /** The run this one belongs to and how many it has. */
      combo: z.string(),
      combocount: z.int(),
      /** Number left in the backpack; 0 for gifts that coins paid. */
      nums: z.int(),
      spent_today: coinsOut,
    }),
    refusals: {
      InsufficientBalance: 1001,
      NoSuchGift: 1002,
      GuardsOnly: 1002,
      BackpackShort: 1003,
      NotAdmitted: 1004,
      RoomEnded: 1005,
      NoSuchReceiver: 1006,
      FeeChanged: 1007,
      TooFewStamps: 1008,
      IdempotencyConflict: 1009,
      Yourself: 1010,
      ...spendRefusals,
    },
  }),
})

export const Backpack = domain('Backpack', {
  getBackpack: call({
    auth: 'user',
    kind: 'query',
    summary: 'Gifts I have, those that expire first before the others.',
    input: z.object({}),
    output: z.array(backpackGift),
  }),
})
