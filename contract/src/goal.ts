import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { goalShape } from './events/goal.ts'
import { giver } from './events/votes.ts'
import { coinsOut, int, optionalText, requestId, text, uid } from './scalars.ts'

export const GOAL_TITLE_MAX = 40
export const GOAL_REASON_MAX = 80
/** At once, in one show. */
export const MAX_OPEN_GOALS = 5
export const MIN_GOAL_COINS = 10
export const MAX_GOAL_COINS = 1_000_000
export const MAX_GOAL_COUNT = 999
/** Minutes to reach a task, as the form offers them. */
export const goalMinutes = [10, 20, 30, 60] as const
const MAX_MINUTES = 180
/** A wish may be reached for as long as the show goes on, at most so many minutes. */
export const WISH_MINUTES = 24 * 60
/** Minutes to do what was reached. */
export const DO_MINUTES = 60

export const taskOperations = { done: 1, failed: 2, cancelled: 3 } as const

const goal = z.object({
  ...goalShape,
  /** In the caller's language; empty when it is counted in coins. */
  giftname: z.string(),
  /** Coins I have given, and the part of them that has come back. */
  mine: coinsOut,
  returned: coinsOut,
  /** Time at which the last of mine came back; 0: it has not. */
  returnedtime: z.int(),
  /** Coins that have gone back to everybody. */
  returned_all: coinsOut,
  /** The five who gave most. */
  top: z.array(giver),
})
export type Goal = z.output<typeof goal>

const target = {
  title: text(GOAL_TITLE_MAX),
  /** Either a price in coins, or so many of a gift at its price now. */
  need_coin: z._default(int(0, MAX_GOAL_COINS), 0),
  giftid: z._default(int(0, 32_767), 0),
  giftcount: z._default(int(0, MAX_GOAL_COUNT), 0),
  client_request_id: requestId,
}
const setting = {
  NotLive: 1001,
  TooManyGoals: 1002,
  NoSuchGift: 1003,
  BadAmount: 1006,
  IdempotencyConflict: 1009,
  SensitiveWord: 10011,
} as const
const ending = { NoSuchGoal: 1001, NotReached: 1002, GoalOver: 1003 } as const
const list = z.object({
  list: z.array(goal),
  coin: coinsOut,
  /** Tickets of a hundred coins: what the anchor gets of a goal that is done. */
  percent: z.int(),
})

export const Livegame = domain('Livegame', {
  setLiveAnchorTask: call({
    specName: 'App.Livegame.SetLiveAnchorTask',
    auth: 'user',
    kind: 'command',
    repeat: 'replay',
    summary: 'Offers a task in my show, for a price that has to be reached in so many minutes.',
    input: z.object({ ...target, minutes: z._default(int(1, MAX_MINUTES), 30) }),
    output: goal,
    refusals: setting,
  }),
  getLiveAnchorTaskInfo: call({
    specName: 'App.Livegame.GetLiveAnchorTaskInfo',
    auth: 'user',
    kind: 'query',
    summary: 'Tasks of the show an anchor has on: those that are running first, then the last that ended.',
    input: z.object({ liveuid: uid }),
    output: list,
    refusals: { NotAdmitted: 1001 },
  }),
  anchorTaskOperation: call({
    specName: 'App.Livegame.AnchorTaskOperation',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'type'] },
    summary: 'Ends a task of mine: type 1 done, 2 not done after all, 3 cancelled. Done pays me; both others give the tips back.',
    input: z.object({ id: int(1, 2 ** 53 - 1), type: int(1, 3), reason: optionalText(GOAL_REASON_MAX) }),
    output: goal,
    refusals: { ...ending, SensitiveWord: 10011 },
  }),
  setWishingWell: call({
    specName: 'App.Livegame.SetWishingWell',
    auth: 'user',
    kind: 'command',
    repeat: 'replay',
    summary: 'Makes a wish in my show, for a price that has to be reached before it ends.',
    input: z.object(target),
    output: goal,
    refusals: setting,
  }),
  getWishingWellList: call({
    specName: 'App.Livegame.GetWishingWellList',
    auth: 'user',
    kind: 'query',
    summary: 'Wishes of the show an anchor has on: those that are running first, then the last that ended.',
    input: z.object({ liveuid: uid }),
    output: list,
    refusals: { NotAdmitted: 1001 },
  }),
  giveATip: call({
    specName: 'App.Livegame.GiveATip',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary:
      'Sets coins aside for a wish or a task, never more than is missing. The anchor gets them once it is done; otherwise they come back.',
    input: z.object({ liveuid: uid, id: int(1, 2 ** 53 - 1), coin: int(1, MAX_GOAL_COINS), client_request_id: requestId }),
    output: z.object({
      coin: coinsOut,
      /** Coins set aside: less than asked for when less was missing. */
      tipped: coinsOut,
      goal,
    }),
    refusals: {
      NoSuchGoal: 1001,
      GoalFull: 1002,
      GoalOver: 1003,
      InsufficientBalance: 1004,
      NotAdmitted: 1005,
      BadAmount: 1006,
      IdempotencyConflict: 1009,
      Yourself: 1010,
      Frozen: 1012,
      OverLimit: 1013,
      SpendingPaused: 1014,
    },
  }),
  sureWishingWellComplete: call({
    specName: 'App.Livegame.SureWishingWellComplete',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'A wish of mine that was reached is fulfilled: I get what was given for it.',
    input: z.object({ id: int(1, 2 ** 53 - 1) }),
    output: goal,
    refusals: ending,
  }),
  deleteWishingWell: call({
    specName: 'App.Livegame.DeleteWishingWell',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Takes a wish of mine back. Everybody has their coins back.',
    input: z.object({ id: int(1, 2 ** 53 - 1), reason: optionalText(GOAL_REASON_MAX) }),
    output: goal,
    refusals: { ...ending, SensitiveWord: 10011 },
  }),
})
