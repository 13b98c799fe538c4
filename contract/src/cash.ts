import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsIn, currencies, month, moneyOut } from './money.ts'
import { coinsOut, flag, int, page, requestId } from './scalars.ts'

export const withdrawalStates = ['review', 'approved', 'rejected', 'sending', 'paid', 'failed'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
/** The specification's three statuses of a withdrawal. */
export const withdrawalStatuses = { underReview: 0, approved: 1, rejected: 2 } as const
/** The specification's four statuses of a record. */
export const recordStatuses = { processing: 0, finished: 1, failed: 2, unknown: 3 } as const
export const recordStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
/** Why operators say no. People read it in their own language. */
export const rejectReasons = ['account_mismatch', 'unusual_gifts', 'disputed_payment', 'identity_unclear', 'rules_broken', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

export const withdrawal = z.object({
  id: z.int(),
  no: z.string(),
  /** The specification's status: 0 under review, 1 approved (also once it is being sent or paid), 2 rejected (also when it could not be paid). */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  state: z.enum(withdrawalStates),
  votes: coinsOut,
  /** Before anything is taken, what is taken, and what arrives. */
  gross: moneyOut,
  take: moneyOut,
  tax: moneyOut,
  fee: moneyOut,
  money: moneyOut,
  currency: z.enum(currencies),
  type: z.int(),
  account: z.string(),
  reason: z.union([z.enum(rejectReasons), z.literal('')]),
  /** What the operator wrote, for this person to read. */
  note: z.string(),
  created: z.int(),
  datecreated: z.string(),
  ended: z.int(),
  dateended: z.string(),
})
export type Withdrawal = z.output<typeof withdrawal>

/** What a line of the statement was, as people know it. */
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
  /** What was there afterwards. */
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

export const Cash = domain('Cash', {
  setVoteExchange: call({
    specName: 'App.Cash.SetVoteExchange',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Turns tickets into coins.',
    input: z.object({ exchangevote: coinsIn, client_request_id: requestId }),
    output: z.object({ coin: coinsOut, votes: coinsOut, got: coinsOut }),
    refusals: { TooMuch: 1001, BadAmount: 1002, IdempotencyConflict: 1009, Frozen: 1012 },
  }),
  setCoinExchange: call({
    specName: 'App.Cash.SetCoinExchange',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Turns coins into tickets. Off unless switched on, capped, and only for coins bought long enough ago.',
    input: z.object({ exchangecoin: coinsIn, client_request_id: requestId }),
    output: z.object({ coin: coinsOut, votes: coinsOut, got: coinsOut }),
    refusals: { TooMuch: 1001, BadAmount: 1002, SwitchedOff: 1003, OverCap: 1004, IdempotencyConflict: 1009, Frozen: 1012 },
  }),
  getExchange: call({
    auth: 'user',
    kind: 'query',
    summary: 'What I have of both, and what one brings of the other.',
    input: z.object({}),
    output: z.object({
      coin: coinsOut,
      votes: coinsOut,
      /** Tickets for coins: so many tickets bring so many coins. */
      vote_give: z.int(),
      vote_get: z.int(),
      /** Coins for tickets: 0 while it is switched off. */
      coin_open: flag,
      coin_give: z.int(),
      coin_get: z.int(),
      /** How many coins may be turned now. */
      coin_max: coinsOut,
    }),
  }),
  cashRecordList: call({
    specName: 'App.Cash.CashRecordList',
    auth: 'user',
    kind: 'query',
    summary: 'My withdrawals, newest first, 20 a page.',
    input: z.object({ p: page }),
    output: z.array(withdrawal),
  }),
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
      lines: z.int(),
      /** Months with at least one line, newest first. */
      months: z.array(month),
      /** When the balance was last worked out anew from the first line on, and whether it agreed. */
      checked: z.int(),
      agrees: flag,
      /** How many lines that were, in all currencies. */
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
