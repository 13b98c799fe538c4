import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../platform/postgres.ts'

const PATIENCE_MS = 90_000

/**
 * Waits until every transaction that runs now has ended: what is added up from the ledger is read only below the oldest of them, and other
 * tests of the same run have theirs.
 */
export async function waitForSnapshotHorizon(db: Database): Promise<void> {
  const horizon = async (end: 'xmin' | 'xmax') => {
    const rows = await db.query((sql) =>
      sql.query<{ at: bigint }>(`select pg_snapshot_${end}(pg_current_snapshot())::text::bigint as at`, []),
    )
    return rows[0]!.at
  }
  const now = await horizon('xmax')
  for (const end = performance.now() + PATIENCE_MS; (await horizon('xmin')) < now; await sleep(20)) {
    if (performance.now() > end) throw new Error('somebody holds a transaction open')
  }
}
