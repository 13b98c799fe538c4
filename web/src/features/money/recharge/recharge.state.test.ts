import type { Order } from '@nimbo/contract'
import { expect, test } from 'vitest'
import {
  askAgainMs,
  balanceAfter,
  centsOf,
  firstPacks,
  micros,
  offersWallets,
  secondsLeft,
  orderStatus,
  startingPack,
} from './recharge.state.ts'

const order: Order = {
  id: 7,
  no: 'N-1',
  pay: 'usdt',
  state: 'waiting',
  status: 0,
  coin: '9990',
  give: '1500',
  money: '25.84',
  currency: 'USDT',
  credited: '0',
  received: '0',
  created: 1000,
  datecreated: '1970-01-01 00:16:40',
  expires: 2800,
  client_secret: '',
  publishable_key: '',
  script: '',
  merchant: '',
  url: '',
  pix_code: '',
  address: 'T',
  network: 'TRC20',
}
const atSecond = (second: number) => second * 1000

test('figures are compared to the millionth, however many places they are written with', () => {
  expect(micros('25.84')).toBe(25_840_000n)
  expect(micros('25.840000')).toBe(micros('25.84'))
  expect(micros('25')).toBe(25_000_000n)
})

test('a wallet is asked for the cents of the order, to the last one', () => {
  expect([centsOf('24.90'), centsOf('0.99'), centsOf('499'), centsOf('1234567.89')]).toEqual([2490, 99, 49_900, 123_456_789])
})

test('wallets are shown where the server says so, and nowhere before it has', () => {
  const way = { recommended: 0, currency: 'BRL' } as const
  expect(offersWallets(undefined)).toBe(false)
  expect(offersWallets([{ ...way, id: 'card', wallets: 0 }])).toBe(false)
  expect(offersWallets([{ ...way, id: 'pix', wallets: 0 }])).toBe(false)
  expect(offersWallets([{ ...way, id: 'card', wallets: 1 }])).toBe(true)
})

test('what arrived decides, also after the time was up', () => {
  expect(orderStatus(order, atSecond(1200))).toBe('waiting')
  expect(orderStatus(order, atSecond(2800))).toBe('expired')
  expect(orderStatus({ ...order, state: 'confirming' }, atSecond(3000))).toBe('confirming')
  expect(orderStatus({ ...order, state: 'paid', received: '25.840000', credited: '11490' }, atSecond(9000))).toBe('paid')
  expect(orderStatus({ ...order, state: 'expired', received: '12', credited: '5336' }, atSecond(9000))).toBe('short')
  expect(orderStatus({ ...order, state: 'paid', received: '51.68', credited: '22980' }, atSecond(1200))).toBe('more')
  expect(orderStatus({ ...order, state: 'reversed', received: '25.84', credited: '11490' }, atSecond(1200))).toBe('reversed')
})

test('an open order is asked about often, a hidden page seldom asks, and a finished one never', () => {
  expect(askAgainMs(order)).toBe(2000)
  expect(askAgainMs({ ...order, state: 'expired' })).toBe(15_000)
  expect(askAgainMs({ ...order, state: 'paid', received: '25.84' })).toBe(false)
  expect(askAgainMs({ ...order, pay: 'pix', state: 'expired' })).toBe(false)
})

test('a debt is paid before anything reaches the balance', () => {
  expect(balanceAfter({ coin: '0', debt: '500' }, 2739n)).toBe(2239n)
  expect(balanceAfter({ coin: '0', debt: '5000' }, 2739n)).toBe(0n)
  expect(balanceAfter({ coin: '8420', debt: '0' }, 5229n)).toBe(13_649n)
})

test('first packs stand on top until one was bought', () => {
  const pack = { id: 102, name: 'fan', coin: '990', give: '990', money: '9.90', currency: 'BRL' as const, giftid: 0, gift_num: 0 }
  const [first] = firstPacks({ has_used: 0, list: [pack] })
  expect(first).toMatchObject({ id: 102, name: 'fan', tag: 'double' })
  expect(firstPacks({ has_used: 1, list: [pack] })).toEqual([])
  expect(startingPack([], [])).toBeUndefined()
  expect(startingPack([first!], [])?.id).toBe(102)
})

test('seconds left never go under none', () => {
  expect(secondsLeft(2800, atSecond(2799) + 1)).toBe(1)
  expect(secondsLeft(2800, atSecond(5000))).toBe(0)
})
