import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { createLog } from './log.ts'
import { elapsedMs, openPostgres, type Postgres, type Sql } from './postgres.ts'
import { isOutdatedPlan } from './StatementNames.ts'

let fresh: FreshDatabase
let db: Postgres

/** One connection, so that everything prepared is seen in one place. */
beforeAll(async () => {
  fresh = await freshDatabase()
  db = openPostgres(fresh.url, createLog('test', 'silent'), 1)
})

afterAll(async () => {
  await db.close()
  await fresh.drop()
})

const prepared = async () => (await db.query((sql) => sql.query<{ n: bigint }>('select count(*) as n from pg_prepared_statements')))[0]!.n

test('a statement is prepared once on a connection, and whatever is no single statement on rows is sent as it is', async () => {
  const before = await prepared()
  const text = 'select $1::int + 1 as next'
  for (let n = 0; n < 4; n++) expect(await db.query((sql) => sql.query(text, [n]))).toEqual([{ next: n + 1 }])
  const [row] = await db.query((sql) =>
    sql.query<{ plans: bigint }>('select generic_plans + custom_plans as plans from pg_prepared_statements where statement = $1', [text]),
  )
  expect(row).toEqual({ plans: 4n })
  await db.transaction(async (sql) => {
    await sql.query('set local lock_timeout = 100')
    await sql.query('create table prepared_test (a integer); insert into prepared_test values (1); select 1')
  })
  // This count, the look at the plans, and the text itself.
  expect((await prepared()) - before).toBe(2n)
})

const all = (sql: Sql) => sql.query('select * from prepared_test')

test('a statement whose result got other columns meanwhile is answered, alone and in a transaction', async () => {
  expect(await db.query(all)).toEqual([{ a: 1 }])
  await db.query((sql) => sql.query('alter table prepared_test add column b integer'))
  expect(await db.query(all)).toEqual([{ a: 1, b: null }])
  await db.query((sql) => sql.query('alter table prepared_test add column c integer'))
  expect(await db.transaction(all)).toEqual([{ a: 1, b: null, c: null }])
})

test('texts with values in them run, and take no more than their share of names', async () => {
  for (let n = 0; n < 600; n++) expect(await db.query((sql) => sql.query(`select ${n} as n`))).toEqual([{ n }])
  expect(await prepared()).toBeLessThanOrEqual(501n)
})

test('an outdated plan is recognised in whichever language the database writes its messages', () => {
  const error = (fields: object) => Object.assign(new Error('o plano em cache não deve mudar o tipo de resultado'), fields)
  expect(isOutdatedPlan(error({ code: '0A000', routine: 'RevalidateCachedQuery' }))).toBe(true)
  expect(isOutdatedPlan(error({ code: '0A000', routine: 'transformReturnStmt' }))).toBe(false)
})

test('elapsed time includes the wait for a connection', async () => {
  const slow = db.query((sql) => sql.query('select pg_sleep(0.4)'))
  const since = performance.now()
  const [[row]] = await Promise.all([db.query((sql) => sql.query<{ ms: number }>('select $1::float8 as ms', [elapsedMs(since)])), slow])
  expect(row!.ms).toBeGreaterThan(300)
})
