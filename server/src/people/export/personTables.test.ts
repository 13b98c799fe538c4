import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataTable } from '../../testing/dataTable.ts'
import { personTables, phoneTables } from '../../testing/personTables.ts'
import { sections } from '../../personalData.ts'

let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
})
afterAll(() => owner.end())

/** Columns that refer to an account, or are called as columns that do are. */
async function peopleColumns(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select replace(n.nspname || '.' || c.relname, 'public.', '') || '.' || a.attname as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname in ('public', 'ledger') and c.relkind in ('r', 'p') and (
       exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'account'::regclass and a.attnum = any (f.conkey))
       or a.atttypid in ('int4'::regtype, 'int8'::regtype, 'int4[]'::regtype) and (a.attname ~ '(^|_)(touid|uid|liveuid|fromuid)s?$'
         or a.attname in ('owner', 'giver', 'giver_id', 'receiver', 'receivers', 'anchor', 'sender', 'author', 'viewer', 'inviter', 'invitee', 'winner', 'person', 'account_id'))
       or a.attname ~ 'phone|mobile|email')`,
  )
  return rows.map(({ name }) => name)
}

/** Called like people, and none. */
const notPeople = new Set(['withdrawal.account_id', 'certification.phone', 'former_phone.phone', 'account.phone'])

test('every column that names a person is copied and ended, or it is said why not', async () => {
  const told = Object.entries({ ...personTables, ...phoneTables }).flatMap(([table, { people }]) =>
    people.map((column) => `${table}.${column}`),
  )
  const found = (await peopleColumns()).filter((name) => !notPeople.has(name))
  expect(told.filter((name) => name !== 'account.id').toSorted()).toEqual(found.toSorted())
})

test('every section is of a table, and every table’s sections read it', () => {
  const used = new Set<string>()
  for (const { copied } of Object.values({ ...personTables, ...phoneTables }))
    if (typeof copied !== 'string') for (const name of copied) used.add(name)
  expect(Object.keys(sections).filter((name) => !used.has(name))).toEqual([])
  for (const [table, { copied }] of Object.entries(personTables)) {
    if (typeof copied === 'string' || table.startsWith('ledger.')) continue
    expect([table, copied.some((name) => new RegExp(`\\b(from|join) (?:read\\.)?${table}\\b`).test(sections[name]))]).toEqual([table, true])
  }
})

test('docs/data.md shows the same', () => {
  const page = readFileSync(new URL('../../../../docs/data.md', import.meta.url), 'utf8')
  const flat = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
  expect(flat(page)).toContain(flat(dataTable()))
})
