import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { effect } from './events/gift.ts'
import { spending } from './money.ts'
import { coinsOut, flag, int, MAX_INT, optionalText, page, requestId, stream, uid } from './scalars.ts'
import { userCard } from './user.ts'

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
/** Why no coins leave a wallet although there are enough of them. */
const spendingOff = { Frozen: 1012, OverLimit: 1013, SpendingPaused: 1014 } as const

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
      /** How many of it are left in the backpack; 0 for gifts that coins paid. */
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
      ...spendingOff,
    },
  }),
  getReceipt: call({
    auth: 'user',
    kind: 'query',
    summary: 'What I watched, paid and got back in a show, line by line as the ledger has it.',
    input: z.object({ stream }),
    output: z.object({
      title: z.string(),
      host: userCard,
      starttime: z.int(),
      /** 0 while it goes on. */
      endtime: z.int(),
      /** Seconds since I first came in, while the show was on. */
      watched: z.int(),
      fee: coinsOut,
      minutes: z.int(),
      minutes_coin: coinsOut,
      /** Coins for minutes of private shows. */
      private_coin: coinsOut,
      barrages: z.int(),
      barrages_coin: coinsOut,
      guard_coin: coinsOut,
      gifts: z.array(z.object({ id: z.int(), giftname: z.string(), gifticon: z.string(), nums: z.int(), coin: coinsOut, ispack: flag })),
      gifts_coin: coinsOut,
      /** Red packs I sent, and what I took out of those of others, which `total` leaves out. */
      reds: z.int(),
      reds_coin: coinsOut,
      reds_won: coinsOut,
      /** Tips that were paid, that wait for a goal to be done, and that came back. */
      tips_coin: coinsOut,
      tips_held: coinsOut,
      tips_returned: coinsOut,
      refunded: coinsOut,
      /** All of it, less what came back. */
      total: coinsOut,
    }),
    refusals: { NoSuchShow: 1001, NeverJoined: 1002 },
  }),
  getGiftRecords: call({
    auth: 'user',
    kind: 'query',
    summary: 'Gifts I sent (type 0) or got (type 1), newest first, twenty a page; a combo is one record.',
    input: z.object({ type: z._default(int(0, 1), 0), p: page }),
    output: z.object({
      list: z.array(
        z.object({
          combo: z.string(),
          giftid: z.int(),
          giftname: z.string(),
          gifticon: z.string(),
          nums: z.int(),
          coin: coinsOut,
          votes: coinsOut,
          ispack: flag,
          at: z.int(),
          datetime: z.string(),
          stream: z.string(),
          title: z.string(),
          /** Whom it went to, or who sent it. */
          user: userCard,
        }),
      ),
    }),
  }),
  getShowReport: call({
    auth: 'user',
    kind: 'query',
    summary: 'One of my shows: votes and viewers over its time, at most sixty points, and the gifts it brought.',
    input: z.object({ stream }),
    output: z.object({
      votes: coinsOut,
      points: z.array(z.object({ at: z.int(), nums: z.int(), votes: coinsOut })),
      gifts: z.array(z.object({ id: z.int(), giftname: z.string(), gifticon: z.string(), nums: z.int(), votes: coinsOut })),
    }),
    refusals: { NoSuchShow: 1001 },
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

/** Tiers on the wire: the week and the month share one. */
export const guardTypes = { none: 0, month: 1, year: 2 } as const
export type GuardType = (typeof guardTypes)[keyof typeof guardTypes]
export const guardPrivileges = ['badge', 'entrance', 'gifts', 'line', 'immunity'] as const
export type GuardPrivilege = (typeof guardPrivileges)[number]

export const Guard = domain('Guard', {
  getList: call({
    auth: 'user',
    kind: 'query',
    summary: 'Tiers and prices of guard, what each brings, and my own guard of this anchor.',
    input: z.object({ liveuid: uid }),
    output: z.object({
      coin: coinsOut,
      privilege: z.array(z.object({ id: z.enum(guardPrivileges), name: z.string(), des: z.string(), types: z.array(z.int()) })),
      list: z.array(z.object({ id: z.int(), name: z.string(), type: z.int(), coin: coinsOut, days: z.int() })),
      /** `guardid` 0: none. */
      mine: z.object({ guardid: z.int(), type: z.int(), endtime: z.int() }),
      spending,
    }),
    refusals: { NoSuchPerson: 1001 },
  }),
  getGuardList: call({
    specName: 'Guard.GetGuardList',
    auth: 'user',
    kind: 'query',
    summary: 'Who guards an anchor, those who gave most this week first, twenty a page.',
    input: z.object({ liveuid: uid, p: page }),
    output: z.array(z.object({ ...userCard.shape, type: z.int(), contribute: coinsOut, endtime: z.int() })),
  }),
  buyGuard: call({
    specName: 'Guard.BuyGuard',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Guards an anchor. The same tier adds its days; a higher one begins now and ends the lower, after `overwrite` 1.',
    input: z.object({
      liveuid: uid,
      stream,
      guardid: int(1, 100),
      overwrite: z._default(int(0, 1), 0),
      /** The price a person was shown and agrees to. */
      coin: z.optional(int(0, 10_000_000)),
      client_request_id: requestId,
    }),
    output: z.object({
      coin: coinsOut,
      level: z.int(),
      votestotal: coinsOut,
      guard_nums: z.int(),
      guardid: z.int(),
      type: z.int(),
      endtime: z.int(),
    }),
    refusals: {
      NoSuchTier: 1001,
      InsufficientBalance: 1002,
      NotAdmitted: 1003,
      HigherTier: 1004,
      RoomEnded: 1005,
      OverwriteNeeded: 1006,
      FeeChanged: 1007,
      TooLong: 1008,
      IdempotencyConflict: 1009,
      Yourself: 1010,
      ...spendingOff,
    },
  }),
})

export const listTypes = ['hour', 'day', 'week', 'month', 'total'] as const
export type ListType = (typeof listTypes)[number]
const ranked = z.object({
  ...userCard.shape,
  level_anchor: z.int(),
  rank: z.int(),
  /** Votes of an anchor, coins of a giver. */
  total: coinsOut,
  islive: flag,
  stream: z.string(),
})
const rankList = {
  auth: 'guest',
  kind: 'query',
  input: z.object({ type: z._default(z.enum(listTypes), 'day'), p: page }),
  output: z.object({
    list: z.array(ranked),
    /** When the running hour, day, week or month began, UTC; 0: always. */
    starttime: z.int(),
    /** My place; 0 while I have none. `behind` takes me past the one before. */
    mine: z.object({ rank: z.int(), total: coinsOut, behind: coinsOut }),
  }),
} as const

export const Ranks = domain('Home', {
  profitList: call({ summary: 'Anchors by the votes they got, twenty a page, a hundred at most.', ...rankList }),
  consumeList: call({ summary: 'People by the coins they gave, twenty a page, a hundred at most.', ...rankList }),
})
