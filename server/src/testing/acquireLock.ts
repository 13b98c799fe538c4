import pg from 'pg'
import { expect } from 'vitest'

export interface AcquiredLock {
  /** Resolves when another transaction waits for the lock. */
  untilContended(): Promise<void>
  release(): Promise<void>
}

/**
 * Holds something in a transaction of its own, so that whoever needs it stops at exactly that point; they wait two seconds at most.
 * Nothing is folded or sealed meanwhile: let go soon.
 */
export async function acquireLock(sql: string, values: readonly unknown[]): Promise<AcquiredLock> {
  const [holder, watcher] = [0, 1].map(() => new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })) as [
    pg.Client,
    pg.Client,
  ]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  await holder.query(sql, [...values])
  const waiting = 'select 1 from pg_locks l where not l.granted and $1 = any (pg_blocking_pids(l.pid))'
  const waits = async () => (await watcher.query(waiting, [rows[0]!.pid])).rows.length
  return {
    async untilContended() {
      await expect.poll(waits, { interval: 10 }).toBeGreaterThan(0)
    },
    async release() {
      await holder.query('rollback')
      await Promise.all([holder.end(), watcher.end()])
    },
  }
}
