import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { recordStatus } from './wallet.ts'
import { currencies, moneyOut, spending } from './money.ts'
import { coinsOut, flag, int, requestId } from './scalars.ts'

export const payMethods = ['pix', 'card', 'paypal', 'usdt'] as const
export type PayMethodId = (typeof payMethods)[number]
export const payPlatforms = ['web', 'android', 'ios'] as const

/**
 * waiting: nothing has arrived. confirming: the provider saw it and is not sure yet. paid: coins are in the wallet.
 * failed, expired: nothing was charged. reversed: it was paid and went back.
 */
export const orderStates = ['waiting', 'confirming', 'paid', 'failed', 'expired', 'reversed'] as const
export type OrderState = (typeof orderStates)[number]

/** Pack of coins on offer, at the caller's own price. */
export const rechargeRule = z.object({
  id: z.int(),
  coin: coinsOut,
  give: coinsOut,
  money: moneyOut,
  currency: z.enum(currencies),
  /** A word on its corner: double, or how much cheaper it is per coin. */
  tag: z.enum(['', 'double', 'off15', 'off20']),
})
export type RechargeRule = z.output<typeof rechargeRule>

export const payWay = z.object({
  id: z.enum(payMethods),
  recommended: flag,
  /** Currency of this method, where it is another than the rules' (USDT). */
  currency: z.enum(currencies),
  /** Cards only: whether a phone's own wallet (Apple Pay, Google Pay) may be shown beside the card, on this platform and in this country. */
  wallets: flag,
})

/** An order and all that is needed to pay it, also after a reload. */
export const order = z.object({
  id: z.int(),
  no: z.string(),
  pay: z.enum(payMethods),
  state: z.enum(orderStates),
  /** The specification's status of a record: 0 being processed, 1 finished, 2 failed, 3 unknown. */
  status: recordStatus,
  coin: coinsOut,
  give: coinsOut,
  money: moneyOut,
  currency: z.enum(currencies),
  /** Coins that have come of it so far: what arrived counts, not what was ordered. */
  credited: coinsOut,
  /** Amount that arrived, in the order's currency. */
  received: moneyOut,
  created: z.int(),
  datecreated: z.string(),
  /** End of the price's validity; 0 where it does not end. */
  expires: z.int(),
  /** Card: for the provider's own fields in the page. */
  client_secret: z.string(),
  publishable_key: z.string(),
  script: z.string(),
  /** Card: who asks for the money, as a phone's wallet names them; empty where the provider's own record says so. */
  merchant: z.string(),
  /** PayPal: where to go on. */
  url: z.string(),
  /** Pix: the code to copy, also drawn as a QR. */
  pix_code: z.string(),
  /** USDT: where to send how much. */
  address: z.string(),
  network: z.string(),
})
export type Order = z.output<typeof order>

export const Charge = domain('Charge', {
  setPayOrder: call({
    specName: 'App.Charge.SetPayOrder',
    auth: 'user',
    kind: 'money',
    repeat: 'replay',
    summary: 'Opens an order for one of the rules and says how to pay it. Nothing is credited before the provider says so.',
    input: z.object({ id: int(1, 10_000), pay: z.enum(payMethods), client_request_id: requestId }),
    output: order,
    refusals: {
      NoSuchRule: 1001,
      MethodNotOffered: 1002,
      FirstUsed: 1003,
      NoPayLink: 1004,
      IdempotencyConflict: 1009,
      SpendingPaused: 1010,
      TooManyOpen: 1011,
    },
  }),
  getOrderStatus: call({
    specName: 'App.Charge.GetOrderStatus',
    auth: 'user',
    kind: 'query',
    summary: 'What became of one of my orders. Asks the provider when we have not heard for a while.',
    input: z.object({ id: int(1, Number.MAX_SAFE_INTEGER) }),
    output: order,
    refusals: { NotYours: 1001 },
  }),
  capture: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Back from the provider (PayPal): takes the money that was agreed to there. May be asked any number of times.',
    input: z.object({ id: int(1, Number.MAX_SAFE_INTEGER) }),
    output: order,
    refusals: { NotYours: 1001 },
  }),
  getFirstChargeRules: call({
    auth: 'user',
    kind: 'query',
    summary: 'Packs for a first recharge; has_used once one was bought.',
    input: z.object({}),
    output: z.object({
      has_used: flag,
      list: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          coin: coinsOut,
          give: coinsOut,
          money: moneyOut,
          currency: z.enum(currencies),
          giftid: z.int(),
          gift_num: z.int(),
        }),
      ),
    }),
  }),
})

/** Balance of mine, with what can be bought: `User.getBalance` on the wire. */
export const Balance = domain('User', {
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
})
