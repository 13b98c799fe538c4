import { readFileSync } from 'node:fs'
import { databaseUrl, profile } from '@nimbo/engines'
import { functionRights, type Role, roles, rightsTable, tableRights } from '@nimbo/server/rights'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

let owner: pg.Client
const clients = new Map<Role, pg.Client>()
beforeAll(async () => {
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  // Each with its own password, as its process connects.
  for (const role of roles) clients.set(role, new pg.Client({ connectionString: databaseUrl(profile(), `nimbo_${role}`) }))
  await Promise.all([owner, ...clients.values()].map((client) => client.connect()))
})
afterAll(() => Promise.all([owner, ...clients.values()].map((client) => client.end())))

/** Statements any of which shows a right; rights are checked before anything is read or written, and nothing here would be. */
type Trial = readonly string[]

/**
 * Which trials a role is allowed. All in one statement of its own session: one round trip each took forty seconds. Denied are also a view
 * or a column of one nobody can write to (55000, 0A000, 428C9); any other fault fails the statement.
 */
async function tryAll(role: Role, all: readonly Trial[]): Promise<boolean[]> {
  const client = clients.get(role)!
  const literal = client.escapeLiteral(JSON.stringify(all))
  await client.query(`do $try$
    declare trial jsonb; one text; allowed boolean; found jsonb := '[]';
    begin
      for trial in select * from jsonb_array_elements(${literal}::jsonb) loop
        allowed := false;
        for one in select * from jsonb_array_elements_text(trial) loop
          exit when allowed;
          begin
            execute one;
            allowed := true;
          exception when insufficient_privilege or object_not_in_prerequisite_state or feature_not_supported or generated_always then
            null;
          end;
        end loop;
        found := found || to_jsonb(allowed);
      end loop;
      perform set_config('rights.found', found::text, false);
    end $try$`)
  const { rows } = await client.query<{ found: boolean[] }>(`select current_setting('rights.found')::jsonb as found`)
  return rows[0]!.found
}
const may = async (role: Role, sql: string) => (await tryAll(role, [[sql]]))[0]!

/** Cells of a table of rights in which what a role may differs from what it should. */
async function wrongCells(
  what: string,
  cells: readonly { name: string; trial: Trial; should: (role: Role) => boolean }[],
): Promise<string[]> {
  const all = cells.map(({ trial }) => trial)
  const found = await Promise.all(roles.map(async (role) => [role, await tryAll(role, all)] as const))
  const allowed = found.flatMap(([, answers]) => answers).filter(Boolean).length
  const tried = cells.length * roles.length
  process.stdout.write(`rights to ${what}: ${tried} cells tried, ${allowed} allowed, ${tried - allowed} refused\n`)
  return found.flatMap(([role, answers]) =>
    cells.flatMap(({ name, should }, index) => (answers[index] === should(role) ? [] : [`${role} ${name}: ${answers[index]}`])),
  )
}

async function tablesAndColumns(): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ name: string; columns: string[] }>(
    `select replace(n.nspname || '.' || c.relname, 'public.', '') as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname in ('public', 'ledger', 'read') and c.relkind in ('r', 'v', 'm', 'p', 'f') and a.attnum > 0 and not a.attisdropped group by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** A right to one column is a right. */
function trials(table: string, columns: readonly string[]): Record<string, string[]> {
  return {
    s: columns.map((column) => `select ${column} from ${table} where false`),
    i: columns.map((column) => `explain insert into ${table} (${column}) values (default)`),
    u: columns.map((column) => `explain update ${table} set ${column} = default where false`),
    d: [`explain delete from ${table} where false`],
  }
}

test('every role has every right it should have to tables, and no other', async () => {
  const found = await tablesAndColumns()
  const declared = new Map(tableRights.flatMap(({ tables, may: access }) => tables.map((table) => [table, access] as const)))
  expect([...declared.keys()].toSorted()).toEqual([...found.keys()].toSorted())
  const cells = [...found].flatMap(([table, columns]) =>
    // In full: a role without the schema finds no table in it by its short name.
    Object.entries(trials(table.includes('.') ? table : `public.${table}`, columns)).map(([right, trial]) => ({
      name: `${right} ${table}`,
      trial,
      should: (role: Role) => (declared.get(table)?.[role] ?? '').includes(right),
    })),
  )
  expect(await wrongCells('tables', cells)).toEqual([])
})

test('every role may execute every function it should, and no other', async () => {
  const { rows } = await owner.query<{ name: string; call: string }>(
    `select replace(n.nspname || '.' || p.proname, 'public.', '') as name,
       n.nspname || '.' || quote_ident(p.proname) || '(' || rtrim(repeat('null, ', p.pronargs), ', ') || ')' as call
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'ledger', 'read') and p.prorettype <> 'trigger'::regtype order by 1`,
  )
  const declared = new Map(functionRights.flatMap(({ functions, may: allowed }) => functions.map((name) => [name, allowed] as const)))
  expect([...declared.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const cells = rows.map(({ name, call }) => ({
    name,
    trial: [`select ${call} where false`],
    should: (role: Role) => declared.get(name)?.includes(role) ?? false,
  }))
  expect(await wrongCells('functions', cells)).toEqual([])
})

test('a function that is made later is nobody’s, and no role may make one', async () => {
  await owner.query('begin')
  try {
    await owner.query(`create function made_later() returns integer language sql as 'select 1'`)
    for (const role of roles) {
      const { rows } = await owner.query(`select has_function_privilege($1, 'made_later()', 'execute') as may`, [`nimbo_${role}`])
      expect(rows).toEqual([{ may: false }])
    }
  } finally {
    await owner.query('rollback')
  }
  for (const role of roles) {
    for (const schema of ['public', 'ledger', 'read'])
      expect(await may(role, `create function ${schema}.mine() returns integer language sql as 'select 1'`)).toBe(false)
    expect(await may(role, 'create temp table mine (id integer)')).toBe(false)
  }
})

test('functions that run with the owner’s rights name where they look', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'ledger', 'jobs') and p.prosecdef and not exists (
       select from unnest(p.proconfig) c where c like 'search_path=%' and (c like '%pg_temp' or c = 'search_path=""'))`,
  )
  expect(rows).toEqual([])
})

test('docs/security.md shows the same', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8')
  const flat = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')
  expect(flat(page)).toContain(flat(rightsTable()))
})
