import { fold } from '../core/ledger/index.ts'
import type { Database } from '../platform/postgres.ts'
import { waitForSnapshotHorizon } from './waitForSnapshotHorizon.ts'

/** Votes of everything that is committed by now can be spent. */
export async function foldAll(db: Database): Promise<void> {
  await waitForSnapshotHorizon(db)
  await db.transaction(fold)
}
