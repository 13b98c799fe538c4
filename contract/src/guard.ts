import * as z from 'zod/mini'
import { call, domain, spendRefusals } from './call.ts'
import { spending } from './money.ts'
import { coinsOut, int, page, requestId, stream, uid } from './scalars.ts'
import { userCard } from './user.ts'

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
      ...spendRefusals,
    },
  }),
})
