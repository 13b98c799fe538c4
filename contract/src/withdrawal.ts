import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsIn, currencies, moneyOut } from './money.ts'
import { coinsOut, flag, int, nothing, optionalText, page, requestId, text } from './scalars.ts'

export const pixKeyTypes = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]
/** The specification's numbers for where money goes. */
export const cashAccountTypes = { pix: 1, usdt: 2 } as const

const accountFields = {
  type: int(1, 2),
  /** Holder of the account. */
  name: text(80),
  /** Pix: the holder's CPF or CNPJ, digits with or without punctuation. */
  document: optionalText(20),
  key_type: z._default(z.union([z.enum(pixKeyTypes), z.literal('')]), ''),
  /** The Pix key or the TRC20 address. */
  account: text(120),
}
const accountRefusals = {
  BadDocument: 1001,
  BadKey: 1002,
  BadAddress: 1003,
  TooManyAccounts: 1004,
  NotOffered: 1005,
  StepUpNeeded: 1020,
} as const

export const cashAccount = z.object({
  id: z.int(),
  type: z.int(),
  name: z.string(),
  key_type: z.string(),
  /** Hidden but for its ends: whoever looks over a shoulder learns nothing. */
  account: z.string(),
  document: z.string(),
  /** Money has arrived there before. */
  verified: flag,
  /** Changed so lately that the operators look twice. */
  fresh: flag,
})
export type CashAccount = z.output<typeof cashAccount>

/** Cost of a withdrawal by one payout method, before the person confirms. */
export const cashRule = z.object({
  type: z.int(),
  currency: z.enum(currencies),
  /** Tickets for one unit of the currency. */
  rate: z.int(),
  minimum: coinsOut,
  /** Percent, may have a fraction. */
  take: z.string(),
  tax: z.string(),
  /** In the currency, per withdrawal. */
  fee: moneyOut,
})
export type CashRule = z.output<typeof cashRule>

export const withdrawalStates = ['review', 'approved', 'rejected', 'sending', 'paid', 'failed'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
/** The specification's three statuses of a withdrawal. */
export const withdrawalStatuses = { underReview: 0, approved: 1, rejected: 2 } as const
/** Reasons of operators for a rejection. People read them in their own language. */
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
  /** Note of the operator, for this person to read. */
  note: z.string(),
  created: z.int(),
  datecreated: z.string(),
  ended: z.int(),
  dateended: z.string(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const Withdrawals = domain('User', {
  getProfit: call({
    specName: 'App.User.GetProfit',
    auth: 'user',
    kind: 'query',
    summary: 'My tickets, how many can be cashed out now, and why the others wait and until when.',
    input: z.object({}),
    output: z.object({
      votes: coinsOut,
      votestotal: coinsOut,
      /** Tickets that can be cashed out now. */
      total: coinsOut,
      /** Terms of the first payout method, for old clients. */
      cash_rate: z.string(),
      cash_take: z.string(),
      tips: z.string(),
      rules: z.array(cashRule),
      held: z.array(
        z.object({
          /** recent: gifts paid in a way that can still go back. disputed: a payment is being contested. review: in withdrawals under way. */
          why: z.enum(['recent', 'disputed', 'review']),
          votes: coinsOut,
          until: z.int(),
        }),
      ),
      /** Withdrawals of this month and how many there may be. */
      used: z.int(),
      allowed: z.int(),
      /** Days of the month withdrawals are open; 1 and 31 when always. */
      window_from: z.int(),
      window_to: z.int(),
      open: flag,
      certified: flag,
    }),
  }),
  setCash: call({
    specName: 'App.User.SetCash',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Asks for tickets to be paid out. They are held from this moment; people look at it before anything is sent.',
    input: z.object({ accountid: int(1, 2 ** 31 - 1), cashvote: coinsIn, client_request_id: requestId }),
    output: z.object({ id: z.int(), no: z.string(), votes: coinsOut, left: coinsOut, money: moneyOut, currency: z.enum(currencies) }),
    refusals: {
      TooMuch: 1001,
      BadAmount: 1002,
      NotCertified: 1003,
      BelowMinimum: 1004,
      OutsideWindow: 1005,
      TooManyThisMonth: 1006,
      NotYourAccount: 1007,
      IdempotencyConflict: 1009,
      Frozen: 1012,
      StepUpNeeded: 1020,
    },
  }),
  getUserAccountList: call({
    specName: 'User.GetUserAccountList',
    auth: 'user',
    kind: 'query',
    summary: 'Where my tickets can be paid out to.',
    input: z.object({}),
    output: z.array(cashAccount),
  }),
  setUserAccount: call({
    specName: 'App.User.SetUserAccount',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['type', 'account'] },
    summary: 'Adds a Pix key or a TRC20 address.',
    input: z.object(accountFields),
    output: cashAccount,
    refusals: accountRefusals,
  }),
  editUserAccount: call({
    specName: 'App.User.EditUserAccount',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'type', 'name', 'document', 'key_type', 'account'] },
    summary: 'Changes one of mine. Withdrawals under way keep going where they were asked to go.',
    input: z.object({ id: int(1, 2 ** 31 - 1), ...accountFields }),
    output: cashAccount,
    refusals: { ...accountRefusals, NotYourAccount: 1007 },
  }),
  delUserAccount: call({
    specName: 'User.delUserAccount',
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Removes one of mine.',
    input: z.object({ id: int(1, 2 ** 31 - 1) }),
    output: nothing,
    refusals: { NotYourAccount: 1007, StepUpNeeded: 1020 },
  }),
})

/** Their records, which the wire has in a domain of its own. */
export const CashRecords = domain('Cash', {
  cashRecordList: call({
    specName: 'App.Cash.CashRecordList',
    auth: 'user',
    kind: 'query',
    summary: 'My withdrawals, newest first, 20 a page.',
    input: z.object({ p: page }),
    output: z.array(withdrawal),
  }),
})
