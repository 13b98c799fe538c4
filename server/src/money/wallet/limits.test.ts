import { randomUUID } from 'node:crypto'
import { Wallet } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credit, endHold, exchange, hold, newSeed, type Outcome, sendPack, spend, clawBack } from '../../core/ledger/index.ts'
import { fileWithdrawal } from '../../testing/fileWithdrawal.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { giveTickets } from '../../testing/tickets.ts'
import { lockShared } from '../../testing/sharedState.ts'

lockShared('exchangeRule')

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

async function rich(coins = 100_000n): Promise<Person> {
  const person = await server.person()
  await server.engines.db.transaction((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'w' }, 'recharge', coins, ''))
  return person
}
const pay = (uid: number, coins: bigint, key: string = randomUUID()): Promise<Outcome> =>
  server.engines.db.transaction((sql) => spend(sql, { uid, key, request: String(coins), op: 'gift', coins, receivers: [] }))
const many = (count: number, uid: number, coins: bigint) => Promise.all(Array.from({ length: count }, () => pay(uid, coins)))
const countOf = (outcomes: readonly Outcome[], status: string) => outcomes.filter((o) => o.status === status).length
/** As if the day had passed. */
const passDay = (uid: number) =>
  owner.query(
    `update ledger.account set next_limits_at = now() - interval '1 second' where id = $1::bigint * 256 + 1 and next_limits_at is not null`,
    [uid],
  )
const spendingOf = (person: Person) => person.client.call(Wallet.getSpending, {})

describe('limits', () => {
  test('fifty at once never spend more than a day allows', async () => {
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 1_000, month: 0 })
    const outcomes = await many(50, me.uid, 70n)
    expect(countOf(outcomes, 'ok')).toBe(14)
    expect(countOf(outcomes, 'limit')).toBe(36)
    expect(await spendingOf(me)).toMatchObject({ spent_today: '980', spent_month: '980', limit_day: '1000', limit_month: '' })
  })

  test('nor more than a month allows', async () => {
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 0, month: 500 })
    expect(countOf(await many(50, me.uid, 100n), 'ok')).toBe(5)
  })

  test('one lowered in the middle of a storm holds from then on', async () => {
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 50_000, month: 0 })
    const storm = many(50, me.uid, 100n)
    const lowered = await me.client.call(Wallet.setLimits, { day: 100, month: 0 })
    await storm
    const after = await spendingOf(me)
    // Whatever got through did so before; afterwards not one more.
    expect(BigInt(after.spent_today)).toBeLessThanOrEqual(BigInt(lowered.spent_today) > 100n ? BigInt(lowered.spent_today) : 100n)
    expect(countOf(await many(10, me.uid, 100n), 'ok')).toBe(0)
  })

  test('what was spent after midnight stays spent, also for a call that came before it and was let in after', async () => {
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 1_000, month: 1_000 })
    // Another call began a moment later, on the next day, and was faster: this one still thinks it is the day before.
    await owner.query(
      `update ledger.account set spent_on = ledger.today() + 1, spent_day = 900, spent_month = 900 where id = $1::bigint * 256 + 1`,
      [me.uid],
    )
    expect((await pay(me.uid, 200n)).status).toBe('limit')
    expect((await pay(me.uid, 100n)).status).toBe('ok')
    const [row] = (
      await owner.query('select spent_on > ledger.today() as ahead, spent_day from ledger.account where id = $1::bigint * 256 + 1', [
        me.uid,
      ])
    ).rows as [{ ahead: boolean; spent_day: bigint }]
    expect(row).toEqual({ ahead: true, spent_day: 1_000n })
    const pack = {
      uid: me.uid,
      key: randomUUID(),
      request: 'w',
      shares: [1n],
      delaySeconds: 0,
      lifeSeconds: 1,
      seed: newSeed(),
      nonce: 'n',
    }
    expect((await server.engines.db.transaction((sql) => sendPack(sql, pack))).status).toBe('limit')
  })

  test('a higher one waits a day and can be taken back', async () => {
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 100, month: 1_000 })
    const raised = await me.client.call(Wallet.setLimits, { day: 300, month: 900 })
    expect(raised).toMatchObject({ limit_day: '100', limit_month: '900', next_limit_day: '300', next_limit_month: '900' })
    const wait = raised.next_limits_at - Date.now() / 1000
    expect(wait).toBeGreaterThan(86_000)
    expect(wait).toBeLessThan(86_500)
    expect((await pay(me.uid, 200n)).status).toBe('limit')
    expect(await me.client.call(Wallet.setLimits, { day: 100, month: 900 })).toMatchObject({ next_limits_at: 0, limit_day: '100' })
    await me.client.call(Wallet.setLimits, { day: 300, month: 900 })
    await passDay(me.uid)
    expect(await spendingOf(me)).toMatchObject({ limit_day: '300', next_limits_at: 0 })
    expect((await pay(me.uid, 200n)).status).toBe('ok')
  })

  test('so does none at all', async () => {
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 100, month: 0 })
    expect(await me.client.call(Wallet.setLimits, { day: 0, month: 0 })).toMatchObject({ limit_day: '100', next_limit_day: '' })
    expect((await pay(me.uid, 200n)).status).toBe('limit')
    await passDay(me.uid)
    expect(await spendingOf(me)).toMatchObject({ limit_day: '', next_limits_at: 0 })
    expect((await pay(me.uid, 200n)).status).toBe('ok')
  })

  test('coins set aside for a show count, and what is paid of them too', async () => {
    const { db } = server.engines
    const me = await rich()
    await me.client.call(Wallet.setLimits, { day: 1_000, month: 0 })
    const aside = (amount: bigint, ref: string = randomUUID()) =>
      db.transaction((sql) => hold(sql, { uid: me.uid, key: randomUUID(), request: ref }, 'depositHold', 'coins', amount, ref))
    const ref = randomUUID()
    expect((await aside(900n, ref)).status).toBe('ok')
    expect((await aside(200n)).status).toBe('limit')
    expect((await pay(me.uid, 200n)).status).toBe('limit')
    const end = { ref, key: randomUUID(), request: 'end', op: 'depositEnd' as const, pay: 500n }
    for (let n = 0; n < 2; n++) expect((await db.transaction((sql) => endHold(sql, end))).status).toBe('ok')
    expect(await spendingOf(me)).toMatchObject({ spent_today: '500', spent_month: '500' })
    expect((await pay(me.uid, 501n)).status).toBe('limit')
    expect((await pay(me.uid, 500n)).status).toBe('ok')
  })

  test('a retry under the same key counts once', async () => {
    const me = await rich()
    const key = randomUUID()
    await Promise.all(Array.from({ length: 20 }, () => pay(me.uid, 50n, key)))
    expect(await spendingOf(me)).toMatchObject({ spent_today: '50' })
  })

  test('what is owed is said', async () => {
    const me = await rich(100n)
    await server.engines.db.transaction((sql) => clawBack(sql, { uid: me.uid, key: randomUUID(), request: 'w' }, 'chargeback', 130n, ''))
    expect(await spendingOf(me)).toMatchObject({ debt: '30' })
  })
})

describe('a pause', () => {
  test('stops a storm in the middle, and nothing gets through after it', async () => {
    const me = await rich()
    const storm = many(50, me.uid, 10n)
    const { spent_today: spent, excluded_until: until } = await me.client.call(Wallet.setPause, { days: 7 })
    const outcomes = await storm
    expect(countOf(outcomes, 'ok') + countOf(outcomes, 'excluded')).toBe(50)
    expect((await spendingOf(me)).spent_today).toBe(spent)
    expect(until - Date.now() / 1000).toBeGreaterThan(7 * 86_400 - 100)
    expect(countOf(await many(5, me.uid, 10n), 'excluded')).toBe(5)
  })

  test('grows and never shrinks', async () => {
    const me = await rich()
    const { excluded_until: week } = await me.client.call(Wallet.setPause, { days: 7 })
    expect(await me.client.call(Wallet.setPause, { days: 1 })).toMatchObject({ excluded_until: week })
    const { excluded_until: month } = await me.client.call(Wallet.setPause, { days: 30 })
    expect(month).toBeGreaterThan(week + 20 * 86_400)
  })
})

describe('what became of a tap', () => {
  const ask = (person: Person, key: string) => person.client.call(Wallet.getOperation, { client_request_id: key })

  test('done, refused, and never seen', async () => {
    const me = await rich(100n)
    const [done, refused] = [randomUUID(), randomUUID()]
    await pay(me.uid, 60n, done)
    await pay(me.uid, 60n, refused)
    expect(await ask(me, done)).toMatchObject({ state: 'done', status: 1, call: 'Live.sendGift', reason: '', id: 0, coin: '40' })
    expect(await ask(me, refused)).toMatchObject({ state: 'refused', status: 2, call: 'Live.sendGift', reason: 'insufficient', coin: '40' })
    expect(await ask(me, randomUUID())).toMatchObject({ state: 'unknown', status: 3, call: '', at: 0, coin: '40' })
  })

  test('is told to whoever tapped and to nobody else', async () => {
    const [me, other] = [await rich(), await rich()]
    const key = randomUUID()
    await pay(me.uid, 60n, key)
    expect(await ask(other, key)).toMatchObject({ state: 'unknown' })
  })

  test('an exchange, an order and a withdrawal are named with their number', async () => {
    const { db } = server.engines
    const me = await rich()
    const [turned, ordered, withdrawn] = [randomUUID(), randomUUID(), randomUUID()]
    await db.transaction((sql) => exchange(sql, { uid: me.uid, key: turned, request: 'w' }, 'coinsToVotes', 100n, 50n))
    expect(await ask(me, turned)).toMatchObject({ state: 'done', call: 'Cash.setCoinExchange' })
    const order = await owner.query<{ id: string }>(
      `insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give)
       values ($1, $2, $3, sha256('x'), 1, false, 'pix', 'BRL', 299, 300, 0) returning id::text`,
      [randomUUID(), me.uid, ordered],
    )
    expect(await ask(me, ordered)).toMatchObject({ state: 'done', call: 'Charge.setPayOrder', id: Number(order.rows[0]!.id) })
    await giveTickets(server, me.uid, 10n)
    const cash = await db.transaction((sql) => fileWithdrawal(sql, me.uid, 10n, withdrawn))
    expect(await ask(me, withdrawn)).toMatchObject({ state: 'done', call: 'User.setCash', id: cash })
  })
})
