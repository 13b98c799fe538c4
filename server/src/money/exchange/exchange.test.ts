import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { Home, Exchange } from '@nimbo/contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { credit, fold, deriveKey, spend, violations, walletOf } from '../../core/ledger/index.ts'
import type { Database } from '../../platform/postgres.ts'
import { fileWithdrawal } from '../../testing/fileWithdrawal.ts'
import { insertPayment } from '../../testing/insertPayment.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { exchangeableCoins } from './exchange.rules.ts'
import { exchange } from './index.ts'
import { lockExclusive } from '../../testing/sharedState.ts'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
let release: (() => Promise<void>) | undefined
afterEach(async () => {
  await rule('vote_give = 100, vote_get = 100, coin_open = false, coin_give = 100, coin_get = 50, coin_cap_month = 10000')
  await release?.()
  release = undefined
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const db = () => server.engines.db
const rule = (set: string) => owner.query(`update exchange_rule set ${set}`)
async function lowerRate(set: string): Promise<void> {
  release = await lockExclusive('exchangeRule')
  await rule(set)
}
const wallet = (p: Person) => db().query((sql) => walletOf(sql, p.uid))
const exchangeVotes = (p: Person, exchangevote: number, key: string = randomUUID()) =>
  p.client.call(Exchange.setVoteExchange, { exchangevote, client_request_id: key })
const exchangeCoins = (p: Person, exchangecoin: number, key: string = randomUUID()) =>
  p.client.call(Exchange.setCoinExchange, { exchangecoin, client_request_id: key })

/** A person with folded votes. */
async function anchor(votes: bigint): Promise<Person> {
  const [fan, p] = [await server.person(), await server.person()]
  await db().transaction((sql) => credit(sql, { uid: fan.uid, key: randomUUID(), request: 'start' }, 'recharge', votes * 2n, 'test'))
  await db().transaction((sql) =>
    spend(sql, { uid: fan.uid, key: randomUUID(), request: 'g', op: 'gift', coins: votes * 2n, receivers: [{ uid: p.uid, votes }] }),
  )
  await expect.poll(async () => (await db().transaction(fold), (await wallet(p)).votes)).toBe(votes)
  return p
}
/** A person who bought coins so many days ago. */
async function buyer(coins: bigint, daysAgo: number): Promise<Person> {
  const p = await server.person()
  await buys(p, coins, daysAgo)
  return p
}
async function buys(p: Person, coins: bigint, daysAgo: number): Promise<void> {
  await db().transaction(async (sql) => {
    const { id } = await insertPayment(sql, { uid: p.uid, coins, daysAgo })
    await credit(sql, { uid: p.uid, key: deriveKey(`payment:${id}`), request: 'payment' }, 'recharge', coins, 'test')
  })
}
async function expectNoViolations(): Promise<void> {
  await db().transaction(fold)
  expect((await db().query(violations)).filter((v) => v.broken > 0n)).toEqual([])
}

describe('votes to coins', () => {
  test('both balances move, and a retry gets the same answer, even after the rate has changed', async () => {
    const p = await anchor(1_000n)
    const key = randomUUID()
    const first = await exchangeVotes(p, 400, key)
    expect(first).toEqual({ coin: '400', votes: '600', got: '400' })
    await exchangeVotes(p, 100)
    await lowerRate('vote_get = 1')
    expect(await exchangeVotes(p, 400, key)).toEqual(first)
    expect(await wallet(p)).toMatchObject({ coins: 500n, votes: 500n })
    expect(await refusalReason(exchangeVotes(p, 401, key))).toBe('IdempotencyConflict')
    expect(await p.client.call(Exchange.getExchange, {})).toMatchObject({
      coin: '500',
      votes: '500',
      vote_give: 100,
      vote_get: 1,
      coin_open: 0,
    })
    await expectNoViolations()
  })

  test('one idempotency key twenty times at once: one effect and one answer', async () => {
    const p = await anchor(1_000n)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchangeVotes(p, 700, key)))
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    expect(await wallet(p)).toMatchObject({ coins: 700n, votes: 300n })
  })

  test('twenty keys at once: as many as the balance allows, and a refusal is final for its key', async () => {
    const p = await anchor(1_000n)
    const keys = Array.from({ length: 20 }, () => randomUUID())
    const ends = await Promise.allSettled(keys.map((key) => exchangeVotes(p, 300, key)))
    expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(3)
    expect(await wallet(p)).toMatchObject({ coins: 900n, votes: 100n })
    const refusedKey = keys[ends.findIndex((e) => e.status === 'rejected')]!
    expect(await refusalReason(exchangeVotes(p, 300, refusedKey))).toBe('TooMuch')
    await expectNoViolations()
  })

  test('votes held by a withdrawal, and votes not folded yet, cannot be exchanged', async () => {
    const p = await anchor(1_000n)
    await db().transaction((sql) => fileWithdrawal(sql, p.uid, 600n))
    expect((await p.client.call(Exchange.getExchange, {})).votes).toBe('400')
    expect(await refusalReason(exchangeVotes(p, 401))).toBe('TooMuch')
    expect(await exchangeVotes(p, 400)).toEqual({ coin: '400', votes: '0', got: '400' })
  })

  test('pending votes cannot be exchanged', async () => {
    const p = await anchor(1_000n)
    const withPending = exchange({ db: db(), pendingVotes: async () => 700n })
    const exchangeSome = (exchangevote: number) =>
      withPending.setVoteExchange({ uid: p.uid } as never, { exchangevote, client_request_id: randomUUID() })
    expect(await withPending.getExchange({ uid: p.uid } as never, {})).toMatchObject({ votes: '300' })
    expect(await refusalReason(exchangeSome(301))).toBe('TooMuch')
    expect(await exchangeSome(200)).toEqual({ coin: '200', votes: '100', got: '200' })
  })

  test('whole coins only; an amount without proceeds is refused', async () => {
    const p = await anchor(1_000n)
    await lowerRate('vote_give = 100, vote_get = 33')
    expect(await refusalReason(exchangeVotes(p, 3))).toBe('BadAmount')
    expect(await exchangeVotes(p, 4)).toMatchObject({ got: '1' })
    expect(await exchangeVotes(p, 150)).toMatchObject({ got: '49', coin: '50' })
  })

  test('a frozen wallet exchanges nothing', async () => {
    const p = await anchor(100n)
    await owner.query('update ledger.account set frozen = true where owner = $1 and asset = 2', [p.uid])
    expect(await refusalReason(exchangeVotes(p, 10))).toBe('Frozen')
  })

  test('an idempotency key of another operation is refused', async () => {
    const p = await anchor(100n)
    const key = randomUUID()
    await db().transaction((sql) => credit(sql, { uid: p.uid, key, request: 'other' }, 'reward', 1n, 'test'))
    expect(await refusalReason(exchangeVotes(p, 10, key))).toBe('IdempotencyConflict')
  })
})

describe('faults', () => {
  const ctx = (p: Person) => ({ uid: p.uid }) as never
  const input = (key: string) => ({ exchangevote: 700, client_request_id: key })

  test('the answer is lost after the commit: a retry is answered, and nothing moves twice', async () => {
    const p = await anchor(1_000n)
    const key = randomUUID()
    const losing: Database = {
      query: db().query,
      transaction: (work) =>
        db()
          .transaction(work)
          .then(() => Promise.reject(new Error('lost'))),
    }
    await expect(exchange({ db: losing }).setVoteExchange(ctx(p), input(key))).rejects.toThrow('lost')
    expect(await exchangeVotes(p, 700, key)).toEqual({ coin: '700', votes: '300', got: '700' })
    expect(await wallet(p)).toMatchObject({ coins: 700n, votes: 300n })
  })

  test('the database connection dies before the commit: nothing happened, and a retry succeeds', async () => {
    const p = await anchor(1_000n)
    const key = randomUUID()
    const dying: Database = {
      query: db().query,
      transaction: (work) =>
        db().transaction(async (sql) => {
          await work(sql)
          await sql.query('select pg_terminate_backend(pg_backend_pid())')
          throw new Error('gone')
        }),
    }
    await expect(exchange({ db: dying }).setVoteExchange(ctx(p), input(key))).rejects.toThrow()
    expect(await wallet(p)).toMatchObject({ coins: 0n, votes: 1_000n })
    expect(await exchangeVotes(p, 700, key)).toMatchObject({ coin: '700' })
  })

  test('the client disconnects during the call: one effect', async () => {
    const p = await anchor(1_000n)
    const key = randomUUID()
    await new Promise<void>((done) => {
      const call = request(`${server.origin}/?service=Cash.setVoteExchange`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${p.token}` },
      })
      call.on('error', () => done())
      call.end(JSON.stringify(input(key)), () => setImmediate(() => call.destroy()))
      call.on('close', () => done())
    })
    expect(await exchangeVotes(p, 700, key)).toEqual({ coin: '700', votes: '300', got: '700' })
    await expectNoViolations()
  })
})

describe('coins to votes', () => {
  test('is off by default', async () => {
    const p = await buyer(1_000n, 200)
    expect(await refusalReason(exchangeCoins(p, 100))).toBe('SwitchedOff')
    expect(await p.client.call(Exchange.getExchange, {})).toMatchObject({ coin_open: 0, coin_give: 0, coin_max: '0' })
  })

  test('clients are told whether it is on, also before they ask for the rate', async () => {
    const shown = async () => (await server.anonymous.call(Home.getConfig, {})).coin_exchange_switch
    expect(await shown()).toBe(0)
    await rule('coin_open = true')
    expect(await shown()).toBe(1)
  })

  test('switched on: old coins only, and a retry gets the same answer', async () => {
    await rule('coin_open = true')
    const p = await buyer(1_000n, 91)
    await buys(p, 5_000n, 89)
    expect(await p.client.call(Exchange.getExchange, {})).toMatchObject({
      coin: '6000',
      coin_open: 1,
      coin_give: 100,
      coin_get: 50,
      coin_max: '1000',
    })
    expect(await refusalReason(exchangeCoins(p, 1_001))).toBe('OverCap')
    expect(await refusalReason(exchangeCoins(p, 6_001))).toBe('TooMuch')
    expect(await refusalReason(exchangeCoins(p, 1))).toBe('BadAmount')
    const key = randomUUID()
    const first = await exchangeCoins(p, 600, key)
    expect(first).toEqual({ coin: '5400', votes: '300', got: '300' })
    await rule('coin_open = false')
    expect(await exchangeCoins(p, 600, key)).toEqual(first)
    expect(await refusalReason(exchangeCoins(p, 100, key))).toBe('IdempotencyConflict')
    await rule('coin_open = true')
    expect((await p.client.call(Exchange.getExchange, {})).coin_max).toBe('400')
    await expect.poll(async () => (await db().transaction(fold), (await wallet(p)).votes)).toBe(300n)
    await expectNoViolations()
  })

  test('spent coins count against the old ones', async () => {
    await rule('coin_open = true')
    const [p, host] = [await buyer(1_000n, 100), await server.person()]
    await buys(p, 1_000n, 1)
    await db().transaction((sql) =>
      spend(sql, { uid: p.uid, key: randomUUID(), request: 'g', op: 'gift', coins: 900n, receivers: [{ uid: host.uid, votes: 450n }] }),
    )
    expect((await p.client.call(Exchange.getExchange, {})).coin_max).toBe('100')
    expect(await refusalReason(exchangeCoins(p, 101))).toBe('OverCap')
  })

  test('a reversed or disputed payment does not count', async () => {
    await rule('coin_open = true')
    const p = await buyer(1_000n, 100)
    await owner.query(`update payment set state = 'disputed' where uid = $1`, [p.uid])
    expect(await refusalReason(exchangeCoins(p, 100))).toBe('OverCap')
  })

  test('the monthly cap holds under concurrency', async () => {
    await rule('coin_open = true, coin_cap_month = 1000')
    const p = await buyer(50_000n, 100)
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => exchangeCoins(p, 300)))
    expect(ends.filter((e) => e.status === 'fulfilled')).toHaveLength(3)
    expect((await p.client.call(Exchange.getExchange, {})).coin_max).toBe('100')
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 20 }, () => exchangeCoins(p, 100, key)))
    expect(new Set(same.map((a) => JSON.stringify(a))).size).toBe(1)
    expect((await wallet(p)).coins).toBe(49_000n)
    await owner.query(`update exchanged set at = at - interval '40 days' where uid = $1`, [p.uid])
    expect((await p.client.call(Exchange.getExchange, {})).coin_max).toBe('1000')
    await expectNoViolations()
  })

  test('never more than the balance', () => {
    const open = { voteGive: 1n, voteGet: 1n, coinOpen: true, coinGive: 1n, coinGet: 1n, coinCapMonth: 100n, coinAgeDays: 90 }
    expect(exchangeableCoins(open, { bought: 500n, spent: 0n, month: 0n }, 30n)).toBe(30n)
    expect(exchangeableCoins(open, { bought: 50n, spent: 80n, month: 0n }, 30n)).toBe(0n)
    expect(exchangeableCoins(open, { bought: 500n, spent: 0n, month: 170n }, 300n)).toBe(0n)
    expect(exchangeableCoins({ ...open, coinOpen: false }, { bought: 500n, spent: 0n, month: 0n }, 300n)).toBe(0n)
  })
})
