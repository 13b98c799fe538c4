import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { month, spending } from './money.ts'
import { coinsOut, flag, int, page, requestId } from './scalars.ts'

/** The specification's four statuses of a record. */
export const recordStatuses = { processing: 0, finished: 1, failed: 2, unknown: 3 } as const
export const recordStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
/** Kind of a line of the statement, as people know it. */
export const recordKinds = [
  'gift',
  'barrage',
  'guard',
  'room_fee',
  'minute_fee',
  'tip',
  'recharge',
  'reward',
  'chargeback',
  'reward_taken_back',
  'votes_to_coins',
  'coins_to_votes',
  'withdrawal',
  'deposit',
  'pack_sent',
  'pack_share',
  'pack_refund',
  'debt_repaid',
  'reversal',
  'adjustment',
  'write_off',
] as const
export type RecordKind = (typeof recordKinds)[number]

export const record = z.object({
  /** The ledger's own number of the movement, and its leg. */
  id: z.string(),
  kind: z.enum(recordKinds),
  asset: z.enum(['coin', 'vote', 'debt']),
  /** With its sign. */
  amount: coinsOut,
  /** Balance afterwards. */
  balance: coinsOut,
  /** The other person, where there is one and they may be named. */
  uid: z.int(),
  user_nicename: z.string(),
  /** A room, an order, a withdrawal: what it was for. */
  ref: z.string(),
  /** Always finished: what is under way is a withdrawal or an order, and has its own. */
  status: recordStatus,
  addtime: z.int(),
  dateaddtime: z.string(),
})
export type StatementLine = z.output<typeof record>

/** Calls of `User` that touch the wallet: `User.getBalance` on the wire. Apart from the others, because the first page needs none of them. */
export const Wallet = domain('User', {
  getSpending: call({
    auth: 'user',
    kind: 'query',
    summary: 'What I spent today and this month, my limits and what I owe: for every screen with a button that spends.',
    input: z.object({}),
    output: spending,
  }),
  setLimits: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['day', 'month'] },
    summary: 'Sets how much I may spend a day and a month; 0 for no limit. Lower counts at once, higher after 24 hours.',
    input: z.object({ day: int(0, 1_000_000_000), month: int(0, 1_000_000_000) }),
    output: spending,
  }),
  setPause: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['days'] },
    summary: 'Keeps me from spending and recharging for some days. It can be made longer, never shorter.',
    input: z.object({ days: z.union([int(1, 1), int(7, 7), int(30, 30), int(180, 180), int(365, 365)]) }),
    output: spending,
  }),
  getOperation: call({
    auth: 'user',
    kind: 'query',
    summary: 'What became of my tap: done, refused, or unknown (nothing happened; it may be sent again under the same key).',
    input: z.object({ client_request_id: requestId }),
    output: z.object({
      state: z.enum(['done', 'refused', 'unknown']),
      /** The specification's status of a record: 1 finished, 2 failed, 3 unknown. */
      status: recordStatus,
      /** The call it belonged to; empty when unknown. */
      call: z.string(),
      /** Reason of the refusal, as the ledger files it. */
      reason: z.string(),
      /** The order or withdrawal that came of it; 0 when there is none. */
      id: z.int(),
      coin: coinsOut,
      at: z.int(),
    }),
  }),
})

export const Statements = domain('Cash', {
  recordList: call({
    specName: 'App.Cash.RecordList',
    auth: 'user',
    kind: 'query',
    summary: 'Lines of my statement, newest first, 30 a page: type 0 all, 1 coins, 2 tickets.',
    input: z.object({ p: page, type: z._default(int(0, 2), 0), month: z.optional(month) }),
    output: z.array(record),
  }),
  getMonth: call({
    auth: 'user',
    kind: 'query',
    summary: 'One month of one of my currencies: what was there, what came, what went, and whether it was checked.',
    input: z.object({ month, type: z._default(int(1, 2), 1) }),
    output: z.object({
      opening: coinsOut,
      came: coinsOut,
      went: coinsOut,
      closing: coinsOut,
      /** Part of the running month's closing balance that waits for something under way, and cannot be spent. An older API sends none. */
      held: z.optional(coinsOut),
      lines: z.int(),
      /** Months with at least one line, newest first. */
      months: z.array(month),
      /** Time at which the balance was last computed again from the first line on, and the result: whether it agreed. */
      checked: z.int(),
      agrees: flag,
      /** Number of those lines, in all currencies. */
      checked_lines: z.int(),
    }),
  }),
  getStatement: call({
    auth: 'user',
    kind: 'query',
    summary: 'A month as a file a stranger can check without us: lines, proofs that they were sealed, and the signed seals.',
    // A month of thousands of lines comes in several files.
    input: z.object({ month, part: z._default(int(1, 1000), 1) }),
    output: z.object({ name: z.string(), file: z.string(), parts: z.int() }),
    refusals: { NothingSealed: 1001 },
  }),
})
