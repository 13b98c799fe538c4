import { randomUUID } from 'node:crypto'
import { Charge, type Order, Wallet, Balance, Exchange } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveKey } from '../../core/ledger/index.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { reconcileOrder } from './reconcileOrder.ts'
import { chargeDeps } from './index.ts'
import { createLog } from '../../platform/log.ts'
import { runLoop } from '../../platform/runLoop.ts'

let server: TestServer
let me: Person
beforeAll(async () => {
  server = await startTestServer()
  me = await server.person()
})
afterAll(async () => {
  stopping.abort()
  await playing
  await server.close()
})

/** Providers send their webhooks to the API of the test stack, which only makes an order due; the worker is played for these orders. */
const ours: number[] = []
const stopping = new AbortController()
let playing: Promise<void>
beforeAll(() => {
  const log = createLog('test', 'silent')
  const deps = chargeDeps({ db: server.roles.worker, config: server.config, log })
  const hinted = 'select id from pay_order where id = any($1) and asks > heard and ask_at <= now()'
  const work = async () => {
    const rows = await server.roles.worker.query((sql) => sql.query<{ id: bigint }>(hinted, [ours]))
    await Promise.allSettled(rows.map(({ id }) => reconcileOrder(deps, id)))
  }
  playing = runLoop({ name: 'hinted', everyMs: 100, signal: stopping.signal, work, log })
})

async function setPayOrder(person: Person, id: number, pay: 'card' | 'paypal' | 'pix'): Promise<Order> {
  const order = await person.client.call(Charge.setPayOrder, { id, pay, client_request_id: randomUUID() })
  ours.push(order.id)
  return order
}
const coin = async (person: Person) => (await person.client.call(Balance.getBalance, {})).coin

test('getBalance lists the packs, prices and methods of the person’s country', async () => {
  const balance = await me.client.call(Balance.getBalance, {})
  expect(balance).toMatchObject({ coin: '0', currency: 'BRL', spent_today: '0', limit_day: '', debt: '0', excluded_until: 0 })
  expect(balance.rules.map((r) => [r.id, r.coin, r.give, r.money, r.tag])).toContainEqual([5, '9990', '1500', '99.90', 'off15'])
  expect(balance.rules.every((r) => r.id < 100)).toBe(true)
  const ways = balance.paylist.map((w) => w.id)
  expect(ways).toEqual(expect.arrayContaining(['card', 'paypal']))
  expect((await me.client.call(Balance.getBalance, { platform: 'ios' })).paylist).toEqual([])
})

test('web wallets are offered in a browser, and in no app', async () => {
  const withWallets = async (platform: 'web' | 'android' | 'ios') => {
    const { paylist } = await me.client.call(Balance.getBalance, { platform })
    return paylist.filter(({ wallets }) => wallets === 1).map(({ id }) => id)
  }
  expect([await withWallets('web'), await withWallets('android'), await withWallets('ios')]).toEqual([['card'], [], []])
})

test('first recharge packs are offered until the first recharge', async () => {
  const { has_used, list } = await me.client.call(Charge.getFirstChargeRules, {})
  expect(has_used).toBe(0)
  expect(list.map((r) => [r.id, r.coin, r.give])).toContainEqual([102, '990', '990'])
})

describe('PayPal, from setPayOrder through the approval page', () => {
  const control = (command: object) =>
    fetch(`${server.config.pay.paypal!.apiUrl}/_control`, { method: 'POST', body: JSON.stringify(command) })
  const approve = async (url: string, choice: 'pay' | 'cancel') => {
    const body = new URLSearchParams({ choice })
    const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
    return new URL(response.headers.get('location')!)
  }

  test('an approved payment is credited on return', async () => {
    const person = await server.person()
    const order = await setPayOrder(person, 2, 'paypal')
    expect((await fetch(order.url)).status).toBe(200)
    const returned = await approve(order.url, 'pay')
    expect([returned.pathname, returned.searchParams.get('id')]).toEqual(['/paypalcall', String(order.id)])
    expect(await person.client.call(Charge.capture, { id: order.id })).toMatchObject({ state: 'paid', credited: '1050' })
    expect(await person.client.call(Charge.capture, { id: order.id })).toMatchObject({ state: 'paid', credited: '1050' })
    expect(await coin(person)).toBe('1050')
  })
  test('a cancelled payment costs nothing', async () => {
    const person = await server.person()
    const order = await setPayOrder(person, 2, 'paypal')
    expect((await approve(order.url, 'cancel')).searchParams.get('cancelled')).toBe('1')
    expect(await person.client.call(Charge.capture, { id: order.id })).toMatchObject({ state: 'waiting', credited: '0' })
  })
  test('a payer who never returns is credited by the webhook alone', async () => {
    const person = await server.person()
    const order = await setPayOrder(person, 2, 'paypal')
    await approve(order.url, 'pay')
    // The webhook goes to the API of the test stack, another process on the same database.
    await expect.poll(() => coin(person)).toBe('1050')
  })
  test('a capture whose answer is lost, and a dispute that is lost', async () => {
    const person = await server.person()
    const order = await setPayOrder(person, 2, 'paypal')
    await approve(order.url, 'pay')
    await control({ loseAnswer: true, duplicate: true, match: new URL(order.url).searchParams.get('token') })
    const capture = async () => (await person.client.call(Charge.capture, { id: order.id })).state
    await expect.poll(capture, { interval: 1_000 }).toBe('paid')
    expect(await coin(person)).toBe('1050')
    await control({ order: new URL(order.url).searchParams.get('token'), dispute: 'lost' })
    await expect.poll(() => coin(person)).toBe('0')
  })
})

describe('manual refunds at the provider', () => {
  const control = async <T>(apiUrl: string, command: object): Promise<T> => {
    const response = await fetch(`${apiUrl}/_control`, { method: 'POST', body: JSON.stringify(command) })
    return (await response.json()) as T
  }
  const becomes = async (person: Person, coins: string): Promise<void> => {
    await expect.poll(() => coin(person)).toBe(coins)
  }

  test('PayPal: partial refunds are clawed back by the webhook alone, up to the whole', async () => {
    const person = await server.person()
    const { apiUrl } = server.config.pay.paypal!
    const order = await setPayOrder(person, 2, 'paypal')
    const token = new URL(order.url).searchParams.get('token')
    await control(apiUrl, { order: token, approve: true })
    await becomes(person, '1050')
    await control(apiUrl, { order: token, refund: '1.00' })
    await becomes(person, '944')
    await control(apiUrl, { order: token, refund: '3.95' })
    await becomes(person, '525')
    await control(apiUrl, { order: token, refund: '4.95' })
    await becomes(person, '0')
    expect(await person.client.call(Charge.getOrderStatus, { id: order.id })).toMatchObject({ state: 'reversed' })
  })
  test('Pix: nobody keeps coins by using up the idempotency key of the clawback', async () => {
    const person = await server.person()
    const { apiUrl } = server.config.pay.pix!
    const order = await setPayOrder(person, 2, 'pix')
    const { endToEndId } = await control<{ endToEndId: string }>(apiUrl, { do: 'pay', code: order.pix_code })
    await becomes(person, '1050')
    // The payer knows the payment id; without votes the exchange is refused, and the refusal is stored under its key.
    for (const name of [`back:pix:${endToEndId}`, `back:pix:${endToEndId}:495`, `back:pix:${endToEndId}:990`]) {
      const request = { exchangevote: 1, client_request_id: deriveKey(name) }
      expect(await refusalReason(person.client.call(Exchange.setVoteExchange, request))).toBe('TooMuch')
      const { client_request_id } = request
      expect(await person.client.call(Wallet.getOperation, { client_request_id })).toMatchObject({ state: 'refused', status: 2 })
    }
    await control(apiUrl, { do: 'sendBack', code: order.pix_code, amount: 495 })
    await becomes(person, '525')
    await control(apiUrl, { do: 'sendBack', code: order.pix_code, amount: 495 })
    await becomes(person, '0')
  })
})

describe('a card', () => {
  const app = () => server.config.pay.stripe!
  const isThere = async () => (await fetch(`${app().apiUrl}/_config/health`).catch(() => undefined))?.ok === true
  /** The requests of Stripe's frames, for a typed card or one of a web wallet. */
  const confirm = (order: Order, number: string, expected?: { amount: number; currency: string }) => {
    const card = { number, exp_month: '12', exp_year: '2030', cvc: '123' }
    const asked = { key: app().publishableKey, client_secret: order.client_secret, payment_method_data: { type: 'card', card }, expected }
    const intent = order.client_secret.split('_secret_')[0]
    return fetch(`${app().apiUrl}/v1/payment_intents/${intent}/confirm`, { method: 'POST', body: JSON.stringify(asked) })
  }

  test('a declined card may be followed by one that pays', async (context) => {
    if (!(await isThere())) return context.skip('localstripe is not installed here')
    const person = await server.person()
    const order = await setPayOrder(person, 102, 'card')
    const { publishableKey, scriptUrl, merchantName } = app()
    expect(order).toMatchObject({ publishable_key: publishableKey, script: scriptUrl, merchant: merchantName, state: 'waiting' })
    expect((await confirm(order, '4000000000000002')).status).toBe(402)
    expect((await person.client.call(Charge.getOrderStatus, { id: order.id })).state).toBe('waiting')
    expect((await confirm(order, '4242424242424242')).status).toBe(200)
    // By Stripe's own signed webhook, to the API of the test stack.
    await expect.poll(() => coin(person)).toBe('1980')
    expect((await person.client.call(Charge.getFirstChargeRules, {})).has_used).toBe(1)
    const deps = chargeDeps({
      db: server.roles.worker,
      config: server.config,
      log: createLog('test', 'silent'),
    })
    await reconcileOrder(deps, BigInt(order.id))
    expect(await coin(person)).toBe('1980')
    // A partial refund on the provider's own page.
    const headers = { authorization: `Bearer ${app().secretKey}` }
    const body = JSON.stringify({ payment_intent: order.client_secret.split('_secret_')[0], amount: 495 })
    expect((await fetch(`${app().apiUrl}/v1/refunds`, { method: 'POST', headers, body })).status).toBe(200)
    await expect.poll(() => coin(person)).toBe('990')
  })

  test('card and web wallet at once, in two tabs: one of them collects, and never another amount', async (context) => {
    if (!(await isThere())) return context.skip('localstripe is not installed here')
    const person = await server.person()
    const order = await setPayOrder(person, 2, 'card')
    expect((await confirm(order, '4242424242424242', { amount: 989, currency: 'brl' })).status).toBe(400)
    expect((await confirm(order, '4242424242424242', { amount: 990, currency: 'usd' })).status).toBe(400)
    const shown = { amount: 990, currency: 'brl' }
    const both = await Promise.all([confirm(order, '4242424242424242'), confirm(order, '4242424242424242', shown)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    await expect.poll(() => coin(person)).toBe('1050')
    const { state, credited } = await person.client.call(Charge.getOrderStatus, { id: order.id })
    expect([state, credited, await coin(person)]).toEqual(['paid', '1050', '1050'])
  })
})
