import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** State that the whole database has once: the rate votes are exchanged at, the ranks of everybody, and the list of what is due. */
type SharedState = 'exchangeRule' | 'ranks' | 'due'

async function lock(statement: string, state: SharedState): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await client.connect()
  // A file of tests may have it for long.
  await client.query(`set lock_timeout = 0; set statement_timeout = 0`)
  await client.query(`select ${statement}(hashtext($1))`, [state])
  return () => client.end()
}

/** Lock until the answer is called: no other test relies on the state meanwhile. */
export const lockExclusive = (state: SharedState) => lock('pg_advisory_lock', state)

/** Tests of this file rely on it as it is: nobody else's changes it meanwhile. */
export function lockShared(state: SharedState): void {
  let release: () => Promise<void>
  beforeAll(async () => void (release = await lock('pg_advisory_lock_shared', state)))
  afterAll(() => release())
}
