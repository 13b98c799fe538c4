import { wireTime } from '@nimbo/contract'
import type {
  Agent,
  CashAccount,
  Charge,
  Order,
  Output,
  PayMethodId,
  Spending,
  StatementLine,
  Withdrawal,
  Balance,
  Withdrawals,
  Statements,
  Exchange,
} from '@nimbo/contract'

type Balance = Output<typeof Balance.getBalance>
type FirstRules = Output<typeof Charge.getFirstChargeRules>
const day = 86_400
const nowSeconds = () => Math.floor(Date.now() / 1000)

export const spending: Spending = {
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

/** Limits near, a higher one waiting, and coins owed. */
export const limited: Spending = {
  spent_today: '4180',
  spent_month: '21400',
  limit_day: '6000',
  limit_month: '60000',
  next_limit_day: '9000',
  next_limit_month: '60000',
  next_limits_at: nowSeconds() + day,
  excluded_until: 0,
  debt: '180',
}

const rule = (id: number, coin: string, give: string, money: string, tag: Balance['rules'][number]['tag'] = '') => ({
  id,
  coin,
  give,
  money,
  tag,
  currency: 'BRL' as const,
})
/** The wallet of the design's Brazilian. */
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
  ...spending,
}

const pack = (id: number, name: string, coin: string, money: string): FirstRules['list'][number] => ({
  id,
  name,
  coin,
  give: coin,
  money,
  currency: 'BRL',
  giftid: 0,
  gift_num: 0,
})
export const firstRules: FirstRules = {
  has_used: 0,
  list: [pack(101, 'starter', '300', '2.99'), pack(102, 'fan', '990', '9.90'), pack(103, 'star', '2490', '24.90')],
}
export const usedFirst: FirstRules = { has_used: 1, list: [] }

const pixCode =
  '00020101021226850014br.gov.bcb.pix2563pix.nimbo.example/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5905NIMBO6009SAO PAULO62070503***6304B14F'
/** An order about to be paid. */
export function orderOf(pay: PayMethodId, changes: Partial<Order> = {}): Order {
  const usdt = pay === 'usdt'
  return {
    id: 8812,
    no: 'N-2026-1114-08812',
    pay,
    state: 'waiting',
    status: 0,
    coin: usdt ? '11990' : '2490',
    give: usdt ? '1500' : '249',
    money: usdt ? '25.84' : '24.90',
    currency: usdt ? 'USDT' : 'BRL',
    credited: '0',
    received: '0',
    created: nowSeconds() - 19,
    datecreated: wireTime(nowSeconds() - 19),
    expires: pay === 'card' || pay === 'paypal' ? 0 : nowSeconds() + 1781,
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

export const profit = (changes: Partial<Output<typeof Withdrawals.getProfit>> = {}): Output<typeof Withdrawals.getProfit> => ({
  votes: '31275',
  votestotal: '90000',
  total: '25035',
  cash_rate: '100',
  cash_take: '20',
  tips: '',
  rules: [
    { type: 1, currency: 'BRL', rate: 100, minimum: '5000', take: '20', tax: '6', fee: '0.00' },
    { type: 2, currency: 'USDT', rate: 650, minimum: '5000', take: '20', tax: '0', fee: '1.00' },
  ],
  held: [
    { why: 'recent', votes: '4980', until: nowSeconds() + 2 * day },
    { why: 'disputed', votes: '1260', until: 0 },
  ],
  used: 1,
  allowed: 10,
  window_from: 1,
  window_to: 31,
  open: 1,
  certified: 1,
  ...changes,
})

const pixAccount: CashAccount = {
  id: 1,
  type: 1,
  name: 'Rafaela Oliveira',
  key_type: 'cpf',
  account: '•••.482.•••-09',
  document: '•••.482.•••-09',
  verified: 1,
  fresh: 0,
}
export const accounts: CashAccount[] = [
  pixAccount,
  { ...pixAccount, id: 2, type: 2, name: 'Wallet', key_type: '', account: 'TNmb••••••••z8Ua', document: '' },
  { ...pixAccount, id: 3, key_type: 'email', account: 'ra•••@example.com', verified: 0, fresh: 1 },
]

const record = (id: number, state: Withdrawal['state'], changes: Partial<Withdrawal> = {}): Withdrawal => ({
  id,
  no: `W7K2M9QX4TB${id}`,
  status: 0,
  state,
  votes: '20000',
  gross: '200.00',
  take: '40.00',
  tax: '12.00',
  fee: '0.00',
  money: '148.00',
  currency: 'BRL',
  type: 1,
  account: '•••.482.•••-09',
  reason: '',
  note: '',
  created: nowSeconds() - id * day,
  datecreated: wireTime(nowSeconds() - id * day),
  dateended: '',
  ended: state === 'paid' || state === 'rejected' || state === 'failed' ? nowSeconds() - id * day + 7_200 : 0,
  ...changes,
})
const byUsdt: Partial<Withdrawal> = {
  type: 2,
  currency: 'USDT',
  account: 'TNmb••••••••z8Ua',
  gross: '40.00',
  take: '8.00',
  tax: '0.00',
  fee: '1.00',
  money: '31.00',
}
/** One withdrawal in each of its states. */
export const withdrawals: Withdrawal[] = [
  record(1, 'review'),
  record(2, 'approved', byUsdt),
  record(3, 'sending'),
  record(4, 'paid'),
  record(5, 'rejected', { reason: 'unusual_gifts', note: 'Please write to us.' }),
  record(6, 'failed', byUsdt),
]

const month = new Date().toISOString().slice(0, 7)
export const monthFigures: Output<typeof Statements.getMonth> = {
  opening: '1870',
  came: '9288',
  went: '2738',
  closing: '8420',
  held: '0',
  lines: 4,
  months: [month, '2026-09'],
  checked: nowSeconds() - 3_600,
  agrees: 1,
  checked_lines: 12,
}
const statementLine = (
  id: number,
  kind: StatementLine['kind'],
  amount: string,
  balanceAfter: string,
  changes: Partial<StatementLine> = {},
) => ({
  id: `${id}-1`,
  kind,
  asset: 'coin' as const,
  amount,
  balance: balanceAfter,
  uid: 0,
  user_nicename: '',
  ref: '',
  status: 1 as const,
  addtime: nowSeconds() - id * 5_000,
  dateaddtime: wireTime(nowSeconds() - id * 5_000),
  ...changes,
})
export const statementLines: StatementLine[] = [
  statementLine(1, 'gift', '-350', '8420', { uid: 204801, user_nicename: 'Bia Nascimento' }),
  statementLine(2, 'recharge', '2739', '8770', { ref: '8812' }),
  statementLine(3, 'votes_to_coins', '1000', '6031'),
  statementLine(4, 'guard', '-2388', '5031', { uid: 204803, user_nicename: 'DJ Kaíque' }),
]

export const exchange: Output<typeof Exchange.getExchange> = {
  coin: '8420',
  votes: '31275',
  vote_give: 1,
  vote_get: 1,
  coin_open: 0,
  coin_give: 100,
  coin_get: 50,
  coin_max: '2000',
}

const reward = (id: number, user_nicename: string, avatar: string, state: 'held' | 'paid' | 'taken_back') => ({
  id,
  uid: 204800 + id,
  user_nicename,
  avatar_thumb: `/avatars/${avatar}.svg`,
  coin: '2490',
  reward: '249',
  state,
  due: state === 'held' ? nowSeconds() + 3 * day : 0,
  addtime: nowSeconds() - id * day,
})
export const rewards: Output<typeof Agent.getRewards> = {
  invited: 27,
  recharged: 9,
  total: '14193',
  held: '249',
  chart: Array.from({ length: 14 }, (_, i) => ({ from: nowSeconds() - (13 - i) * day, coin: String((i * 137) % 900) })),
  list: [reward(1, 'Lucía Ferrer', 'lucia', 'paid'), reward(2, 'Diego Paz', 'diego', 'held'), reward(3, 'Yuki', 'yuki', 'taken_back')],
}
export const inviteCode: Output<typeof Agent.getCode> = {
  code: 'RAFA27',
  href: 'https://nimbo.example/i/RAFA27',
  qr: 'https://nimbo.example/i/RAFA27',
}
