import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { applyDefinitions, compareDefinitions } from './platform/database/applyDefinitions.ts'
import { type Definition, loadDefinitions } from './platform/database/definitions.ts'
import { freshDatabase, type FreshDatabase } from './testing/freshDatabase.ts'

const migrations = new URL('../migrations/', import.meta.url)
const definitions = loadDefinitions()
let fresh: FreshDatabase
let runs: string[][]
let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  fresh = await freshDatabase()
  runs = await Promise.all([migrate(fresh.url, fresh.jobsUrl), migrate(fresh.url, fresh.jobsUrl)])
  owner = new pg.Client({ connectionString: fresh.url })
  await owner.connect()
  app = new pg.Client({
    connectionString: Object.assign(new URL(process.env['NIMBO_DATABASE_WORKER_URL']!), {
      pathname: new URL(fresh.url).pathname,
    }).toString(),
  })
  await app.connect()
})

afterAll(async () => {
  await Promise.all([owner.end(), app.end()])
  await fresh.drop()
})

/** The definitions with one file changed, as if it had been edited. */
function edited(file: string, change: (sql: string) => string): Definition[] {
  return definitions.map((each) => {
    if (each.file !== file) return each
    const sql = change(each.sql)
    expect(sql).not.toBe(each.sql)
    return { ...each, sql, hash: `edited ${sql.length}` }
  })
}

async function restore(): Promise<void> {
  await owner.query('delete from definition')
  await applyDefinitions(owner, definitions)
  expect(await compareDefinitions(owner, definitions)).toEqual([])
}

test('a freshly migrated database agrees with the committed definitions, and a second run has nothing to do', async () => {
  expect(await compareDefinitions(owner, definitions)).toEqual([])
  expect(await migrate(fresh.url, fresh.jobsUrl)).toEqual([])
})

test('of two runs at once on an empty database one does everything, and the other waits and finds it done', () => {
  const [waited = -1, worked = -1] = runs.map((done) => done.length).toSorted((a, b) => a - b)
  expect([waited, worked]).toEqual([0, readdirSync(migrations).length + definitions.length])
})

test('migrations define no function, view, trigger or grant', () => {
  const forbidden = /^(create (or replace )?(function|procedure|view|trigger)|grant|revoke|alter function|comment on table)\b/im
  const offenders = readdirSync(migrations).filter((file) => forbidden.test(readFileSync(new URL(file, migrations), 'utf8')))
  expect(offenders).toEqual([])
})

test('every difference made by hand is found, and nothing else', async () => {
  const planted: Array<[sql: string, reported: string]> = [
    [
      'create or replace function ledger.today() returns date language sql stable return current_date',
      'function ledger.today(): differs from server/database',
    ],
    ['alter function ledger.fold() security invoker', 'function ledger.fold(): differs from server/database'],
    ['alter function ledger.spend_many reset search_path', 'function ledger.spend_many(jsonb): differs from server/database'],
    ["create function surplus() returns integer language sql as 'select 1'", 'function surplus(): in the database, not in server/database'],
    ['revoke execute on function surplus from public', ''],
    [
      'create or replace view ledger.inv_floor as select id from ledger.account where false',
      'view ledger.inv_floor: differs from server/database',
    ],
    ['drop trigger posting_stays on ledger.posting', 'trigger posting_stays on ledger.posting: in server/database, not in the database'],
    ['alter table audit disable trigger audit_stays', 'trigger audit_stays on audit: differs from server/database'],
    ['grant update on ledger.hold to nimbo_api', 'grant update on table ledger.hold to nimbo_api: in the database, not in server/database'],
    [
      'grant update (votes) on withdrawal to nimbo_api',
      'grant update on table withdrawal (votes) to nimbo_api: in the database, not in server/database',
    ],
    ['revoke select on account from nimbo_api', 'grant select on table account to nimbo_api: in server/database, not in the database'],
    [
      'grant execute on function ledger.emit to public',
      'grant execute on function ledger.emit(jsonb) to public: in the database, not in server/database',
    ],
    [
      'grant usage on schema ledger to nimbo_realtime',
      'grant usage on schema ledger to nimbo_realtime: in the database, not in server/database',
    ],
    ["comment on table account is 'somebody: else'", 'comment on account: differs from server/database'],
  ]
  for (const [sql] of planted) await owner.query(sql)
  const reported = planted.map(([, line]) => line).filter((line) => line !== '')
  expect(await compareDefinitions(owner, definitions)).toEqual(reported.toSorted())
  await restore()
})

test('an edited file is applied over what is there, without a new identity and with its grants', async () => {
  const oid = `select 'ledger.fold_lag()'::regprocedure::oid as oid, has_function_privilege('nimbo_worker', 'ledger.fold_lag()', 'execute') as granted`
  const { rows: before } = await owner.query(oid)
  const next = edited('functions/ledger/fold.sql', (sql) => sql.replace(`interval '0'`, `interval '1 second'`))
  expect(await applyDefinitions(owner, next)).toEqual(['functions/ledger/fold.sql', 'grants.sql'])
  const { rows: lag } = await app.query<{ lag: string }>('select ledger.fold_lag()::text as lag')
  expect(lag[0]?.lag).toBe('00:00:01')
  expect((await owner.query(oid)).rows).toEqual(before)
  await restore()
})

test('another return type, other arguments and a removed function leave nothing of the old ones behind', async () => {
  const withoutLag = definitions.map((each) =>
    each.file === 'grants.sql' ? { ...each, sql: each.sql.replace(', ledger.fold_lag', ''), hash: 'without fold_lag' } : each,
  )
  const next = withoutLag.map((each) => {
    if (each.file === 'functions/ledger/fold.sql') {
      const sql = each.sql.slice(0, each.sql.indexOf('-- How far the fold is behind'))
      return { ...each, sql, hash: 'shorter', creates: ['function ledger.fold'] }
    }
    if (each.file !== 'functions/ledger/wallet.sql') return each
    const sql = each.sql
      .replace('coins_gone(p_uid integer) returns bigint', 'coins_gone(p_uid integer) returns numeric')
      .replace('lock_votes(p_uid integer)', 'lock_votes(p_uid integer, p_slot integer default 2)')
    return { ...each, sql, hash: 'other types' }
  })
  await applyDefinitions(owner, next)
  const { rows } = await owner.query<{ f: string }>(
    `select p.oid::regprocedure || ' ' || p.prorettype::regtype as f from pg_proc p where proname in ('coins_gone', 'lock_votes', 'fold_lag') order by 1`,
  )
  expect(rows.map(({ f }) => f)).toEqual(['ledger.coins_gone(integer) numeric', 'ledger.lock_votes(integer,integer) void'])
  expect(await compareDefinitions(owner, next)).toEqual([])
  await restore()
})

test('definitions that fail change nothing', async () => {
  const broken = edited('functions/ledger/fold.sql', (sql) => sql.replaceAll('ledger.fold_mark', 'ledger.no_such_table'))
  await expect(applyDefinitions(owner, broken)).rejects.toThrow('no_such_table')
  expect(await compareDefinitions(owner, definitions)).toEqual([])
})

test('a lock that somebody keeps is given up, and taken when it is free', async () => {
  const blocker = new pg.Client({ connectionString: fresh.url })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('lock table account in row exclusive mode')
  const next = edited('functions/ledger/wallet.sql', (sql) => `${sql}-- edited`)
  const lock = { ms: 50, tries: 1, pauseMs: 10 }
  await expect(applyDefinitions(owner, next, lock)).rejects.toThrow('lock timeout')
  const applied = applyDefinitions(owner, next, { ...lock, tries: 1_000 })
  await blocker.query('rollback')
  expect(await applied).toContain('functions/ledger/wallet.sql')
  await blocker.end()
  await restore()
})

test('names and pictures nobody chose are replaced, those of older processes with the next migration, and chosen ones stay', async () => {
  const make = async (phone: string, nicename: string, avatar: string, age: string) =>
    (
      await owner.query<{ id: number }>(
        `insert into account (country_code, phone, nicename, avatar, created_at) values ('55', $1, $2, $3, now() - $4::interval) returning id`,
        [phone, nicename, avatar, age],
      )
    ).rows[0]!.id
  const nobody = '/avatars/nobody.svg'
  const [own, chosen, other, former, picked] = [
    await make('+5511987650042', 'Nimbo 0042', nobody, '0'),
    await make('+5511987650043', 'Lia 0043', nobody, '0'),
    await make('+5511987650044', 'Nimbo 9999', nobody, '0'),
    await make('+5511987650045', 'Rui', '/avatars/theo.svg', '1 day'),
    await make('+5511987650046', 'Theo', '/avatars/theo.svg', '0'),
  ]
  expect(await migrate(fresh.url, fresh.jobsUrl)).toEqual(['2 accounts with a name or a picture nobody chose'])
  const { rows } = await owner.query<{ id: number; nicename: string; avatar: string }>('select id, nicename, avatar from account')
  const found = (id: number) => rows.find((row) => row.id === id)!
  expect(found(own).nicename).toMatch(/^Nimbo \d{4}$/)
  expect([found(chosen).nicename, found(other).nicename]).toEqual(['Lia 0043', 'Nimbo 9999'])
  expect([found(former).avatar, found(picked).avatar]).toEqual([nobody, '/avatars/theo.svg'])
})
