import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { credit, fold, violations, walletOf } from '../core/ledger/index.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres, type Sql } from '../platform/postgres.ts'

/** The ledger as its owner: every function, and the tables for what only time would bring about. */
export async function openLedger() {
  const url = process.env['NIMBO_DATABASE_MIGRATE_URL']!
  const db = openPostgres(url, createLog('test', 'silent'), 20)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()

  async function person(coins = 0n): Promise<number> {
    const rows = await db.query((sql) =>
      sql.query<{ id: number }>(`insert into account (country_code, nicename) values ('55', 'a wallet') returning id`),
    )
    const uid = rows[0]!.id
    if (coins > 0n) await db.query((sql) => credit(sql, { uid, key: randomUUID(), request: 'start' }, 'recharge', coins, 'test'))
    return uid
  }

  /** Does the work in a transaction whose connection is cut before it commits. */
  async function killed(work: (sql: Sql) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin')
    await work({
      query: async <R extends object>(text: string, values: readonly unknown[] = []) => (await client.query<R>(text, [...values])).rows,
    })
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await owner.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await client.query('commit').then(
      () => {
        throw new Error('the transaction was committed')
      },
      () => undefined,
    )
  }

  return {
    db,
    owner,
    person,
    killed,
    wallet: (uid: number) => db.query((sql) => walletOf(sql, uid)),
    async broken(): Promise<string[]> {
      await db.transaction(fold)
      return (await db.query(violations)).filter((v) => v.broken > 0n).map((v) => v.invariant)
    },
    async close(): Promise<void> {
      await owner.end()
      await db.close()
    },
  }
}
