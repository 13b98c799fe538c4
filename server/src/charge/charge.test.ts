import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PayMethodId } from '@nimbo/contract'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exclude } from '../testing/exclude.ts'
import { refusalReason as reasonOf } from '../testing/refusalReason.ts'
import { type ScriptedCharge, scriptedCharge } from '../testing/scriptedCharge.ts'
import { spend, violations, walletOf } from '../ledger/index.ts'
import type { Received } from '../payment/index.ts'
import { addPayHooks, askDue, charge, compareSettlement, keepAsking, type Paid, settle } from './index.ts'

let c: ScriptedCharge
beforeAll(() => {
  c = scriptedCharge()
})
afterAll(() => c.close())

/** An order that the company has been paid for, and that nobody has heard of yet. */
async function paidOrder(options: { pay?: PayMethodId; rule?: number; uid?: number; other?: Partial<Received> } = {}) {
  const { pay = 'pix', rule = 2 } = options
  const uid = options.uid ?? (await c.person())
  const order = await c.order(uid, rule, pay)
  const providerId = await c.providerId(order.id)
  const amount = BigInt(order.money.replace('.', '').padEnd(pay === 'usdt' ? 7 : 0, '0'))
  const tx = c.companies[pay].pay(providerId, { amount, currency: order.currency, ...options.other })
  return { uid, order, providerId, tx, company: c.companies[pay], id: BigInt(order.id) }
}
const settled = async (options: Parameters<typeof paidOrder>[0] = {}) => {
  const paid = await paidOrder(options)
  await settle(c.deps, paid.id)
  return paid
}
const stateOf = async (uid: number, id: number) => (await c.status(uid, id)).state
const sql = <R extends object>(text: string, values: unknown[] = []) => c.db.read((tx) => tx.query<R>(text, values))

describe('opening an order', () => {
  test('says what it costs and how to pay, and opens one charge', async () => {
    const uid = await c.person()
    const order = await c.order(uid)
    expect(order).toMatchObject({ state: 'waiting', coin: '990', give: '60', money: '9.90', currency: 'BRL', credited: '0', pay: 'pix' })
    expect(order.url).toContain(await c.providerId(order.id))
    expect(order.no).toMatch(/^[A-Z0-9]{26,35}$/)
    expect(order.expires - order.created).toBe(1800)
  })
  test('one key, twenty times at once: one order, one charge', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    const all = await Promise.all(Array.from({ length: 20 }, () => c.order(uid, 2, 'pix', key)))
    expect(new Set(all.map((o) => JSON.stringify(o))).size).toBe(1)
    expect([...c.companies.pix.charges.values()].filter((x) => x.no === all[0]!.no)).toHaveLength(1)
  })
  test('another request under the same key is refused', async () => {
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
    'a provider that fails %s it happened: the same key goes on under the same number',
    async (when) => {
      const [uid, key] = [await c.person(), randomUUID()]
      c.companies.card.fail(when)
      expect(await reasonOf(c.order(uid, 2, 'card', key))).toBe('NoPayLink')
      const order = await c.order(uid, 2, 'card', key)
      expect(order.state).toBe('waiting')
      expect([...c.companies.card.charges.values()].filter((x) => x.no === order.no)).toHaveLength(1)
      expect(await sql('select 1 from pay_order where uid = $1', [uid])).toHaveLength(1)
    },
  )
  test('dying between the provider and the commit: the charge is found again under its number', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    const dying = { ...c.deps.db, tx: failingSecond(c.deps.db.tx) }
    const handlers = (await import('./index.ts')).charge({ ...c.deps, db: dying })
    const request = { id: 2, pay: 'card' as const, client_request_id: key }
    await expect(handlers.setPayOrder({ uid } as never, request)).rejects.toThrow('died')
    const order = await c.order(uid, 2, 'card', key)
    expect([...c.companies.card.charges.values()].filter((x) => x.no === order.no)).toHaveLength(1)
    expect(await c.providerId(order.id)).not.toBeNull()
  })
  test('what is not sold, not offered here, or not for this person', async () => {
    const [uid, chinese] = [await c.person(), await c.person('86')]
    expect(await reasonOf(c.order(uid, 77))).toBe('NoSuchRule')
    expect(await reasonOf(c.order(chinese, 2, 'usdt'))).toBe('MethodNotOffered')
    expect(await reasonOf(c.order(chinese, 2, 'pix'))).toBe('MethodNotOffered')
    await exclude(c.db, uid)
    expect(await reasonOf(c.order(uid))).toBe('Excluded')
  })
  test('ten may be open, also when they are opened at once', async () => {
    const uid = await c.person()
    const all = await Promise.allSettled(Array.from({ length: 14 }, () => c.order(uid)))
    expect(all.filter((r) => r.status === 'fulfilled')).toHaveLength(10)
    expect(await reasonOf(c.order(uid))).toBe('TooManyOpen')
  })
  test('a company that never answers does not use them up', async () => {
    const uid = await c.person()
    c.companies.card.fail('before', 10)
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
  test('nobody sees another’s order', async () => {
    const order = await c.order(await c.person())
    expect(await reasonOf(c.status(await c.person(), order.id))).toBe('NotYours')
  })
})

describe('settling', () => {
  test('fifty at once credit once', async () => {
    const { uid, id, order } = await paidOrder()
    await Promise.all(Array.from({ length: 50 }, () => settle(c.deps, id)))
    expect(await c.coins(uid)).toBe(1050n)
    expect(await c.status(uid, order.id)).toMatchObject({ state: 'paid', credited: '1050', received: '9.90', url: '' })
  })
  test('asking for the status is enough: no message, no worker', async () => {
    const { uid, order } = await paidOrder()
    expect(await stateOf(uid, order.id)).toBe('paid')
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('looking often asks the provider once in two seconds', async () => {
    const uid = await c.person()
    const order = await c.order(uid)
    const name = `fetch ${await c.providerId(order.id)}`
    await Promise.all(Array.from({ length: 10 }, () => c.status(uid, order.id)))
    expect(c.companies.pix.asked.filter((a) => a === name)).toHaveLength(1)
  })
  test('coming back a hundred times at once asks the provider ten times', async () => {
    const uid = await c.person()
    const order = await c.order(uid)
    const name = `fetch ${await c.providerId(order.id)}`
    const { capture } = charge(c.deps)
    const ends = await Promise.allSettled(Array.from({ length: 100 }, () => capture({ uid } as never, { id: order.id })))
    expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(10)
    expect(c.companies.pix.asked.filter((a) => a === name)).toHaveLength(10)
  })
  test('a provider that does not answer changes nothing', async () => {
    const { uid, order, company } = await paidOrder()
    company.fail('before')
    expect(await stateOf(uid, order.id)).toBe('waiting')
    await settle(c.deps, BigInt(order.id))
    expect(await stateOf(uid, order.id)).toBe('paid')
  })
  test('dying before the commit: nothing is credited, and asking again credits once', async () => {
    const { uid, id } = await paidOrder()
    const dying = { ...c.deps.db, tx: failingFirst(c.deps.db.tx) }
    await expect(settle({ ...c.deps, db: dying }, id)).rejects.toThrow('died')
    expect(await c.coins(uid)).toBe(0n)
    await settle(c.deps, id)
    await settle(c.deps, id)
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('less than asked buys less and gives nothing on top', async () => {
    const { uid, order } = await settled({ other: { amount: 500n } })
    expect(await c.coins(uid)).toBe(500n)
    expect(await c.status(uid, order.id)).toMatchObject({ state: 'paid', credited: '500', received: '5.00' })
  })
  test('more than asked buys more, and what is given on top comes once', async () => {
    const { uid, company, providerId, id } = await settled({ other: { amount: 1980n } })
    expect(await c.coins(uid)).toBe(1980n + 60n)
    company.pay(providerId, { amount: 990n })
    await settle(c.deps, id)
    expect(await c.coins(uid)).toBe(1980n + 60n + 990n)
  })
  test('two halves make a whole', async () => {
    const { uid, company, providerId, id } = await settled({ other: { amount: 495n } })
    company.pay(providerId, { amount: 495n })
    await settle(c.deps, id)
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('another currency buys nothing', async () => {
    const { uid, order } = await settled({ other: { currency: 'ARS' } })
    expect(await c.coins(uid)).toBe(0n)
    expect(await stateOf(uid, order.id)).toBe('waiting')
  })
  test('what is on its way is confirming, and buys nothing yet', async () => {
    const { uid, order, company, tx, id } = await settled({ other: { state: 'pending' } })
    expect([await stateOf(uid, order.id), await c.coins(uid)]).toEqual(['confirming', 0n])
    company.turn(tx.providerTx, 'paid')
    await settle(c.deps, id)
    expect([await stateOf(uid, order.id), await c.coins(uid)]).toEqual(['paid', 1050n])
  })
  test('a charge that is closed has failed; one nobody paid expires by the clock', async () => {
    const uid = await c.person()
    const [closed, late] = [await c.order(uid), await c.order(uid)]
    c.companies.pix.close(await c.providerId(closed.id))
    expect(await stateOf(uid, closed.id)).toBe('failed')
    await sql(`update pay_order set expires_at = now() - interval '1 second' where id = $1`, [late.id])
    expect(await stateOf(uid, late.id)).toBe('expired')
  })
  test('what comes after all is credited', async () => {
    const { uid, order, id } = await paidOrder()
    await sql(`update pay_order set expires_at = now() - interval '1 hour', state = 'expired' where id = $1`, [order.id])
    await settle(c.deps, id)
    expect([await stateOf(uid, order.id), await c.coins(uid)]).toEqual(['paid', 1050n])
  })
  test('USDT after its price lock is worth what the price is now', async () => {
    const uid = await c.person('1')
    const order = await c.order(uid, 3, 'usdt')
    await sql(`update pay_order set amount = amount / 2, expires_at = now() - interval '1 minute' where id = $1`, [order.id])
    const early = { amount: 3_495_000n, currency: 'USDT', at: new Date(Date.now() - 3_600_000) }
    c.companies.usdt.pay(await c.providerId(order.id), early)
    c.companies.usdt.pay(await c.providerId(order.id), { ...early, amount: 6_990_000n, at: new Date() })
    await settle(c.deps, BigInt(order.id))
    expect(await c.coins(uid)).toBe(2490n + 249n + 2490n)
  })
  test('USDT after its price lock is worth what the same money buys now, when its pack has grown too', async () => {
    const owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
    await owner.connect()
    // Not offered to the others who look meanwhile: it has no price in any other currency, and is gone when this ends.
    const rule = 9_000 + randomInt(1_000)
    await owner.query(`insert into recharge_rule (id, coins) values ($1, 1000)`, [rule])
    await owner.query(`insert into recharge_price (rule, currency, amount) values ($1, 'USD', 100)`, [rule])
    const uid = await c.person('1')
    const order = await c.order(uid, rule, 'usdt')
    await sql(`update pay_order set expires_at = now() - interval '1 minute' where id = $1`, [order.id])
    await owner.query(`update recharge_rule set coins = 2000 where id = $1`, [rule])
    await owner.query(`update recharge_price set amount = 200 where rule = $1`, [rule])
    c.companies.usdt.pay(await c.providerId(order.id), { amount: 1_000_000n, currency: 'USDT' })
    await settle(c.deps, BigInt(order.id))
    await owner.query(`update recharge_rule set offered = false where id = $1`, [rule])
    await owner.end()
    expect(await c.coins(uid)).toBe(1000n)
  })
  test('a transaction that is told for two orders is credited once', async () => {
    const first = await settled()
    const second = await c.order(first.uid)
    c.companies.pix.pay(await c.providerId(second.id), { providerTx: first.tx.providerTx })
    await settle(c.deps, BigInt(second.id))
    expect(await c.coins(first.uid)).toBe(1050n)
  })
  test('cards settle after three days, Pix at once', async () => {
    const [card, pix] = [await settled({ pay: 'card' }), await settled()]
    const hours = async (id: bigint) =>
      (
        await sql<{ h: number }>('select extract(epoch from settles_at - at)::float8 / 3600 as h from payment where order_id = $1', [id])
      )[0]!.h
    expect(await hours(card.id)).toBeCloseTo(72, 1)
    expect(await hours(pix.id)).toBeCloseTo(0, 1)
  })
})

describe('a first pack', () => {
  test('is for a first recharge', async () => {
    const { uid } = await settled({ rule: 102 })
    expect(await c.coins(uid)).toBe(1980n)
    expect(await reasonOf(c.order(uid, 101))).toBe('FirstUsed')
    const { uid: other } = await settled()
    expect(await reasonOf(c.order(other, 101))).toBe('FirstUsed')
  })
  test('two paid at once double one of them', async () => {
    const uid = await c.person()
    const [a, b] = [await paidOrder({ uid, rule: 102 }), await paidOrder({ uid, rule: 102, pay: 'card' })]
    // Each stays in its transaction for a while, so that without a lock neither would see the other.
    const slow = { ...c.deps, onPaid: [() => sleep(300)] }
    await Promise.all([settle(slow, a.id), settle(slow, b.id), settle(slow, b.id), settle(slow, a.id)])
    expect(await c.coins(uid)).toBe(1980n + 990n)
  })
})

describe('going back', () => {
  const gift = (uid: number, coins: bigint) =>
    c.db.read((tx) => spend(tx, { uid, key: randomUUID(), request: 'gift', op: 'tip', coins, anchor: null, votes: 0n }))

  test('a dispute is written down, a won one is forgotten, a lost one takes the coins once', async () => {
    const { uid, order, company, tx, id } = await settled({ pay: 'card' })
    const state = async () => (await sql<{ state: string }>('select state from payment where order_id = $1', [id]))[0]!.state
    company.turn(tx.providerTx, 'disputed')
    await settle(c.deps, id)
    expect([await state(), await c.coins(uid), await stateOf(uid, order.id)]).toEqual(['disputed', 1050n, 'paid'])
    company.turn(tx.providerTx, 'paid')
    await settle(c.deps, id)
    expect(await state()).toBe('credited')
    company.turn(tx.providerTx, 'reversed')
    await Promise.all(Array.from({ length: 20 }, () => settle(c.deps, id)))
    expect([await state(), await c.coins(uid), await stateOf(uid, order.id)]).toEqual(['reversed', 0n, 'reversed'])
  })
  test('coins that were spent are owed, and the next recharge pays them first', async () => {
    const { uid, company, tx, id } = await settled({ pay: 'card' })
    await gift(uid, 1000n)
    company.turn(tx.providerTx, 'reversed')
    await settle(c.deps, id)
    expect(await c.db.read((t) => walletOf(t, uid))).toMatchObject({ coins: 0n, debt: 1000n })
    await settled({ uid })
    expect(await c.db.read((t) => walletOf(t, uid))).toMatchObject({ coins: 50n, debt: 0n })
  })
  test('what went back before we heard of it moves nothing', async () => {
    const { uid, order } = await settled({ pay: 'card', other: { state: 'reversed' } })
    expect([await c.coins(uid), await stateOf(uid, order.id)]).toEqual([0n, 'reversed'])
  })
  test('an older answer that comes later undoes nothing', async () => {
    const { uid, company, tx, id } = await settled({ pay: 'card' })
    const open = Promise.withResolvers<void>()
    company.turn(tx.providerTx, 'paid')
    const old = await company.method.fetch(await c.providerId(Number(id)))
    const slow = { ...c.deps, methods: { card: { ...company.method, fetch: () => open.promise.then(() => old) } } }
    const late = settle(slow, id)
    await expect.poll(async () => (await sql('select 1 from pay_order where id = $1 and asks > heard', [id])).length).toBe(1)
    company.turn(tx.providerTx, 'disputed')
    await settle(c.deps, id)
    open.resolve()
    await late
    expect(await sql('select state from payment where order_id = $1', [id])).toEqual([{ state: 'disputed' }])
    expect(await c.coins(uid)).toBe(1050n)
  })
})

describe('messages', () => {
  const app = fastify()
  beforeAll(() => addPayHooks(app, c.deps))
  afterAll(() => app.close())
  const post = (method: string, message: { body: Buffer; headers: Record<string, string> }) =>
    app.inject({
      method: 'POST',
      url: `/hooks/pay/${method}`,
      payload: message.body,
      headers: { 'content-type': 'application/json', ...message.headers },
    })

  test('a genuine one settles, a forged one is turned away, an unknown company is nobody', async () => {
    const { uid, providerId, company } = await paidOrder()
    const genuine = company.message(providerId)
    expect((await post('pix', { ...genuine, headers: { 'x-signature': 'forged' } })).statusCode).toBe(400)
    expect((await post('pix', { body: Buffer.alloc(0), headers: {} })).statusCode).toBe(400)
    expect((await post('bank', genuine)).statusCode).toBe(404)
    expect(await c.coins(uid)).toBe(0n)
    expect((await post('pix', genuine)).statusCode).toBe(200)
    await expect.poll(() => c.coins(uid)).toBe(1050n)
  })
  test('that cannot be read now is to be sent again', async () => {
    const readWebhook = () => Promise.reject(new Error('their check does not answer'))
    const other = fastify()
    addPayHooks(other, { ...c.deps, methods: { pix: { ...c.companies.pix.method, readWebhook } } })
    const answer = await other.inject({ method: 'POST', url: '/hooks/pay/pix', payload: '{}' })
    expect(answer.statusCode).toBe(503)
    const big = await other.inject({ method: 'POST', url: '/hooks/pay/pix', payload: 'x'.repeat(600_000) })
    expect(big.statusCode).toBe(413)
    await other.close()
  })
  test('about a charge nobody knows it does nothing', async () => {
    expect((await post('pix', c.companies.pix.message('c_unknown'))).statusCode).toBe(200)
  })
  test('doubled and shuffled, whatever the order: the end is the same', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round++) {
      const { uid, providerId, company, order, tx } = await paidOrder({ pay: 'card', other: { state: 'pending' } })
      const steps: Received['state'][] = ['paid', 'disputed', 'paid', 'disputed', 'reversed']
      const messages: Promise<unknown>[] = []
      const tell = () => messages.push(post('card', company.message(providerId)))
      for (const state of steps) {
        company.turn(tx.providerTx, state)
        for (let i = Math.floor(Math.random() * 3); i > 0; i--) tell()
        if (Math.random() < 0.5) await Promise.all(messages)
      }
      tell()
      await Promise.all(messages)
      await expect.poll(() => stateAt(order.id)).toBe('reversed')
      await settle(c.deps, BigInt(order.id))
      const { coins, debt } = await c.db.read((t) => walletOf(t, uid))
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
    // Another file has a process that asks about PayPal's.
    const { pix, card, usdt } = c.deps.methods
    while ((await askDue({ ...c.deps, methods: { pix: pix!, card: card!, usdt: usdt! } })) > 0);
  }

  const daysUntilAsked = async (id: bigint) => {
    const at = await askAt(id)
    return at && Math.round((at.getTime() - Date.now()) / 86_400_000)
  }
  const age = (id: bigint, days: number) =>
    sql(
      `update pay_order set created_at = created_at - make_interval(days => $2), expires_at = expires_at - make_interval(days => $2) where id = $1`,
      [id, days],
    )

  test('asks about what is due, and stops when nothing more can come', async () => {
    const { uid, id, company, tx } = await paidOrder()
    await due(id)
    await askAll()
    expect(await c.coins(uid)).toBe(1050n)
    company.turn(tx.providerTx, 'reversed')
    await due(id)
    await askAll()
    expect(await askAt(id)).toBeNull()
  })
  test('looks again at what was paid, ever more rarely, for as long as it can go back: a message may be lost', async () => {
    const { id, uid, company, tx } = await settled()
    const days: (number | null)[] = [await daysUntilAsked(id)]
    for (const later of [1, 1, 2, 4, 150, 30]) {
      await age(id, later)
      await settle(c.deps, id)
      days.push(await daysUntilAsked(id))
    }
    expect(days).toEqual([1, 1, 2, 4, 8, 158, null])
    company.sendBack(tx.providerTx, 495n)
    await due(id)
    await askAll()
    expect(await c.coins(uid)).toBe(525n)
  })
  test('keeps asking about money a company takes days to be sure of', async () => {
    const { uid, id, company, tx } = await settled({ pay: 'paypal', other: { state: 'pending' } })
    await age(id, 3)
    await settle(c.deps, id)
    const at = await askAt(id)
    expect(at).not.toBeNull()
    expect(at!.getTime() - Date.now()).toBeLessThan(3_600_000)
    company.turn(tx.providerTx, 'paid')
    await settle(c.deps, id)
    expect(await c.coins(uid)).toBe(1050n)
  })
  test('a message is not put off by an answer from before it', async () => {
    const { uid, id, company, tx, providerId } = await settled({ pay: 'card' })
    const open = Promise.withResolvers<void>()
    const old = await company.method.fetch(providerId)
    const slow = { ...c.deps, methods: { card: { ...company.method, fetch: () => open.promise.then(() => old) } } }
    const early = settle(slow, id)
    await expect.poll(async () => (await sql('select 1 from pay_order where id = $1 and asks > heard', [id])).length).toBe(1)
    company.turn(tx.providerTx, 'reversed')
    // The message is taken, and whoever took it is gone before they could ask.
    const hooks = fastify()
    const gone = { ...c.deps, methods: { card: { ...company.method, fetch: () => Promise.reject(new Error('gone')) } } }
    addPayHooks(hooks, gone)
    const { body: payload, headers } = company.message(providerId)
    expect((await hooks.inject({ method: 'POST', url: '/hooks/pay/card', payload, headers })).statusCode).toBe(200)
    open.resolve()
    await early
    expect((await askAt(id))!.getTime()).toBeLessThan(Date.now() + 1_000)
    await hooks.close()
    await askAll()
    expect(await c.coins(uid)).toBe(0n)
  })
  test('a company that does not answer keeps nobody waiting who paid by another', async () => {
    const own = scriptedCharge()
    const stuck = await own.order(await own.person(), 2, 'pix')
    const gate = Promise.withResolvers<void>()
    own.companies.pix.gate = gate.promise
    const stop = new AbortController()
    const { pix, card } = own.deps.methods
    // Other tests' orders are none of these companies': they are asked about, and their companies do not know them.
    const asking = keepAsking({ ...own.deps, methods: { pix: pix!, card: card! } }, stop.signal)
    await due(BigInt(stuck.id))
    await expect.poll(() => own.companies.pix.asked.some((a) => a.startsWith('fetch')), { timeout: 10_000 }).toBe(true)
    const uid = await own.person()
    const order = await own.order(uid, 2, 'card')
    own.companies.card.pay(await own.providerId(order.id))
    await due(BigInt(order.id))
    await expect.poll(() => own.coins(uid), { timeout: 10_000 }).toBe(1050n)
    stop.abort()
    gate.resolve()
    await asking
    await own.close()
  })
  test('several workers ask once each', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => paidOrder()))
    for (const { id } of orders) await due(id)
    await Promise.all([askAll(), askAll(), askAll()])
    for (const { uid } of orders) expect(await c.coins(uid)).toBe(1050n)
  })
  test('an address is watched for a week, also after it was paid', async () => {
    const { uid, id, company, providerId } = await settled({ pay: 'usdt', uid: await c.person('1'), rule: 3 })
    expect(await askAt(id)).not.toBeNull()
    company.pay(providerId, { amount: 6_990_000n, currency: 'USDT' })
    await due(id)
    await askAll()
    expect(await c.coins(uid)).toBe(2490n + 249n + 2490n)
    await sql(`update pay_order set created_at = now() - interval '8 days' where id = $1`, [id])
    await due(id)
    await askAll()
    expect(await askAt(id)).toBeNull()
  })
  test('a card is looked at once more before it has settled', async () => {
    const { id } = await settled({ pay: 'card' })
    const hours = ((await askAt(id))!.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThan(73)
  })
  test('an order whose charge was never begun ends with its time', async () => {
    const [uid, key] = [await c.person(), randomUUID()]
    c.companies.pix.fail('before')
    await c.order(uid, 2, 'pix', key).catch(() => undefined)
    const [row] = await sql<{ id: bigint }>('select id from pay_order where uid = $1', [uid])
    await sql(`update pay_order set expires_at = now() - interval '1 second' where id = $1`, [row!.id])
    await due(row!.id)
    await askAll()
    expect(await askAt(row!.id)).toBeNull()
    expect((await c.order(uid, 2, 'pix', key)).state).toBe('expired')
  })
  test('what the company took and we did not book is told', async () => {
    const seen: Record<string, number> = {}
    const metrics = { paymentUnmatched: { set: ({ method }: { method: string }, n: number) => (seen[method] = n) } } as never
    const later = new Date(Date.now() + 5 * 3_600_000)
    await compareSettlement({ ...c.deps, metrics }, later)
    const before = seen['paypal'] ?? 0
    const { id } = await paidOrder({ pay: 'paypal' })
    await compareSettlement({ ...c.deps, metrics }, later)
    expect(seen['paypal']).toBe(before + 1)
    await settle(c.deps, id)
    await compareSettlement({ ...c.deps, metrics }, later)
    expect(seen['paypal']).toBe(before)
  })
})

test('whoever wants to hear of a payment hears it once, in its transaction', async () => {
  const heard: string[] = []
  const deps = {
    ...c.deps,
    onPaid: [async (_tx: unknown, p: Paid) => void heard.push(`paid ${p.coins}+${p.give}`)],
    onReversed: [async (_tx: unknown, p: Paid) => void heard.push(`reversed ${p.coins}+${p.give}`)],
  }
  const { id, company, tx, uid } = await paidOrder({ pay: 'card' })
  const failing = { ...deps, onPaid: [() => Promise.reject(new Error('not now'))] }
  await expect(settle(failing, id)).rejects.toThrow('not now')
  expect(await c.coins(uid)).toBe(0n)
  await Promise.all([settle(deps, id), settle(deps, id)])
  company.turn(tx.providerTx, 'reversed')
  await Promise.all([settle(deps, id), settle(deps, id)])
  expect(heard).toEqual(['paid 990+60', 'reversed 990+60'])
})

test('after all of this the books are right', async () => {
  expect((await c.db.read(violations)).filter((v) => v.broken > 0n)).toEqual([])
})

type Transact = ScriptedCharge['db']['tx']
/** Does the work of one transaction and dies before it commits. */
function failingFirst(tx: Transact): Transact {
  return (work) =>
    tx(async (t) => {
      await work(t)
      throw new Error('died')
    })
}
/** Commits the first transaction, and dies in the second. */
function failingSecond(tx: Transact): Transact {
  let count = 0
  return (work) => (++count === 1 ? tx(work) : failingFirst(tx)(work))
}
