import { fold } from '../ledger/index.ts'
import type { Database } from '../platform/postgres.ts'
import { afterRunning } from './afterRunning.ts'

/** Votes of everything that is committed by now can be spent. */
export async function foldAll(db: Database): Promise<void> {
  await afterRunning(db)
  await db.transaction(fold)
}
