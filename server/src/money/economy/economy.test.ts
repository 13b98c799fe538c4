import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endHold, hold, spend, spendMany, credit, walletOf } from '../../core/ledger/ledger.ts'
import { migrate } from '../../migrate.ts'
import { createLog } from '../../platform/log.ts'
import { openPostgres, type Postgres, type Sql } from '../../platform/postgres.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import {
  changeEconomy,
  checkEconomy,
  defaultEconomy,
  EconomyRefused,
  readEconomy,
  setBonus,
  setRange,
  setShare,
  setVoteExchange,
  setVotesPerUnit,
} from './index.ts'

/** A database of its own: the economy is one for all, and other tests change parts of it. */
let fresh: FreshDatabase
let db: Postgres
beforeAll(async () => {
  fresh = await freshDatabase()
  await migrate(fresh.url, fresh.jobsUrl)
  db = openPostgres(fresh.url, createLog('test', 'silent'), 4)
})
afterAll(async () => {
  await db.close()
  await fresh.drop()
})
const economy = () => db.query(readEconomy)

test('a new database holds the economy that is checked without one', async () => {
  expect(await economy()).toEqual(defaultEconomy)
  expect(checkEconomy(await economy())).toEqual(checkEconomy(defaultEconomy))
})

describe('a change', () => {
  test('that lets more out than 0.85 of what comes in leaves everything as it was, whatever it changes', async () => {
    const changes: ((sql: Sql) => Promise<void>)[] = [
      (sql) => setShare(sql, { kind: 'tip', giftKind: '', percent: 60 }),
      (sql) => setShare(sql, { kind: 'gift', giftKind: 'deluxe', percent: 51 }),
      (sql) => setRange(sql, { currency: 'USDT', low: 4_500_000n, high: 6_800_000n }),
      (sql) => setVotesPerUnit(sql, 'usdt', 640n),
      (sql) => setBonus(sql, 101, 320n),
      (sql) => setVoteExchange(sql, 100n, 210n),
    ]
    for (const change of changes) await expect(changeEconomy(db, change)).rejects.toThrow(EconomyRefused)
    expect(await economy()).toEqual(defaultEconomy)
  })

  test('of two at once that are fine alone and not together, one is refused', async () => {
    const results = await Promise.allSettled([
      changeEconomy(db, (sql) => setBonus(sql, 101, 304n)),
      changeEconomy(db, (sql) => setVotesPerUnit(sql, 'usdt', 645n)),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await changeEconomy(db, async (sql) => {
      await setBonus(sql, 101, 300n)
      await setVotesPerUnit(sql, 'usdt', 650n)
    })
    expect(await economy()).toEqual(defaultEconomy)
  })

  test('for the better is kept', async () => {
    await changeEconomy(db, (sql) => setShare(sql, { kind: 'gift', giftKind: 'deluxe', percent: 40 }))
    expect((await economy()).shares).toContainEqual({ kind: 'gift', giftKind: 'deluxe', percent: 40 })
  })
})

describe('the share, at the ledger', () => {
  const person = async (coins = 0n) => {
    const insert = `insert into account (country_code, nicename) values ('55', 'p') returning id`
    const uid = (await db.query((sql) => sql.query<{ id: number }>(insert)))[0]!.id
    if (coins > 0n) await db.query((sql) => credit(sql, { uid, key: randomUUID(), request: 'c' }, 'recharge', coins, 'test'))
    return uid
  }
  const gift = (uid: number, anchor: number, coins: bigint, votes: bigint) => ({
    uid,
    key: randomUUID(),
    request: 'gift',
    op: 'gift' as const,
    coins,
    receivers: [{ uid: anchor, votes }],
  })

  test('rounds down, one by one and in a batch, and a batch with a wrong gift spends nothing of it', async () => {
    const [anchor, ...givers] = [await person(), ...(await Promise.all(Array.from({ length: 6 }, () => person(1_000n))))] as [
      number,
      ...number[],
    ]
    const give = (coins: bigint, votes: bigint) => db.query((sql) => spend(sql, gift(givers[0]!, anchor, coins, votes)))
    expect((await give(101n, 50n)).status).toBe('ok')
    expect((await give(1n, 0n)).status).toBe('ok')
    await expect(give(101n, 51n)).rejects.toThrow("anchor's share")
    await expect(give(1n, 1n)).rejects.toThrow("anchor's share")
    const fine = givers.map((uid) => gift(uid, anchor, 10n, 5n))
    expect((await db.transaction((sql) => spendMany(sql, fine))).map(({ status }) => status)).toEqual(fine.map(() => 'ok'))
    for (const wrong of [gift(givers[1]!, anchor, 10n, 6n), gift(givers[1]!, givers[1]!, 10n, 5n)]) {
      const batch = [...givers.map((uid) => gift(uid, anchor, 10n, 5n)), wrong]
      await expect(db.transaction((sql) => spendMany(sql, batch))).rejects.toThrow("anchor's share")
    }
    expect((await db.query((sql) => walletOf(sql, givers[1]!))).coins).toBe(990n)
  })

  test('a deposit pays by the share of minutes, and a release pays nobody', async () => {
    const [anchor, payer] = [await person(), await person(1_000n)]
    const end = async (pay: bigint, votes: bigint) => {
      const ref = `deposit:${randomUUID()}`
      await db.query((sql) => hold(sql, { uid: payer, key: randomUUID(), request: 'h' }, 'depositHold', 'coins', 100n, ref))
      return db.query((sql) =>
        endHold(sql, { ref, key: randomUUID(), request: 'e', op: 'depositEnd', pay, receivers: [{ uid: anchor, votes }] }),
      )
    }
    expect((await end(60n, 30n)).status).toBe('ok')
    await expect(end(60n, 31n)).rejects.toThrow("anchor's share")
    await expect(end(0n, 1n)).rejects.toThrow('amounts')
  })

  test('a gift that was made is answered the same after the share was lowered', async () => {
    const [anchor, ...givers] = [await person(), ...(await Promise.all(Array.from({ length: 5 }, () => person(1_000n))))] as [
      number,
      ...number[],
    ]
    const made = givers.map((uid) => gift(uid, anchor, 100n, 50n))
    for (const each of made) await db.query((sql) => spend(sql, each))
    await changeEconomy(db, async (sql) => {
      await setShare(sql, { kind: 'gift', giftKind: '', percent: 30 })
      await setShare(sql, { kind: 'gift', giftKind: 'deluxe', percent: 30 })
    })
    expect(await db.query((sql) => spend(sql, made[0]!))).toMatchObject({ status: 'ok', replayed: true })
    const again = await db.transaction((sql) => spendMany(sql, made))
    expect(again.map(({ status, replayed }) => `${status} ${replayed}`)).toEqual(made.map(() => 'ok true'))
    await expect(db.query((sql) => spend(sql, gift(givers[0]!, anchor, 100n, 50n)))).rejects.toThrow("anchor's share")
    await changeEconomy(db, (sql) => setShare(sql, { kind: 'gift', giftKind: '', percent: 50 }))
  })
})

test.each(['main', 'worker', 'console'])('%s does not start on an economy that can be milked, and says why', async (entry) => {
  await db.query((sql) => sql.query('update cash_rule set votes_per_unit = 500 where type = 2'))
  const at = (url = '') => Object.assign(new URL(url), { pathname: new URL(fresh.url).pathname }).toString()
  const names = ['NIMBO_DATABASE_URL', 'NIMBO_DATABASE_WORKER_URL', 'NIMBO_DATABASE_CONSOLE_URL', 'NIMBO_DATABASE_JOBS_URL']
  const urls = Object.fromEntries(names.filter((name) => process.env[name]).map((name) => [name, at(process.env[name])]))
  const ports = ['NIMBO_PORT', 'NIMBO_CONSOLE_PORT', 'NIMBO_OPS_PORT', 'NIMBO_WORKER_OPS_PORT', 'NIMBO_CONSOLE_OPS_PORT']
  const free = Object.fromEntries(ports.map((name, n) => [name, String(Number(process.env['NIMBO_PORT']) + 80 + n)]))
  const env = { ...process.env, ...urls, ...free, NIMBO_WEB_DIST: '', NIMBO_CONSOLE_DIST: '', NIMBO_LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${entry}.ts`, import.meta.url))], { env, stdio: 'pipe' })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  expect(exitCode).toBe(1)
  expect((await said).join('\n')).toMatch(/economy refused[\s\S]*pack 101: 1\.0957/)
})
