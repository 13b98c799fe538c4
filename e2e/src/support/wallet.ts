import type { Charge, Order, Output, PayMethodId, Wallet } from '@nimbo/contract'
import type { Page } from 'playwright-core'
import { answer } from './answer.ts'

type Balance = Output<typeof Wallet.getBalance>
type FirstRules = Output<typeof Charge.getFirstChargeRules>

const rule = (id: number, coin: string, give: string, money: string, tag: Balance['rules'][number]['tag'] = '') => ({
  id,
  coin,
  give,
  money,
  tag,
  currency: 'BRL' as const,
})

/** The wallet of the design's Brazilian, for pictures of what is hard to come by. */
export const balance: Balance = {
  coin: '8420',
  currency: 'BRL',
  rules: [
    rule(1, '300', '0', '2.99'),
    rule(2, '990', '60', '9.90'),
    rule(3, '2490', '249', '24.90', 'double'),
    rule(4, '4990', '600', '49.90'),
    rule(5, '9990', '1500', '99.90', 'off15'),
    rule(6, '49900', '9900', '499.00'),
  ],
  paylist: [
    { id: 'pix', recommended: 1, currency: 'BRL', wallets: 0 },
    { id: 'card', recommended: 0, currency: 'BRL', wallets: 1 },
    { id: 'paypal', recommended: 0, currency: 'BRL', wallets: 0 },
    { id: 'usdt', recommended: 0, currency: 'USDT', wallets: 0 },
  ],
  spent_today: '1250',
  spent_month: '9100',
  limit_day: '',
  limit_month: '',
  next_limit_day: '',
  next_limit_month: '',
  next_limits_at: 0,
  excluded_until: 0,
  debt: '0',
}

const pack = (id: number, name: string, coin: string, money: string) => ({
  id,
  name,
  coin,
  give: coin,
  money,
  currency: 'BRL' as const,
  giftid: 0,
  gift_num: 0,
})
export const firstRules: FirstRules = {
  has_used: 0,
  list: [pack(101, 'starter', '300', '2.99'), pack(102, 'fan', '990', '9.90'), pack(103, 'star', '2490', '24.90')],
}
export const usedFirst: FirstRules = { has_used: 1, list: [] }

const seconds = () => Math.floor(Date.now() / 1000)
const pixCode =
  '00020101021226850014br.gov.bcb.pix2563pix.nimbo.example/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5905NIMBO6009SAO PAULO62070503***6304B14F'

/** An order as the server tells it, about to be paid. */
export function orderOf(pay: PayMethodId, changes: Partial<Order> = {}): Order {
  const usdt = pay === 'usdt'
  return {
    id: 8812,
    no: 'N-2026-1114-08812',
    pay,
    state: 'waiting',
    coin: usdt ? '11990' : '2490',
    give: usdt ? '1500' : '249',
    money: usdt ? '25.84' : '24.90',
    currency: usdt ? 'USDT' : 'BRL',
    credited: '0',
    received: '0',
    created: seconds() - 19,
    expires: pay === 'card' || pay === 'paypal' ? 0 : seconds() + 1781,
    client_secret: '',
    publishable_key: '',
    script: '',
    merchant: '',
    url: '',
    pix_code: pay === 'pix' ? pixCode : '',
    address: usdt ? 'TNmb4xDemo7Kq2vR9sYw4cHf6Jt3pLz8Ua' : '',
    network: usdt ? 'TRC20' : '',
    ...changes,
  }
}

export async function answerWallet(page: Page, changes: Partial<Balance> = {}, first: FirstRules = usedFirst): Promise<void> {
  await answer(page, 'User.getBalance', { ...balance, ...changes })
  await answer(page, 'Charge.getFirstChargeRules', first)
}
