import type { Database } from '../platform/postgres.ts'
import type { openLedger } from './openLedger.ts'

/** Everything is done, and the connection is cut before it commits, as when the process is killed. */
export function dyingDatabase(ledger: Awaited<ReturnType<typeof openLedger>>): Database {
  return {
    query: ledger.db.query,
    async transaction(work) {
      await ledger.killed(work)
      throw new Error('killed')
    },
  }
}
