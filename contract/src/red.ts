import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { redPackStates } from './machines/redPack.ts'
import { coinsOut, flag, int, optionalText, requestId, stream } from './scalars.ts'

/** Kinds of split of a pack, and of its opening. */
export const redTypes = { average: 0, lucky: 1 } as const
export const redGrants = { now: 0, delayed: 1 } as const
/** Seconds until a delayed pack opens, and how long any pack stays open after that unless the show ends before. */
export const redDelaySeconds = 180
export const redLifeSeconds = 600
export const MAX_RED_COINS = 1_000_000
export const MAX_RED_SHARES = 1000
export const MAX_RED_WORDS = 20
/** Packs of one person in one show that are not over yet. */
export const MAX_OPEN_REDS = 5

const redid = int(1, 2 ** 53 - 1)

const pack = z.object({
  id: z.int(),
  uid: z.int(),
  type: z.int(),
  type_grant: z.int(),
  /** All of it, whatever the split. */
  coin: coinsOut,
  nums: z.int(),
  des: z.string(),
  /** Opening time, epoch seconds; `second`: seconds until then, by the clock that decides. */
  effecttime: z.int(),
  second: z.int(),
  /** Share of mine: whether I have taken one, and its coins. */
  isrob: flag,
  win: coinsOut,
  user_nicename: z.string(),
  avatar: z.string(),
  state: z.enum(redPackStates),
  /** Time at which the rest goes back, at the latest; `left`: seconds until then. */
  endtime: z.int(),
  left: z.int(),
  nums_rob: z.int(),
  /** 1: only for people who follow the anchor. */
  follow: flag,
})
export type RedPack = z.output<typeof pack>

export const Red = domain('Red', {
  sendRed: call({
    specName: 'Red.SendRed',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary:
      'Puts a red pack into a room. Average: `coin` is one share; lucky: `coin` is all of them. What nobody takes comes back by itself.',
    input: z.object({
      stream,
      type: int(0, 1),
      type_grant: z._default(int(0, 1), 0),
      coin: int(1, MAX_RED_COINS),
      nums: int(1, MAX_RED_SHARES),
      des: optionalText(MAX_RED_WORDS),
      follow: z._default(int(0, 1), 0),
      client_request_id: requestId,
    }),
    output: z.object({ redid: z.int(), coin: coinsOut }),
    refusals: {
      InsufficientBalance: 1001,
      BadAmount: 1002,
      TooManyOpen: 1003,
      NotAdmitted: 1004,
      RoomEnded: 1005,
      Muted: 1006,
      IdempotencyConflict: 1009,
      Frozen: 1012,
      OverLimit: 1013,
      SpendingPaused: 1014,
      SensitiveWord: 10011,
    },
    signed: ['stream'],
  }),
  getRedList: call({
    specName: 'Red.GetRedList',
    auth: 'user',
    kind: 'query',
    summary: 'Red packs of a room that are not over, oldest first; with `past` 1 those of the whole show, newest first, fifty at most.',
    input: z.object({ stream, past: z._default(int(0, 1), 0) }),
    output: z.array(pack),
    refusals: { NotAdmitted: 1004 },
    signed: ['stream'],
  }),
  robRed: call({
    specName: 'Red.RobRed',
    auth: 'user',
    kind: 'money',
    repeat: { keyedBy: ['redid'] },
    summary: 'Takes a share of a red pack, one a person. `win` 0: none was left, or its time is over; `msg` says which.',
    input: z.object({ stream, redid }),
    output: z.object({
      win: coinsOut,
      msg: z.string(),
      /** Coins I have now. */
      coin: coinsOut,
      state: z.enum(redPackStates),
    }),
    refusals: { NoSuchRed: 1002, TooEarly: 1003, NotAdmitted: 1004, FollowersOnly: 1006, Yourself: 1010, Frozen: 1012 },
    signed: ['redid', 'stream', 'uid'],
  }),
  getRedRobList: call({
    specName: 'Red.GetRedRobList',
    auth: 'user',
    kind: 'query',
    summary: 'Who took what of a red pack, in the order they came, and what I got.',
    input: z.object({ stream, redid }),
    output: z.object({
      redinfo: z.object({ ...pack.shape, coin_rob: coinsOut, refunded: coinsOut }),
      /** `luckiest` once the pack is over: the first of those with most. */
      list: z.array(
        z.object({ uid: z.int(), user_nicename: z.string(), avatar: z.string(), win: coinsOut, time: z.int(), luckiest: flag }),
      ),
      win: coinsOut,
    }),
    refusals: { NoSuchRed: 1002, NotAdmitted: 1004 },
    signed: ['redid', 'stream'],
  }),
  getDraw: call({
    auth: 'guest',
    kind: 'query',
    summary:
      'How a red pack was split, for anybody to check: the hash of its seed since it was sent, and once it is over the seed and every share.',
    input: z.object({ redid }),
    output: z.object({
      type: z.int(),
      coin: coinsOut,
      nums: z.int(),
      sent: z.int(),
      /** SHA-256 of the seed, and what the split is derived from beside it. Hexadecimal; `seed` is empty while the pack is open. */
      hash: z.string(),
      seed: z.string(),
      nonce: z.string(),
      /** Every share in the order they are taken; none while the pack is open. */
      shares: z.array(coinsOut),
      nums_rob: z.int(),
    }),
    refusals: { NoSuchRed: 1002 },
  }),
})
