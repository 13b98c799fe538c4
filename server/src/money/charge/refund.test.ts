import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { addRewardFor, payDueRewards, reduceRewardFor } from '../agent/index.ts'
import { spend, violations, walletOf } from '../../core/ledger/index.ts'
import { createLog } from '../../platform/log.ts'
import { type Database, openPostgres } from '../../platform/postgres.ts'
import { type ScriptedCharge, scriptedCharge } from '../../testing/scriptedCharge.ts'
import { type ChargeDeps, reconcileOrder, reconcileSettlement } from './index.ts'

let c: ScriptedCharge
beforeAll(() => {
  c = scriptedCharge()
})
afterAll(() => c.close())

const PRICE = 990n
const WORTH = 1050n
const sql = <R extends object>(text: string, values: unknown[] = []) => c.db.query((tx) => tx.query<R>(text, values))
const wallet = (uid: number) => c.db.query((tx) => walletOf(tx, uid))

/** A card payment of 9.90 for 990 coins and a bonus of 60. */
async function paid({ uid, deps = c.deps }: { uid?: number; deps?: ChargeDeps } = {}) {
  const payer = uid ?? (await c.person())
  const order = await c.order(payer, 2, 'card')
  const providerId = await c.providerId(order.id)
  const provider = c.providers.card
  const tx = provider.pay(providerId, { amount: PRICE })
  const id = BigInt(order.id)
  const reconcile = () => reconcileOrder(deps, id)
  await reconcile()
  const payment = async () =>
    (
      await sql<{ id: bigint; state: string; refunded: bigint; clawedBack: bigint }>(
        'select id, state, back as refunded, taken as "clawedBack" from payment where order_id = $1',
        [id],
      )
    )[0]!
  return { uid: payer, order, id, provider, tx: tx.providerTx, providerId, reconcile, payment }
}
const spendCoins = (uid: number, coins: bigint) =>
  c.db.query((tx) => spend(tx, { uid, key: randomUUID(), request: 'gift', op: 'tip', coins, receivers: [] }))

describe('a partial refund', () => {
  test('claws back its part of the coins, rounded in favour of the payer, and the order shows it', async () => {
    const { uid, provider, tx, reconcile, order } = await paid()
    provider.refundManually(tx, 100n)
    await reconcile()
    expect(await c.coins(uid)).toBe(WORTH - 106n)
    expect(await c.status(uid, order.id)).toMatchObject({ state: 'paid', credited: '944', received: '8.90' })
  })
  test('reconciled twenty times at once, and again: clawed back once', async () => {
    const { uid, provider, tx, reconcile, payment } = await paid()
    provider.refundManually(tx, 495n)
    await Promise.all(Array.from({ length: 20 }, reconcile))
    await reconcile()
    expect(await c.coins(uid)).toBe(525n)
    expect(await payment()).toMatchObject({ state: 'credited', refunded: 495n, clawedBack: 525n })
    const told = await sql<{ data: object }>(`select data from notice where uid = $1 and kind = 'refund'`, [uid])
    expect(told).toEqual([{ data: { amount: '4.95', currency: 'BRL', coins: '525' } }])
  })
  test('several parts add up to exactly the whole', async () => {
    for (const parts of [
      [1n, 1n, 988n],
      [333n, 333n, 324n],
      [7n, 11n, 13n, 17n, 19n, 923n],
      [989n, 1n],
    ]) {
      const { uid, provider, tx, reconcile, order } = await paid()
      let refunded = 0n
      for (const part of parts) {
        provider.refundManually(tx, part)
        refunded += part
        await Promise.all([reconcile(), reconcile()])
        expect(await c.coins(uid)).toBe(WORTH - (WORTH * refunded) / PRICE)
      }
      expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
      expect((await c.status(uid, order.id)).state).toBe('reversed')
    }
  })
  test('followed by a full reversal: the rest, once', async () => {
    const { uid, provider, tx, reconcile, payment } = await paid()
    provider.refundManually(tx, 300n)
    await reconcile()
    provider.setState(tx, 'reversed')
    await Promise.all(Array.from({ length: 10 }, reconcile))
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
    expect(await payment()).toMatchObject({ state: 'reversed', refunded: PRICE, clawedBack: WORTH })
  })
  test('an older poll applied later undoes nothing', async () => {
    const { uid, provider, tx, reconcile, id, providerId } = await paid()
    provider.refundManually(tx, 100n)
    const old = await provider.method.fetch(providerId)
    const open = Promise.withResolvers<void>()
    const slow = { ...c.deps, methods: { card: { ...provider.method, fetch: () => open.promise.then(() => old) } } }
    const late = reconcileOrder(slow, id)
    await expect.poll(async () => (await sql('select 1 from pay_order where id = $1 and asks > heard', [id])).length).toBe(1)
    provider.refundManually(tx, 395n)
    await reconcile()
    open.resolve()
    await late
    expect(await c.coins(uid)).toBe(525n)
    await reconcile()
    expect(await c.coins(uid)).toBe(525n)
  })
  test('before we saw the payment: only the rest is credited', async () => {
    const uid = await c.person()
    const order = await c.order(uid, 2, 'card')
    c.providers.card.pay(await c.providerId(order.id), { amount: PRICE, refunded: 495n })
    await Promise.all([reconcileOrder(c.deps, BigInt(order.id)), reconcileOrder(c.deps, BigInt(order.id))])
    expect(await c.coins(uid)).toBe(525n)
  })
  test('followed by a dispute: won nothing changes, lost the rest is clawed back', async () => {
    const { uid, provider, tx, reconcile, payment } = await paid()
    provider.refundManually(tx, 495n)
    provider.setState(tx, 'disputed')
    await reconcile()
    expect([await c.coins(uid), (await payment()).state]).toEqual([525n, 'disputed'])
    provider.setState(tx, 'paid')
    await reconcile()
    expect([await c.coins(uid), (await payment()).state]).toEqual([525n, 'credited'])
    provider.setState(tx, 'disputed')
    await reconcile()
    provider.setState(tx, 'reversed')
    await Promise.all([reconcile(), reconcile(), reconcile()])
    expect([await c.coins(uid), (await payment()).state]).toEqual([0n, 'reversed'])
  })
  test('of spent coins becomes debt, and the next recharge repays it first', async () => {
    const { uid, provider, tx, reconcile } = await paid()
    await spendCoins(uid, 1000n)
    provider.refundManually(tx, 495n)
    await reconcile()
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 475n })
    provider.refundManually(tx, 495n)
    await reconcile()
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 1000n })
    await paid({ uid })
    expect(await wallet(uid)).toMatchObject({ coins: 50n, debt: 0n })
  })
  test('concurrent with spending: no coins are lost or created', async () => {
    const { uid, provider, tx, reconcile } = await paid()
    provider.refundManually(tx, 495n)
    const [spent] = await Promise.all([Promise.all(Array.from({ length: 10 }, () => spendCoins(uid, 100n))), reconcile(), reconcile()])
    const count = spent.filter(({ status }) => status === 'ok').length
    const { coins, debt } = await wallet(uid)
    expect(coins - debt).toBe(525n - 100n * BigInt(count))
  })
  test('a crash before the commit: nothing is clawed back, and the next run does it once', async () => {
    const { uid, provider, tx, reconcile, id } = await paid()
    provider.refundManually(tx, 495n)
    const dying: Database = {
      query: c.db.query,
      transaction: (work) =>
        c.db.transaction(async (t) => {
          await work(t)
          await t.query('select pg_terminate_backend(pg_backend_pid())')
          throw new Error('gone')
        }),
    }
    await expect(reconcileOrder({ ...c.deps, db: dying }, id)).rejects.toThrow()
    expect(await c.coins(uid)).toBe(WORTH)
    await reconcile()
    await reconcile()
    expect(await c.coins(uid)).toBe(525n)
  })
  test('of a payment that bought no coins moves nothing, and is recorded', async () => {
    const uid = await c.person()
    const order = await c.order(uid, 2, 'card')
    const tx = c.providers.card.pay(await c.providerId(order.id), { amount: PRICE, currency: 'ARS' })
    await reconcileOrder(c.deps, BigInt(order.id))
    c.providers.card.refundManually(tx.providerTx, 100n)
    await reconcileOrder(c.deps, BigInt(order.id))
    expect(await sql('select state, back as refunded, taken as "clawedBack" from payment where uid = $1', [uid])).toEqual([
      { state: 'credited', refunded: 100n, clawedBack: 0n },
    ])
    expect(await wallet(uid)).toMatchObject({ coins: 0n, debt: 0n })
  })
})

describe('the inviter of the payer', () => {
  const log = { warn: () => undefined } as never
  const payDue = () => payDueRewards({ db: c.db, log })
  const rewarding = (): ChargeDeps => ({
    ...c.deps,
    onCredited: [addRewardFor],
    onReversed: [(tx, payment, left) => reduceRewardFor(tx, payment.id, left)],
  })
  /** 990 coins were bought by somebody who was invited. */
  async function invited() {
    const [inviter, guest] = [await c.person(), await c.person()]
    await sql('insert into invited (uid, inviter) values ($1, $2)', [guest, inviter])
    const p = await paid({ uid: guest, deps: rewarding() })
    const { id: payment } = await p.payment()
    const due = () => sql(`update invite_reward set due_at = now() where payment = $1`, [payment])
    const reward = async () =>
      (await sql<{ state: string; reward: bigint }>('select * from invite_reward where payment = $1', [payment]))[0]!
    return { ...p, inviter, due, reward }
  }
  test('is rewarded for the rest', async () => {
    const { inviter, provider, tx, reconcile, due, reward } = await invited()
    provider.refundManually(tx, 495n)
    await Promise.all([reconcile(), reconcile()])
    expect(await reward()).toMatchObject({ state: 'held', reward: 49n })
    await due()
    await Promise.all([payDue(), payDue()])
    expect((await wallet(inviter)).coins).toBe(49n)
  })
  test('returns the reward of each part once, up to the whole', async () => {
    const { inviter, provider, tx, reconcile, due, reward } = await invited()
    await due()
    await payDue()
    expect((await wallet(inviter)).coins).toBe(99n)
    for (const [part, left] of [
      [100n, 89n],
      [5n, 88n],
      [885n, 0n],
    ] as const) {
      provider.refundManually(tx, part)
      await reconcile()
      await Promise.all([payDue(), payDue(), payDue()])
      expect(await wallet(inviter)).toMatchObject({ coins: left, debt: 0n })
    }
    expect(await reward()).toMatchObject({ state: 'taken_back', reward: 99n })
    await payDue()
    expect(await wallet(inviter)).toMatchObject({ coins: 0n, debt: 0n })
  })
  test('reward paid concurrently with a partial refund: the rest is what was earned', async () => {
    for (let round = 0; round < 6; round++) {
      const { inviter, provider, tx, reconcile, due } = await invited()
      await due()
      provider.refundManually(tx, 495n)
      await Promise.all([payDue(), reconcile(), payDue()])
      await payDue()
      await payDue()
      expect(await wallet(inviter)).toMatchObject({ coins: 49n, debt: 0n })
    }
  })
})

test('the daily reconciliation accepts a recorded refund and reports an unrecorded one', async () => {
  const own = scriptedCharge()
  const provider = own.providers.card
  const uid = await own.person()
  const order = await own.order(uid, 2, 'card')
  const { providerTx } = provider.pay(await own.providerId(order.id), { amount: PRICE })
  const reported: string[][] = []
  const log = { ...own.deps.log, error: ({ unrecorded }: { unrecorded: string[] }) => void reported.push(unrecorded) } as never
  const deps = { ...own.deps, methods: { card: provider.method }, log, metrics: { paymentUnmatched: { set: () => undefined } } as never }
  const unrecorded = async () => {
    reported.length = 0
    await reconcileSettlement(deps, new Date(Date.now() + 5 * 3_600_000))
    return reported.flat()
  }
  expect(await unrecorded()).toEqual([providerTx])
  await reconcileOrder(deps, BigInt(order.id))
  expect(await unrecorded()).toEqual([])
  provider.refundManually(providerTx, 495n)
  expect(await unrecorded()).toEqual([providerTx])
  await reconcileOrder(deps, BigInt(order.id))
  expect(await unrecorded()).toEqual([])
  provider.setState(providerTx, 'reversed')
  expect(await unrecorded()).toEqual([providerTx])
  await own.close()
})

test.each(['coins = coins + 1', 'amount = 1', 'uid = uid + 1', 'settles_at = now()'])(
  'not even the worker can set %s of a payment',
  async (set) => {
    const { id } = await paid()
    const worker = openPostgres(process.env['NIMBO_DATABASE_WORKER_URL']!, createLog('test', 'silent'), 1)
    onTestFinished(() => worker.close())
    const update = worker.query((tx) => tx.query(`update payment set ${set} where order_id = $1`, [id]))
    await expect(update).rejects.toThrow('permission denied')
  },
)
test.each([`back = back - 1`, `taken = taken - 1`, `state = 'credited'`])('nor, of a reversed one, %s', async (set) => {
  const { id, provider, tx, reconcile } = await paid()
  provider.setState(tx, 'reversed')
  await reconcile()
  await expect(sql(`update payment set ${set} where order_id = $1`, [id])).rejects.toThrow('stays back')
})

test('the ledger has no violations afterwards', async () => {
  expect((await c.db.query(violations)).filter((v) => v.broken > 0n)).toEqual([])
})
