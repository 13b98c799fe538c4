import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payDueRewards, reverseRewardFor, rewardFor } from '../agent/index.ts'
import { spend, violations, walletOf } from '../ledger/index.ts'
import type { Database } from '../platform/postgres.ts'
import { type ScriptedCharge, scriptedCharge } from '../testing/scriptedCharge.ts'
import { type ChargeDeps, compareSettlement, settle } from './index.ts'

let c: ScriptedCharge
beforeAll(() => {
  c = scriptedCharge()
})
afterAll(() => c.close())

const PRICE = 990n
const WORTH = 1050n
const sql = <R extends object>(text: string, values: unknown[] = []) => c.db.read((tx) => tx.query<R>(text, values))
const wallet = (uid: number) => c.db.read((tx) => walletOf(tx, uid))

/** A card that paid 9.90 for 990 coins and 60 on top. */
async function paid({ uid, deps = c.deps }: { uid?: number; deps?: ChargeDeps } = {}) {
  const payer = uid ?? (await c.person())
  const order = await c.order(payer, 2, 'card')
  const providerId = await c.providerId(order.id)
  const company = c.companies.card
  const tx = company.pay(providerId, { amount: PRICE })
  const id = BigInt(order.id)
  const look = () => settle(deps, id)
  await look()
  const payment = async () =>
    (await sql<{ id: bigint; state: string; back: bigint; taken: bigint }>('select * from payment where order_id = $1', [id]))[0]!
  return { uid: payer, order, id, company, tx: tx.providerTx, providerId, look, payment }
}
const give = (uid: number, coins: bigint) =>
  c.db.read((tx) => spend(tx, { uid, key: randomUUID(), request: 'gift', op: 'tip', coins, anchor: null, votes: 0n }))

describe('a part that goes back', () => {
  test('takes its part of the coins, rounded in favour of whoever paid, and the order says so', async () => {
    const { uid, company, tx, look, order } = await paid()
    company.sendBack(tx, 100n)
    await look()
    expect(await c.coins(uid)).toBe(WORTH - 106n)
    expect(await c.status(uid, order.id)).toMatchObject({ state: 'paid', credited: '944', received: '8.90' })
  })
  test('told of twenty times at once, and again: once', async () => {
    const { uid, company, tx, look, payment } = await paid()
    company.sendBack(tx, 495n)
    await Promise.all(Array.from({ length: 20 }, look))
    await look()
    expect(await c.coins(uid)).toBe(525n)
    expect(await payment()).toMatchObject({ state: 'credited', back: 495n, taken: 525n })
  })
  test('and others after it come to exactly the whole, however it was cut', async () => {
    for (const parts of [
      [1n, 1n, 988n],
      [333n, 333n, 324n],
      [7n, 11n, 13n, 17n, 19n, 923n],
      [989n, 1n],
    ]) {
      const { uid, company, tx, look, order } = await paid()
      let back = 0n
      for (const part of parts) {
        company.sendBack(tx, part)
        back += part
        await Promise.all([look(), look()])
        expect(await c.coins(uid)).toBe(WORTH - (WORTH * back) / PRICE)
      }
      expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
      expect((await c.status(uid, order.id)).state).toBe('reversed')
    }
  })
  test('and then all of it at once: the rest, once', async () => {
    const { uid, company, tx, look, payment } = await paid()
    company.sendBack(tx, 300n)
    await look()
    company.turn(tx, 'reversed')
    await Promise.all(Array.from({ length: 10 }, look))
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
    expect(await payment()).toMatchObject({ state: 'reversed', back: PRICE, taken: WORTH })
  })
  test('told of late by an older answer undoes nothing', async () => {
    const { uid, company, tx, look, id, providerId } = await paid()
    company.sendBack(tx, 100n)
    const old = await company.method.fetch(providerId)
    const open = Promise.withResolvers<void>()
    const slow = { ...c.deps, methods: { card: { ...company.method, fetch: () => open.promise.then(() => old) } } }
    const late = settle(slow, id)
    await expect.poll(async () => (await sql('select 1 from pay_order where id = $1 and asks > heard', [id])).length).toBe(1)
    company.sendBack(tx, 395n)
    await look()
    open.resolve()
    await late
    expect(await c.coins(uid)).toBe(525n)
    await look()
    expect(await c.coins(uid)).toBe(525n)
  })
  test('that was there before we heard of the payment: what is left is what comes', async () => {
    const uid = await c.person()
    const order = await c.order(uid, 2, 'card')
    c.companies.card.pay(await c.providerId(order.id), { amount: PRICE, back: 495n })
    await Promise.all([settle(c.deps, BigInt(order.id)), settle(c.deps, BigInt(order.id))])
    expect(await c.coins(uid)).toBe(525n)
  })
  test('and a contest about the rest: won it stays as it was, lost the rest goes', async () => {
    const { uid, company, tx, look, payment } = await paid()
    company.sendBack(tx, 495n)
    company.turn(tx, 'disputed')
    await look()
    expect([await c.coins(uid), (await payment()).state]).toEqual([525n, 'disputed'])
    company.turn(tx, 'paid')
    await look()
    expect([await c.coins(uid), (await payment()).state]).toEqual([525n, 'credited'])
    company.turn(tx, 'disputed')
    await look()
    company.turn(tx, 'reversed')
    await Promise.all([look(), look(), look()])
    expect([await c.coins(uid), (await payment()).state]).toEqual([0n, 'reversed'])
  })
  test('of coins that were spent is owed, and the next recharge pays it first', async () => {
    const { uid, company, tx, look } = await paid()
    await give(uid, 1000n)
    company.sendBack(tx, 495n)
    await look()
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 475n })
    company.sendBack(tx, 495n)
    await look()
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 1000n })
    await paid({ uid })
    expect(await wallet(uid)).toMatchObject({ coins: 50n, debt: 0n })
  })
  test('while the wallet is being spent from: whoever is first, nothing is lost or made', async () => {
    const { uid, company, tx, look } = await paid()
    company.sendBack(tx, 495n)
    const [spent] = await Promise.all([Promise.all(Array.from({ length: 10 }, () => give(uid, 100n))), look(), look()])
    const gone = spent.filter(({ status }) => status === 'ok').length
    const { coins, debt } = await wallet(uid)
    expect(coins - debt).toBe(525n - 100n * BigInt(gone))
  })
  test('dying before the commit, the connection cut: nothing is taken, and asking again takes it once', async () => {
    const { uid, company, tx, look, id } = await paid()
    company.sendBack(tx, 495n)
    const dying: Database = {
      read: c.db.read,
      tx: (work) =>
        c.db.tx(async (t) => {
          await work(t)
          await t.query('select pg_terminate_backend(pg_backend_pid())')
          throw new Error('gone')
        }),
    }
    await expect(settle({ ...c.deps, db: dying }, id)).rejects.toThrow()
    expect(await c.coins(uid)).toBe(WORTH)
    await look()
    await look()
    expect(await c.coins(uid)).toBe(525n)
  })
  test('of money that bought nothing moves nothing, and is written down', async () => {
    const uid = await c.person()
    const order = await c.order(uid, 2, 'card')
    const tx = c.companies.card.pay(await c.providerId(order.id), { amount: PRICE, currency: 'ARS' })
    await settle(c.deps, BigInt(order.id))
    c.companies.card.sendBack(tx.providerTx, 100n)
    await settle(c.deps, BigInt(order.id))
    expect(await sql('select state, back, taken from payment where uid = $1', [uid])).toEqual([
      { state: 'credited', back: 100n, taken: 0n },
    ])
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
  })
})

describe('whoever invited the payer', () => {
  const log = { warn: () => undefined } as never
  const payDue = () => payDueRewards({ db: c.db, log })
  const rewarding = (): ChargeDeps => ({
    ...c.deps,
    onPaid: [rewardFor],
    onReversed: [(tx, payment, left) => reverseRewardFor(tx, payment.id, left)],
  })
  /** 990 coins were bought by somebody who was invited. */
  async function invited() {
    const [inviter, guest] = [await c.person(), await c.person()]
    await sql('insert into invited (uid, inviter) values ($1, $2)', [guest, inviter])
    const p = await paid({ uid: guest, deps: rewarding() })
    const { id: payment } = await p.payment()
    const due = () => sql(`update invite_reward set due_at = now() where payment = $1`, [payment])
    const reward = async () =>
      (await sql<{ state: string; reward: bigint; back: bigint }>('select * from invite_reward where payment = $1', [payment]))[0]!
    return { ...p, inviter, due, reward }
  }
  test('is paid for what is left', async () => {
    const { inviter, company, tx, look, due, reward } = await invited()
    company.sendBack(tx, 495n)
    await Promise.all([look(), look()])
    expect(await reward()).toMatchObject({ state: 'held', reward: 49n })
    await due()
    await Promise.all([payDue(), payDue()])
    expect((await wallet(inviter)).coins).toBe(49n)
  })
  test('gives back what was paid for the part, once, part by part, to the whole', async () => {
    const { inviter, company, tx, look, due, reward } = await invited()
    await due()
    await payDue()
    expect((await wallet(inviter)).coins).toBe(99n)
    for (const [part, left] of [
      [100n, 89n],
      [5n, 88n],
      [885n, 0n],
    ] as const) {
      company.sendBack(tx, part)
      await look()
      await Promise.all([payDue(), payDue(), payDue()])
      expect(await wallet(inviter)).toMatchObject({ coins: left, debt: 0n })
    }
    expect(await reward()).toMatchObject({ state: 'taken_back', reward: 99n })
    await payDue()
    expect(await wallet(inviter)).toMatchObject({ coins: 0n, debt: 0n })
  })
  test('paid and gone back in part at the same moment: what is left is what was earned', async () => {
    for (let round = 0; round < 6; round++) {
      const { inviter, company, tx, look, due } = await invited()
      await due()
      company.sendBack(tx, 495n)
      await Promise.all([payDue(), look(), payDue()])
      await payDue()
      await payDue()
      expect(await wallet(inviter)).toMatchObject({ coins: 49n, debt: 0n })
    }
  })
})

test('the day’s comparison knows a part we know of, and tells of one we do not', async () => {
  const own = scriptedCharge()
  const company = own.companies.card
  const uid = await own.person()
  const order = await own.order(uid, 2, 'card')
  const { providerTx } = company.pay(await own.providerId(order.id), { amount: PRICE })
  const told: string[][] = []
  const log = { ...own.deps.log, error: ({ unbooked }: { unbooked: string[] }) => void told.push(unbooked) } as never
  const deps = { ...own.deps, methods: { card: company.method }, log, metrics: { paymentUnmatched: { set: () => undefined } } as never }
  const unbooked = async () => {
    told.length = 0
    await compareSettlement(deps, new Date(Date.now() + 5 * 3_600_000))
    return told.flat()
  }
  expect(await unbooked()).toEqual([providerTx])
  await settle(deps, BigInt(order.id))
  expect(await unbooked()).toEqual([])
  company.sendBack(providerTx, 495n)
  expect(await unbooked()).toEqual([providerTx])
  await settle(deps, BigInt(order.id))
  expect(await unbooked()).toEqual([])
  company.turn(providerTx, 'reversed')
  expect(await unbooked()).toEqual([providerTx])
  await own.close()
})

test.each(['coins = coins + 1', 'amount = 1', 'uid = uid + 1', 'settles_at = now()'])(
  'the application cannot set %s of a payment',
  async (set) => {
    const { id } = await paid()
    await expect(sql(`update payment set ${set} where order_id = $1`, [id])).rejects.toThrow('permission denied')
  },
)
test.each([`back = back - 1`, `taken = taken - 1`, `state = 'credited'`])('nor, of one that went back, %s', async (set) => {
  const { id, company, tx, look } = await paid()
  company.turn(tx, 'reversed')
  await look()
  await expect(sql(`update payment set ${set} where order_id = $1`, [id])).rejects.toThrow('stays back')
})

test('after all of this the books are right', async () => {
  expect((await c.db.read(violations)).filter((v) => v.broken > 0n)).toEqual([])
})
