import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { recordStatus } from './cash.ts'
import { payPlatforms, payWay, rechargeRule } from './charge.ts'
import { coinsIn, currencies, moneyOut, spending } from './money.ts'
import { coinsOut, flag, int, nothing, optionalText, requestId, text } from './scalars.ts'

export const pixKeyTypes = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]
/** The specification's numbers for where money goes. */
export const cashAccountTypes = { pix: 1, usdt: 2 } as const

const accountFields = {
  type: int(1, 2),
  /** Whose it is. */
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

/** What a withdrawal costs by one way out, before anybody confirms. */
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

/** Calls of `User` that touch the wallet: `User.getBalance` on the wire. Apart from the others, because the first page needs none of them. */
export const Wallet = domain('User', {
  getBalance: call({
    specName: 'App.User.GetBalance',
    auth: 'user',
    kind: 'query',
    summary: 'My coins, what can be bought at my price, and how to pay here.',
    input: z.object({ platform: z._default(z.enum(payPlatforms), 'web') }),
    output: z.object({
      coin: coinsOut,
      currency: z.enum(currencies),
      rules: z.array(rechargeRule),
      paylist: z.array(payWay),
      ...spending.shape,
    }),
  }),
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
      /** Why it was refused, as the ledger files it. */
      reason: z.string(),
      /** The order or withdrawal that came of it; 0 when there is none. */
      id: z.int(),
      coin: coinsOut,
      at: z.int(),
    }),
  }),
  getProfit: call({
    specName: 'App.User.GetProfit',
    auth: 'user',
    kind: 'query',
    summary: 'My tickets, how many can be cashed out now, and why the others wait and until when.',
    input: z.object({}),
    output: z.object({
      votes: coinsOut,
      votestotal: coinsOut,
      /** What can be cashed out now. */
      total: coinsOut,
      /** Of the first way out, for old clients. */
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
