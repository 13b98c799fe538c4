import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, int, page, text } from './scalars.ts'

export const rewardStates = ['held', 'paid', 'taken_back'] as const
export type RewardState = (typeof rewardStates)[number]
/** Percent of every recharge of somebody I invited. */
export const invitationPercent = 10

export const Agent = domain('Agent', {
  getCode: call({
    specName: 'App.Agent.GetCode',
    auth: 'user',
    kind: 'query',
    summary: 'My invitation code, its link, and what a QR of it says.',
    input: z.object({}),
    output: z.object({ code: z.string(), href: z.string(), qr: z.string() }),
  }),
  getRewards: call({
    auth: 'user',
    kind: 'query',
    summary: 'What my invitations brought: totals, a chart of the last days, and the rewards, newest first, 20 a page.',
    input: z.object({ days: z._default(int(1, 366), 14), p: page }),
    output: z.object({
      invited: z.int(),
      recharged: z.int(),
      total: coinsOut,
      held: coinsOut,
      /** Coins a day, oldest first, today last; a month each when more than 31 days are asked for. */
      chart: z.array(z.object({ from: z.int(), coin: coinsOut })),
      list: z.array(
        z.object({
          id: z.int(),
          uid: z.int(),
          user_nicename: z.string(),
          avatar_thumb: z.string(),
          /** Coins they bought. */
          coin: coinsOut,
          reward: coinsOut,
          state: z.enum(rewardStates),
          /** Time at which a held one is paid; 0 otherwise. */
          due: z.int(),
          addtime: z.int(),
        }),
      ),
    }),
  }),
  getInvited: call({
    auth: 'user',
    kind: 'query',
    summary: 'People who came by my code, newest first, 20 a page.',
    input: z.object({ p: page }),
    output: z.array(z.object({ uid: z.int(), user_nicename: z.string(), avatar_thumb: z.string(), reward: coinsOut, addtime: z.int() })),
  }),
  setInviter: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: [] },
    summary: 'Says who invited me, within a day of registering, once.',
    input: z.object({ code: text(12) }),
    output: z.object({ uid: z.int(), user_nicename: z.string() }),
    refusals: { NoSuchCode: 1001, Yourself: 1002, TooLate: 1003, SaidAlready: 1004 },
  }),
})
