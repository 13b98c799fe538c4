import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Charge, createClient, Login } from '@nimbo/contract'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../identity/index.ts'
import { migrate } from '../../migrate.ts'
import { createLog } from '../../platform/log.ts'
import { type Database, openPostgres, type Postgres } from '../../platform/postgres.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/freshDatabase.ts'
import { insertPayment } from '../../testing/insertPayment.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { solveCaptcha } from '../../testing/solveCaptcha.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { readFormerPhones } from './formerPhone.store.ts'
import { accountsByPhone } from './user.store.ts'

const dir = fileURLToPath(new URL('../../../migrations', import.meta.url))
const before = readdirSync(dir).filter((file) => file < '0029').length
const OTHERS = 1_200

/** Accounts as they were before numbers were stored in E.164. Three of them are one phone, and so are two others. */
const planted = [
  { id: 1, countryCode: '33', phone: '612345678', created: '2026-02-01' },
  { id: 2, countryCode: '336', phone: '12345678', created: '2026-01-01' },
  { id: 3, countryCode: '33', phone: '0612345678', created: '2026-03-01', coins: 500 },
  { id: 4, countryCode: '44', phone: '07911123456', created: '2026-01-01', disabled: true },
  { id: 5, countryCode: '44', phone: '7911123456', created: '2026-02-01' },
  { id: 6, countryCode: '55', phone: '11900204817', created: '2026-01-01' },
  { id: 7, countryCode: '55', phone: '123', created: '2026-01-01' },
] as const
const passwordOf = (id: number) => `the password of account ${id}`

let fresh: FreshDatabase
let owner: pg.Client
let db: Postgres
let server: TestServer
let said: string[]
let stopped: string[][]

beforeAll(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client({ connectionString: fresh.url })
  await owner.connect()
  db = openPostgres(fresh.url, createLog('test', 'silent'), 2)
  const run = (count?: number) =>
    runner({ dbClient: owner, dir, direction: 'up', migrationsTable: 'migration', log: () => {}, ...(count ? { count } : {}) })
  await run(before)
  await plant()
  await run()
  // Stopped after the second batch was read, and then after the first numbers were given.
  stopped = []
  for (let n = 0; n < 2; n++) stopped.push(await readFormerPhones(stoppedAfter(db, 4)).catch((e: Error) => [e.message]))
  said = await migrate(fresh.url, fresh.jobsUrl)
  const databaseUrl = Object.assign(new URL(process.env['NIMBO_DATABASE_URL']!), { pathname: new URL(fresh.url).pathname }).toString()
  server = await startTestServer({ databaseUrl })
})

afterAll(async () => {
  await server.close()
  await db.close()
  await owner.end()
  await fresh.drop()
})

async function plant(): Promise<void> {
  for (const each of planted) {
    await owner.query(
      `insert into account (id, country_code, phone, password_hash, nicename, created_at, disabled_at) values ($1, $2, $3, $4, 'planted', $5, $6)`,
      [
        each.id,
        each.countryCode,
        each.phone,
        await hashPassword(passwordOf(each.id)),
        each.created,
        'disabled' in each ? new Date() : null,
      ],
    )
    if ('coins' in each) {
      await owner.query('insert into ledger.account (id, asset, owner, balance) values ($1::int * 256 + 1, 1, $1, $2)', [
        each.id,
        each.coins,
      ])
    }
  }
  await owner.query(
    `insert into account (country_code, phone, password_hash, nicename)
     select '55', '119' || lpad(n::text, 8, '0'), '', 'other ' || n from generate_series(1, $1) n`,
    [OTHERS],
  )
  await owner.query(
    `insert into code_request (country_code, phone, created_at)
     select c, p, now() - interval '2 hours' from (values ('33', '612345678'), ('336', '12345678'), ('33', '0612345678')) x (c, p), generate_series(1, 2)`,
  )
}

/** The database, to a process that is killed after so many transactions. */
function stoppedAfter(whole: Database, transactions: number): Database {
  let left = transactions
  return {
    query: (work) => whole.query(work),
    transaction: (work) => (left-- > 0 ? whole.transaction(work) : Promise.reject(new Error('stopped'))),
  }
}

const signIn = (countryCode: string, phone: string, user_pass: string) =>
  server.anonymous.call(Login.userLogin, { country_code: countryCode, user_login: phone, user_pass })

test('a run that was stopped twice is finished by the next, which says what it found', async () => {
  expect(stopped).toEqual([['stopped'], ['stopped']])
  expect(said).toContainEqual(
    expect.stringMatching(/phone numbers in E\.164 \(3 accounts had the number of another, 1 an impossible one\)$/),
  )
  expect(await migrate(fresh.url, fresh.jobsUrl)).toEqual([])
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from account where phone ~ '^\\+55119\\d{8}$'`)
  expect(rows[0]?.n).toBe(OTHERS + 1)
})

test('the account with money gets the number, the open one before the disabled one; countries are those of the numbers', async () => {
  const { rows } = await owner.query<{ id: number }>('select id, country_code, phone from account where id < 10 order by id')
  expect(rows).toEqual([
    { id: 1, country_code: '33', phone: null },
    { id: 2, country_code: '33', phone: null },
    { id: 3, country_code: '33', phone: '+33612345678' },
    { id: 4, country_code: '44', phone: null },
    { id: 5, country_code: '44', phone: '+447911123456' },
    { id: 6, country_code: '55', phone: '+5511900204817' },
    { id: 7, country_code: '55', phone: null },
  ])
  const { rows: wallets } = await owner.query('select owner, balance from ledger.account where owner is not null')
  expect(wallets).toEqual([{ owner: 3, balance: 500n }])
})

test('everybody signs in with what they always typed; a new spelling leads to who has the number', async () => {
  const open = planted.filter((each) => !('disabled' in each))
  for (const { id, countryCode, phone } of open) expect((await signIn(countryCode, phone, passwordOf(id))).id).toBe(id)
  expect(await refusalReason(signIn('44', '07911123456', passwordOf(4)))).toBe('Disabled')
  expect((await signIn('3361', '2345678', passwordOf(3))).id).toBe(3)
  expect((await signIn('33', '612345678', passwordOf(3))).id).toBe(3)
  expect(await refusalReason(signIn('3361', '2345678', passwordOf(1)))).toBe('WrongCredentials')
})

test('an account that takes another number gives up its old spelling', async () => {
  await owner.query('begin')
  await owner.query(`update account set phone = '+33700000001' where id = 2`)
  const found = await accountsByPhone(
    { query: async (text, values) => (await owner.query(text, values as unknown[])).rows },
    { countryCode: '336', number: '12345678' },
    '+33612345678',
  )
  await owner.query('rollback')
  expect(found.map((a) => a.id)).toEqual([3])
})

test('budgets are merged: codes of the day, and the first recharge', async () => {
  const captcha = await solveCaptcha(server.anonymous)
  const code = { country_code: '33', mobile: '612345678', captcha }
  // Known origins would have a budget of their own.
  await owner.query('delete from known_origin')
  expect(await refusalReason(server.anonymous.call(Login.getForgetCode, code))).toBe('DailyLimit')
  const used = async (id: number, countryCode: string, phone: string) => {
    const { token } = await signIn(countryCode, phone, passwordOf(id))
    const client = createClient({ origin: server.origin, language: () => 'en', credentials: () => ({ uid: id, token }) })
    return (await client.call(Charge.getFirstChargeRules, {})).has_used
  }
  expect(await used(3, '33', '0612345678')).toBe(0)
  await db.transaction((sql) => insertPayment(sql, { uid: 2, coins: 990n }))
  expect([await used(1, '33', '612345678'), await used(3, '33', '0612345678'), await used(6, '55', '11900204817')]).toEqual([1, 1, 0])
})
