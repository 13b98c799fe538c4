import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayMethodId } from '@nimbo/contract'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exclude } from '../../testing/exclude.ts'
import { refusalReason as reasonOf } from '../../testing/refusalReason.ts'
import { type ScriptedCharge, scriptedCharge } from '../../testing/scriptedCharge.ts'
import { seededRandom } from '../../testing/seededRandom.ts'
import { dueNow } from './order.store.ts'
import { spend, violations, walletOf } from '../../core/ledger/index.ts'
import type { ProviderPayment } from '../payment/index.ts'
import {
  addPaymentWebhooks,
  pollDueOrders,
  charge,
  reconcileSettlement,
  pollOrders,
  type CreditedPayment,
  reconcileOrder,
} from './index.ts'

const seeded = seededRandom('charge')
let c: ScriptedCharge
beforeAll(() => {
  c = scriptedCharge()
})
afterAll(() => c.close())

/** An order paid at the provider and not reconciled yet. */
async function paidOrder(options: { pay?: PayMethodId; rule?: number; uid?: number; other?: Partial<ProviderPayment> } = {}) {
  const { pay = 'pix', rule = 2 } = options
  const uid = options.uid ?? (await c.person())
  const order = await c.order(uid, rule, pay)
  const providerId = await c.providerId(order.id)
  const amount = BigInt(order.money.replace('.', '').padEnd(pay === 'usdt' ? 7 : 0, '0'))
  const tx = c.providers[pay].pay(providerId, { amount, currency: order.currency, ...options.other })
  return { uid, order, providerId, tx, provider: c.providers[pay], id: BigInt(order.id) }
}
const reconciled = async (options: Parameters<typeof paidOrder>[0] = {}) => {
  const paid = await paidOrder(options)
  await reconcileOrder(c.deps, paid.id)
  return paid
}
const stateOf = async (uid: number, id: number) => (await c.status(uid, id)).state
const sql = <R extends object>(text: string, values: unknown[] = []) => c.db.query((tx) => tx.query<R>(text, values))

describe('creating an order', () => {
  test('says what it costs and how to pay, and opens one charge', async () => {
    const uid = await c.person()
    const order = await c.order(uid)
    expect(order).toMatchObject({
      state: 'waiting',
      status: 0,
      coin: '990',
      give: '60',
      money: '9.90',
      currency: 'BRL',
      credited: '0',
      pay: 'pix',
    })
    expect(order.url).toContain(await c.providerId(order.id))
    expect(order.no).toMatch(/^[A-Z0-9]{26,35}$/)
    expect(order.expires - order.created).toBe(1800)
  })
  test('one idempotency key twenty times at once: one order, one charge', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    const all = await Promise.all(Array.from({ length: 20 }, () => c.order(uid, 2, 'pix', key)))
    expect(new Set(all.map((o) => JSON.stringify(o))).size).toBe(1)
    expect([...c.providers.pix.charges.values()].filter((x) => x.no === all[0]!.no)).toHaveLength(1)
  })
  test('a different request under the same key is refused', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    await c.order(uid, 2, 'pix', key)
    expect(await reasonOf(c.order(uid, 3, 'pix', key))).toBe('IdempotencyConflict')
    expect(await reasonOf(c.order(uid, 2, 'card', key))).toBe('IdempotencyConflict')
  })
  test('the same key of another person is another order', async () => {
    const [a, b, key] = [await c.person(), await c.person(), randomUUID()]
    expect((await c.order(a, 2, 'pix', key)).id).not.toBe((await c.order(b, 2, 'pix', key)).id)
  })
  test.each(['before', 'after'] as const)(
    'a provider that fails %s the charge was created: a retry continues under the same number',
    async (when) => {
      const [uid, key] = [await c.person(), randomUUID()]
      c.providers.card.fail(when)
      expect(await reasonOf(c.order(uid, 2, 'card', key))).toBe('NoPayLink')
      const order = await c.order(uid, 2, 'card', key)
      expect(order.state).toBe('waiting')
      expect([...c.providers.card.charges.values()].filter((x) => x.no === order.no)).toHaveLength(1)
      expect(await sql('select 1 from pay_order where uid = $1', [uid])).toHaveLength(1)
    },
  )
  test('a crash between the provider and the commit: a retry finds the charge by its number', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    const dying = { ...c.deps.db, transaction: failingSecond(c.deps.db.transaction) }
    const handlers = (await import('./index.ts')).charge({ ...c.deps, db: dying })
    const request = { id: 2, pay: 'card' as const, client_request_id: key }
    await expect(handlers.setPayOrder({ uid } as never, request)).rejects.toThrow('died')
    const order = await c.order(uid, 2, 'card', key)
    expect([...c.providers.card.charges.values()].filter((x) => x.no === order.no)).toHaveLength(1)
    expect(await c.providerId(order.id)).not.toBeNull()
  })
  test('unknown rules, methods not offered in the country, and self-excluded people are refused', async () => {
    const [uid, chinese] = [await c.person(), await c.person('86')]
    expect(await reasonOf(c.order(uid, 77))).toBe('NoSuchRule')
    expect(await reasonOf(c.order(chinese, 2, 'usdt'))).toBe('MethodNotOffered')
    expect(await reasonOf(c.order(chinese, 2, 'pix'))).toBe('MethodNotOffered')
    await exclude(c.db, uid)
    expect(await reasonOf(c.order(uid))).toBe('SpendingPaused')
  })
  test('at most ten open orders, also under concurrency', async () => {
    const uid = await c.person()
    const all = await Promise.allSettled(Array.from({ length: 14 }, () => c.order(uid)))
    expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(10)
    expect(await reasonOf(c.order(uid))).toBe('TooManyOpen')
  })
  test('orders of a provider that never answers stop counting after a minute', async () => {
    const uid = await c.person()
    c.providers.card.fail('before', 10)
    for (let n = 0; n < 10; n++) expect(await reasonOf(c.order(uid, 2, 'card'))).toBe('NoPayLink')
    expect(await reasonOf(c.order(uid))).toBe('TooManyOpen')
    await sql(`update pay_order set created_at = created_at - interval '1 minute' where uid = $1`, [uid])
    expect((await c.order(uid)).state).toBe('waiting')
  })
  test('prices follow the phone’s country, USDT follows the dollar', async () => {
    const [french, american] = [await c.person('33'), await c.person('1')]
    expect(await c.order(french, 3, 'card')).toMatchObject({ money: '6.99', currency: 'EUR' })
    expect(await c.order(american, 3, 'usdt')).toMatchObject({ money: '6.99', currency: 'USDT' })
  })
  test('another person’s order is refused', async () => {
    const order = await c.order(await c.person())
    expect(await reasonOf(c.status(await c.person(), order.id))).toBe('NotYours')
  })
})

describe('reconciling', () => {
  test('fifty concurrent runs credit once', async () => {
    const { uid, id, order } = await paidOrder()
    await Promise.all(Array.from({ length: 50 }, () => reconcileOrder(c.deps, id)))
    expect(await c.coins(uid)).toBe(1050n)
    expect(await c.status(uid, order.id)).toMatchObject({ state: 'paid', status: 1, credited: '1050', received: '9.90', url: '' })
  })
  test('getOrderStatus reconciles without webhook or worker', async () => {
    const { uid, order } = await paidOrder()
    expect(await stateOf(uid, order.id)).toBe('paid')
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('frequent status calls poll the provider once in two seconds', async () => {
    const uid = await c.person()
    const order = await c.order(uid)
    const name = `fetch ${await c.providerId(order.id)}`
    await Promise.all(Array.from({ length: 10 }, () => c.status(uid, order.id)))
    expect(c.providers.pix.requests.filter((a) => a === name)).toHaveLength(1)
  })
  test('a hundred captures at once poll the provider ten times', async () => {
    const uid = await c.person()
    const order = await c.order(uid)
    const name = `fetch ${await c.providerId(order.id)}`
    const { capture } = charge(c.deps)
    const ends = await Promise.allSettled(Array.from({ length: 100 }, () => capture({ uid } as never, { id: order.id })))
    expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(10)
    expect(c.providers.pix.requests.filter((a) => a === name)).toHaveLength(10)
  })
  test('a provider that does not answer changes nothing', async () => {
    const { uid, order, provider } = await paidOrder()
    provider.fail('before')
    expect(await stateOf(uid, order.id)).toBe('waiting')
    await reconcileOrder(c.deps, BigInt(order.id))
    expect(await stateOf(uid, order.id)).toBe('paid')
  })
  test('a crash before the commit: nothing is credited, and the next run credits once', async () => {
    const { uid, id } = await paidOrder()
    const dying = { ...c.deps.db, transaction: failingFirst(c.deps.db.transaction) }
    await expect(reconcileOrder({ ...c.deps, db: dying }, id)).rejects.toThrow('died')
    expect(await c.coins(uid)).toBe(0n)
    await reconcileOrder(c.deps, id)
    await reconcileOrder(c.deps, id)
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('an underpayment buys less and gets no bonus', async () => {
    const { uid, order } = await reconciled({ other: { amount: 500n } })
    expect(await c.coins(uid)).toBe(500n)
    expect(await c.status(uid, order.id)).toMatchObject({ state: 'paid', credited: '500', received: '5.00' })
  })
  test('an overpayment buys more, and the bonus is credited once', async () => {
    const { uid, provider, providerId, id } = await reconciled({ other: { amount: 1980n } })
    expect(await c.coins(uid)).toBe(1980n + 60n)
    provider.pay(providerId, { amount: 990n })
    await reconcileOrder(c.deps, id)
    expect(await c.coins(uid)).toBe(1980n + 60n + 990n)
  })
  test('two part payments complete an order', async () => {
    const { uid, provider, providerId, id } = await reconciled({ other: { amount: 495n } })
    provider.pay(providerId, { amount: 495n })
    await reconcileOrder(c.deps, id)
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('another currency buys nothing', async () => {
    const { uid, order } = await reconciled({ other: { currency: 'ARS' } })
    expect(await c.coins(uid)).toBe(0n)
    expect(await stateOf(uid, order.id)).toBe('waiting')
  })
  test('a pending payment is confirming and buys nothing yet', async () => {
    const { uid, order, provider, tx, id } = await reconciled({ other: { state: 'pending' } })
    expect([await stateOf(uid, order.id), await c.coins(uid)]).toEqual(['confirming', 0n])
    provider.setState(tx.providerTx, 'paid')
    await reconcileOrder(c.deps, id)
    expect([await stateOf(uid, order.id), await c.coins(uid)]).toEqual(['paid', 1050n])
  })
  test('a closed charge is failed; an unpaid one expires by the clock', async () => {
    const uid = await c.person()
    const [closed, late] = [await c.order(uid), await c.order(uid)]
    c.providers.pix.close(await c.providerId(closed.id))
    expect(await stateOf(uid, closed.id)).toBe('failed')
    await sql(`update pay_order set expires_at = now() - interval '1 second' where id = $1`, [late.id])
    expect(await stateOf(uid, late.id)).toBe('expired')
  })
  test('a late payment is credited', async () => {
    const { uid, order, id } = await paidOrder()
    await sql(`update pay_order set expires_at = now() - interval '1 hour', state = 'expired' where id = $1`, [order.id])
    await reconcileOrder(c.deps, id)
    expect([await stateOf(uid, order.id), await c.coins(uid)]).toEqual(['paid', 1050n])
  })
  test('USDT after its price lock is credited at the current price', async () => {
    const uid = await c.person('1')
    const order = await c.order(uid, 3, 'usdt')
    await sql(`update pay_order set amount = amount / 2, expires_at = now() - interval '1 minute' where id = $1`, [order.id])
    const early = { amount: 3_495_000n, currency: 'USDT', at: new Date(Date.now() - 3_600_000) }
    c.providers.usdt.pay(await c.providerId(order.id), early)
    c.providers.usdt.pay(await c.providerId(order.id), { ...early, amount: 6_990_000n, at: new Date() })
    await reconcileOrder(c.deps, BigInt(order.id))
    expect(await c.coins(uid)).toBe(2490n + 249n + 2490n)
  })
  test('USDT after its price lock is credited at the current price, also of a changed pack', async () => {
    const owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
    await owner.connect()
    // Not offered to the others who look meanwhile: it has no price in any other currency, and is gone when this ends.
    const rule = 9_000 + randomInt(1_000)
    await owner.query(`insert into recharge_rule (id, coins) values ($1, 300)`, [rule])
    await owner.query(`insert into recharge_price (rule, currency, amount) values ($1, 'USD', 100)`, [rule])
    const uid = await c.person('1')
    const order = await c.order(uid, rule, 'usdt')
    await sql(`update pay_order set expires_at = now() - interval '1 minute' where id = $1`, [order.id])
    await owner.query(`update recharge_rule set coins = 600 where id = $1`, [rule])
    await owner.query(`update recharge_price set amount = 200 where rule = $1`, [rule])
    c.providers.usdt.pay(await c.providerId(order.id), { amount: 1_000_000n, currency: 'USDT' })
    await reconcileOrder(c.deps, BigInt(order.id))
    await owner.query(`update recharge_rule set offered = false where id = $1`, [rule])
    await owner.end()
    expect(await c.coins(uid)).toBe(300n)
  })
  test('a transaction reported for two orders is credited once', async () => {
    const first = await reconciled()
    const second = await c.order(first.uid)
    c.providers.pix.pay(await c.providerId(second.id), { providerTx: first.tx.providerTx })
    await reconcileOrder(c.deps, BigInt(second.id))
    expect(await c.coins(first.uid)).toBe(1050n)
  })
  test('a payment settles when the wait of its method is over: cards after weeks, Pix after hours, USDT at once', async () => {
    const [card, pix] = [await reconciled({ pay: 'card' }), await reconciled()]
    const hours = async (id: bigint) =>
      (
        await sql<{ h: number }>('select extract(epoch from settles_at - at)::float8 / 3600 as h from payment where order_id = $1', [id])
      )[0]!.h
    expect(await hours(card.id)).toBeCloseTo(21 * 24, 1)
    expect(await hours(pix.id)).toBeCloseTo(24, 1)
    const usdt = await sql<{ wait: string }>(`select extract(epoch from wait)::text as wait from pay_term where method = 'usdt'`, [])
    expect(Number(usdt[0]!.wait)).toBe(0)
  })
})

describe('first recharge packs', () => {
  test('are for the first recharge only', async () => {
    const { uid } = await reconciled({ rule: 102 })
    expect(await c.coins(uid)).toBe(1980n)
    expect(await reasonOf(c.order(uid, 101))).toBe('FirstUsed')
    const { uid: other } = await reconciled()
    expect(await reasonOf(c.order(other, 101))).toBe('FirstUsed')
  })
  test('of two paid at once one gets the bonus', async () => {
    const uid = await c.person()
    const [a, b] = [await paidOrder({ uid, rule: 102 }), await paidOrder({ uid, rule: 102, pay: 'card' })]
    // Each stays in its transaction for a while, so that without a lock neither would see the other.
    const slow = { ...c.deps, onCredited: [() => sleep(300)] }
    await Promise.all([reconcileOrder(slow, a.id), reconcileOrder(slow, b.id), reconcileOrder(slow, b.id), reconcileOrder(slow, a.id)])
    expect(await c.coins(uid)).toBe(1980n + 990n)
  })
})

describe('disputes and reversals', () => {
  const gift = (uid: number, coins: bigint) =>
    c.db.query((tx) => spend(tx, { uid, key: randomUUID(), request: 'gift', op: 'tip', coins, receivers: [] }))

  test('a dispute is recorded, a won one cleared, a lost one claws the coins back once', async () => {
    const { uid, order, provider, tx, id } = await reconciled({ pay: 'card' })
    const state = async () => (await sql<{ state: string }>('select state from payment where order_id = $1', [id]))[0]!.state
    provider.setState(tx.providerTx, 'disputed')
    await reconcileOrder(c.deps, id)
    expect([await state(), await c.coins(uid), await stateOf(uid, order.id)]).toEqual(['disputed', 1050n, 'paid'])
    provider.setState(tx.providerTx, 'paid')
    await reconcileOrder(c.deps, id)
    expect(await state()).toBe('credited')
    provider.setState(tx.providerTx, 'reversed')
    await Promise.all(Array.from({ length: 20 }, () => reconcileOrder(c.deps, id)))
    expect([await state(), await c.coins(uid), await stateOf(uid, order.id)]).toEqual(['reversed', 0n, 'reversed'])
  })
  test('spent coins become debt, and the next recharge repays it first', async () => {
    const { uid, provider, tx, id } = await reconciled({ pay: 'card' })
    await gift(uid, 1000n)
    provider.setState(tx.providerTx, 'reversed')
    await reconcileOrder(c.deps, id)
    expect(await c.db.query((t) => walletOf(t, uid))).toMatchObject({ coins: 0n, debt: 1000n })
    await reconciled({ uid })
    expect(await c.db.query((t) => walletOf(t, uid))).toMatchObject({ coins: 50n, debt: 0n })
  })
  test('a payment reversed before we saw it moves nothing', async () => {
    const { uid, order } = await reconciled({ pay: 'card', other: { state: 'reversed' } })
    expect([await c.coins(uid), await stateOf(uid, order.id)]).toEqual([0n, 'reversed'])
  })
  test('an older poll applied later undoes nothing', async () => {
    const { uid, provider, tx, id } = await reconciled({ pay: 'card' })
    const open = Promise.withResolvers<void>()
    provider.setState(tx.providerTx, 'paid')
    const old = await provider.method.fetch(await c.providerId(Number(id)))
    const slow = { ...c.deps, methods: { card: { ...provider.method, fetch: () => open.promise.then(() => old) } } }
    const late = reconcileOrder(slow, id)
    await expect.poll(async () => (await sql('select 1 from pay_order where id = $1 and asks > heard', [id])).length).toBe(1)
    provider.setState(tx.providerTx, 'disputed')
    await reconcileOrder(c.deps, id)
    open.resolve()
    await late
    expect(await sql('select state from payment where order_id = $1', [id])).toEqual([{ state: 'disputed' }])
    expect(await c.coins(uid)).toBe(1050n)
  })
})

describe('webhooks', () => {
  const app = fastify()
  beforeAll(() => addPaymentWebhooks(app, c.deps))
  afterAll(() => app.close())
  const post = (method: string, message: { body: Buffer; headers: Record<string, string> }) =>
    app.inject({
      method: 'POST',
      url: `/hooks/pay/${method}`,
      payload: message.body,
      headers: { 'content-type': 'application/json', ...message.headers },
    })

  test('a genuine one reconciles, a forged one is rejected, an unknown provider is 404', async () => {
    const { uid, providerId, provider } = await paidOrder()
    const genuine = provider.message(providerId)
    expect((await post('pix', { ...genuine, headers: { 'x-signature': 'forged' } })).statusCode).toBe(400)
    expect((await post('pix', { body: Buffer.alloc(0), headers: {} })).statusCode).toBe(400)
    expect((await post('bank', genuine)).statusCode).toBe(404)
    expect(await c.coins(uid)).toBe(0n)
    expect((await post('pix', genuine)).statusCode).toBe(200)
    await expect.poll(() => c.coins(uid)).toBe(1050n)
  })
  test('one that cannot be verified now is answered 503', async () => {
    const readWebhook = () => Promise.reject(new Error('their check does not answer'))
    const other = fastify()
    addPaymentWebhooks(other, { ...c.deps, methods: { pix: { ...c.providers.pix.method, readWebhook } } })
    const answer = await other.inject({ method: 'POST', url: '/hooks/pay/pix', payload: '{}' })
    expect(answer.statusCode).toBe(503)
    const big = await other.inject({ method: 'POST', url: '/hooks/pay/pix', payload: 'x'.repeat(600_000) })
    expect(big.statusCode).toBe(413)
    await other.close()
  })
  test('one about an unknown charge does nothing', async () => {
    expect((await post('pix', c.providers.pix.message('c_unknown'))).statusCode).toBe(200)
  })
  test('duplicated and shuffled: the result is the same', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const { uid, providerId, provider, order, tx } = await paidOrder({ pay: 'card', other: { state: 'pending' } })
      const steps: ProviderPayment['state'][] = ['paid', 'disputed', 'paid', 'disputed', 'reversed']
      const messages: Promise<unknown>[] = []
      const tell = () => messages.push(post('card', provider.message(providerId)))
      for (const state of steps) {
        provider.setState(tx.providerTx, state)
        for (let i = seeded.randomInt(0, 3); i > 0; i--) tell()
        if (seeded.random() < 0.5) await Promise.all(messages)
      }
      tell()
      await Promise.all(messages)
      await expect.poll(() => stateAt(order.id)).toBe('reversed')
      await reconcileOrder(c.deps, BigInt(order.id))
      const { coins, debt } = await c.db.query((t) => walletOf(t, uid))
      ends.add(`${coins} ${debt} ${await stateAt(order.id)}`)
    }
    expect([...ends]).toEqual(['0 0 reversed'])
  })
  const stateAt = async (id: number) => (await sql<{ state: string }>('select state from pay_order where id = $1', [id]))[0]!.state
})

describe('the worker', () => {
  const due = (id: bigint) => sql(`update pay_order set ask_at = now() - interval '1 day' where id = $1`, [id])
  const askAt = async (id: bigint) => (await sql<{ at: Date | null }>('select ask_at as at from pay_order where id = $1', [id]))[0]!.at
  const askAll = async () => {
    // Another test file runs a process that polls PayPal orders.
    const { pix, card, usdt } = c.deps.methods
    while ((await pollDueOrders({ ...c.deps, methods: { pix: pix!, card: card!, usdt: usdt! } })) > 0);
  }

  const daysUntilAsked = async (id: bigint) => {
    const at = await askAt(id)
    return at && Math.round((at.getTime() - Date.now()) / 86_400_000)
  }
  const age = (id: bigint, days: number) =>
    sql(
      `with p as (update payment set at = at - make_interval(days => $2), settles_at = settles_at - make_interval(days => $2) where order_id = $1)
       update pay_order set created_at = created_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2) where id = $1`,
      [id, days],
    )

  test('polls due orders, and stops when nothing more can come', async () => {
    const { uid, id, provider, tx } = await paidOrder()
    await due(id)
    await askAll()
    expect(await c.coins(uid)).toBe(1050n)
    provider.setState(tx.providerTx, 'reversed')
    await due(id)
    await askAll()
    expect(await askAt(id)).toBeNull()
  })
  test('polls paid orders ever more rarely while it can be reversed: a webhook may be lost', async () => {
    const { id, uid, provider, tx } = await reconciled()
    const days: (number | null)[] = [await daysUntilAsked(id)]
    for (const later of [1, 1, 2, 4, 150, 30]) {
      await age(id, later)
      await reconcileOrder(c.deps, id)
      days.push(await daysUntilAsked(id))
    }
    expect(days).toEqual([1, 1, 2, 4, 8, 158, null])
    provider.refundManually(tx.providerTx, 495n)
    await due(id)
    await askAll()
    expect(await c.coins(uid)).toBe(525n)
  })
  test('keeps polling a payment that takes days to confirm', async () => {
    const { uid, id, provider, tx } = await reconciled({ pay: 'paypal', other: { state: 'pending' } })
    await age(id, 3)
    await reconcileOrder(c.deps, id)
    const at = await askAt(id)
    expect(at).not.toBeNull()
    expect(at!.getTime() - Date.now()).toBeLessThan(3_600_000)
    provider.setState(tx.providerTx, 'paid')
    await reconcileOrder(c.deps, id)
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('an earlier poll does not postpone a webhook', async () => {
    const { uid, id, provider, tx: paid, providerId } = await reconciled({ pay: 'card' })
    const open = Promise.withResolvers<void>()
    const old = await provider.method.fetch(providerId)
    const slow = { ...c.deps, methods: { card: { ...provider.method, fetch: () => open.promise.then(() => old) } } }
    const early = reconcileOrder(slow, id)
    await expect.poll(async () => (await sql('select 1 from pay_order where id = $1 and asks > heard', [id])).length).toBe(1)
    provider.setState(paid.providerTx, 'reversed')
    // The webhook is accepted while no worker runs.
    const hooks = fastify()
    const request = async (ids: readonly bigint[]) => void (await c.db.query((on) => dueNow(on, ids)))
    addPaymentWebhooks(hooks, { ...c.deps, reconciler: { ...c.deps.reconciler, request } })
    const { body: payload, headers } = provider.message(providerId)
    expect((await hooks.inject({ method: 'POST', url: '/hooks/pay/card', payload, headers })).statusCode).toBe(200)
    open.resolve()
    await early
    expect((await askAt(id))!.getTime()).toBeLessThan(Date.now() + 1_000)
    await hooks.close()
    await askAll()
    expect(await c.coins(uid)).toBe(0n)
  })
  test('a provider that does not answer does not delay orders of another', async () => {
    const own = scriptedCharge()
    const stuck = await own.order(await own.person(), 2, 'pix')
    const gate = Promise.withResolvers<void>()
    own.providers.pix.gate = gate.promise
    const stop = new AbortController()
    const { pix, card } = own.deps.methods
    // Orders of other tests are polled too, and these providers do not know them.
    const asking = pollOrders({ ...own.deps, methods: { pix: pix!, card: card! } }, stop.signal)
    await due(BigInt(stuck.id))
    await expect.poll(() => own.providers.pix.requests.some((a) => a.startsWith('fetch'))).toBe(true)
    const uid = await own.person()
    const order = await own.order(uid, 2, 'card')
    own.providers.card.pay(await own.providerId(order.id))
    await due(BigInt(order.id))
    await expect.poll(() => own.coins(uid)).toBe(1050n)
    stop.abort()
    gate.resolve()
    await asking
    await own.close()
  })
  test('concurrent workers poll each order once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => paidOrder()))
    for (const { id } of orders) await due(id)
    await Promise.all([askAll(), askAll(), askAll()])
    for (const { uid } of orders) expect(await c.coins(uid)).toBe(1050n)
  })
  test('an address is watched for a week, also after it was paid', async () => {
    const { uid, id, provider, providerId } = await reconciled({ pay: 'usdt', uid: await c.person('1'), rule: 3 })
    expect(await askAt(id)).not.toBeNull()
    provider.pay(providerId, { amount: 6_990_000n, currency: 'USDT' })
    await due(id)
    await askAll()
    expect(await c.coins(uid)).toBe(2490n + 249n + 2490n)
    await sql(`update pay_order set created_at = now() - interval '8 days' where id = $1`, [id])
    await due(id)
    await askAll()
    expect(await askAt(id)).toBeNull()
  })
  test('a card is polled after a day, and once more before it settles', async () => {
    const { id } = await reconciled({ pay: 'card' })
    const hours = async () => ((await askAt(id))!.getTime() - Date.now()) / 3_600_000
    expect(await hours()).toBeGreaterThan(23)
    expect(await hours()).toBeLessThan(25)
    await sql(`update pay_order set created_at = now() - interval '15 days' where id = $1`, [id])
    await due(id)
    await askAll()
    expect(await hours()).toBeGreaterThan(14 * 24)
    expect(await hours()).toBeLessThan(16 * 24)
  })
  test('an order whose charge was never created expires', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    c.providers.pix.fail('before')
    await c.order(uid, 2, 'pix', key).catch(() => undefined)
    const [row] = await sql<{ id: bigint }>('select id from pay_order where uid = $1', [uid])
    await sql(`update pay_order set expires_at = now() - interval '1 second' where id = $1`, [row!.id])
    await due(row!.id)
    await askAll()
    expect(await askAt(row!.id)).toBeNull()
    expect((await c.order(uid, 2, 'pix', key)).state).toBe('expired')
  })
  test('a payment the provider lists and we did not record is reported', async () => {
    const seen: Record<string, number> = {}
    const metrics = { paymentUnmatched: { set: ({ method }: { method: string }, n: number) => (seen[method] = n) } } as never
    const later = new Date(Date.now() + 5 * 3_600_000)
    await reconcileSettlement({ ...c.deps, metrics }, later)
    const before = seen['paypal'] ?? 0
    const { id } = await paidOrder({ pay: 'paypal' })
    await reconcileSettlement({ ...c.deps, metrics }, later)
    expect(seen['paypal']).toBe(before + 1)
    await reconcileOrder(c.deps, id)
    await reconcileSettlement({ ...c.deps, metrics }, later)
    expect(seen['paypal']).toBe(before)
  })
})

test('the callbacks of a payment run once, in its transaction', async () => {
  const calls: string[] = []
  const deps = {
    ...c.deps,
    onCredited: [async (_tx: unknown, p: CreditedPayment) => void calls.push(`paid ${p.coins}+${p.bonus}`)],
    onReversed: [async (_tx: unknown, p: CreditedPayment) => void calls.push(`reversed ${p.coins}+${p.bonus}`)],
  }
  const { id, provider, tx, uid } = await paidOrder({ pay: 'card' })
  const failing = { ...deps, onCredited: [() => Promise.reject(new Error('not now'))] }
  await expect(reconcileOrder(failing, id)).rejects.toThrow('not now')
  expect(await c.coins(uid)).toBe(0n)
  await Promise.all([reconcileOrder(deps, id), reconcileOrder(deps, id)])
  provider.setState(tx.providerTx, 'reversed')
  await Promise.all([reconcileOrder(deps, id), reconcileOrder(deps, id)])
  expect(calls).toEqual(['paid 990+60', 'reversed 990+60'])
})

test('the ledger has no violations afterwards', async () => {
  expect((await c.db.query(violations)).filter((v) => v.broken > 0n)).toEqual([])
})

type Transact = ScriptedCharge['db']['transaction']
/** Runs the first transaction and fails before it commits. */
function failingFirst(tx: Transact): Transact {
  return (work) =>
    tx(async (t) => {
      await work(t)
      throw new Error('died')
    })
}
/** Commits the first transaction and fails in the second. */
function failingSecond(tx: Transact): Transact {
  let count = 0
  return (work) => (++count === 1 ? tx(work) : failingFirst(tx)(work))
}
