import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { afterEverything, type Definition } from './definitions.ts'
import { introspect, listObjects } from './introspect.ts'

/** Whoever waits for a table's lock has everybody behind them who reads it. */
const LOCK_TIMEOUT = { ms: 2000, tries: 30, pauseMs: 1000 }

/**
 * Brings functions, views, triggers and grants to what the files say, in one transaction, and names the files that were run. The caller
 * holds the migration lock. Normally the changed files replace what is there and what no file defines is dropped, which disturbs nobody who
 * is calling the rest. Where that is not possible (another return type, a view without a column), everything is dropped and created anew. A
 * lock that somebody else keeps is given up and tried again.
 */
export async function applyDefinitions(client: pg.ClientBase, all: readonly Definition[], lock = LOCK_TIMEOUT): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await apply(client, all, lock.ms)
    } catch (e) {
      if (!isLockTimeout(e) || tries >= lock.tries) throw e
      await wait(lock.pauseMs)
    }
  }
}
const isLockTimeout = (e: unknown) => (e as { code?: string }).code === '55P03'

async function apply(client: pg.ClientBase, all: readonly Definition[], lockTimeoutMs: number): Promise<string[]> {
  return inTransaction(client, 'commit', async () => {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(
      'create table if not exists definition (file text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const hashes = await hashesAfterMigrations(client, all)
    const { rows } = await client.query<{ file: string; hash: string }>('select file, hash from definition')
    const applied = new Map(rows.map(({ file, hash }) => [file, hash]))
    const changed = all.filter(({ file }) => applied.get(file) !== hashes.get(file))
    const ran = (await replace(client, all, changed)) ?? (await recreate(client, all))
    for (const { file } of ran)
      await client.query(
        'insert into definition (file, hash) values ($1, $2) on conflict (file) do update set hash = excluded.hash, applied_at = now()',
        [file, hashes.get(file)],
      )
    await client.query('delete from definition where file <> all ($1)', [all.map(({ file }) => file)])
    return ran.map(({ file }) => file)
  })
}

/** Differences between the database and the files, one line each; nothing is changed. It locks the tables that have triggers meanwhile. */
export async function compareDefinitions(client: pg.ClientBase, all: readonly Definition[]): Promise<string[]> {
  return inTransaction(client, 'rollback', async () => {
    const found = await introspect(client)
    await recreate(client, all)
    const defined = await introspect(client)
    return [...new Set([...found.keys(), ...defined.keys()])].toSorted().flatMap((object) => {
      if (!defined.has(object)) return [`${object}: in the database, not in server/database`]
      if (!found.has(object)) return [`${object}: in server/database, not in the database`]
      return found.get(object) === defined.get(object) ? [] : [`${object}: differs from server/database`]
    })
  })
}

/** A migration may have made or remade tables, so what is said about tables counts as changed with it. */
async function hashesAfterMigrations(client: pg.ClientBase, all: readonly Definition[]): Promise<Map<string, string>> {
  const { rows } = await client.query<{ names: string | null }>(`select string_agg(name, ' ' order by name) as names from migration`)
  const withMigrations = (hash: string) => createHash('sha256').update(`${hash} ${rows[0]?.names}`).digest('hex')
  return new Map(all.map(({ file, hash }) => [file, afterEverything.includes(file) ? withMigrations(hash) : hash]))
}

/** Undefined when replacing does not lead to what the files say. */
async function replace(client: pg.ClientBase, all: readonly Definition[], changed: Definition[]): Promise<Definition[] | undefined> {
  // A function that was created a moment ago may be executed by everybody until the grants have run.
  const toRun = changed.length > 0 ? all.filter((each) => changed.includes(each) || each.file === 'grants.sql') : []
  await client.query('savepoint replacing')
  try {
    for (const { sql } of toRun) await client.query(sql)
    await dropUndefined(client, all)
    if (await holdsExactly(client, all)) return toRun
  } catch (e) {
    if (isLockTimeout(e)) throw e
    // Whatever else it was, recreating either overcomes it or meets it again and reports it.
  }
  await client.query('rollback to savepoint replacing')
  return undefined
}

/** What no file defines any more. Together, because they may need each other. */
async function dropUndefined(client: pg.ClientBase, all: readonly Definition[]): Promise<void> {
  const defined = new Set(all.flatMap(({ creates }) => creates))
  await drop(
    client,
    (await listObjects(client)).flatMap(({ name, identity }) => (defined.has(name) ? [] : [identity])),
  )
}

/** Without `cascade`: a table that came to depend on a function makes this fail instead of losing a column. */
async function recreate(client: pg.ClientBase, all: readonly Definition[]): Promise<Definition[]> {
  await drop(
    client,
    (await listObjects(client)).map(({ identity }) => identity),
  )
  for (const { sql } of all) await client.query(sql)
  if (!(await holdsExactly(client, all))) throw new Error('server/database creates something its files do not say')
  return [...all]
}

async function drop(client: pg.ClientBase, objects: readonly string[]): Promise<void> {
  const of = (kind: string) => objects.filter((identity) => identity.startsWith(kind))
  for (const trigger of of('trigger ')) await client.query(`drop ${trigger}`)
  for (const kind of ['view ', 'function ']) {
    const names = of(kind).map((identity) => identity.slice(kind.length))
    if (names.length > 0) await client.query(`drop ${kind} ${names.join(', ')}`)
  }
}

async function holdsExactly(client: pg.ClientBase, all: readonly Definition[]): Promise<boolean> {
  const found = (await listObjects(client)).map(({ name }) => name).toSorted()
  const defined = all.flatMap(({ creates }) => creates).toSorted()
  return found.length === defined.length && found.every((name, i) => name === defined[i])
}

async function inTransaction<T>(client: pg.ClientBase, end: 'commit' | 'rollback', work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query(end)
    return result
  } catch (e) {
    await client.query('rollback').catch(() => {})
    throw e
  }
}
