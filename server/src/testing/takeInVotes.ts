import { consumeFeed } from '../core/ledger/index.ts'
import { projectVotes } from '../play/rank/index.ts'
import type { Database } from '../platform/postgres.ts'
import { waitForSnapshotHorizon } from './waitForSnapshotHorizon.ts'
import type { TestServer } from './startTestServer.ts'

/** Plays the worker's turn: what was spent in shows is in their totals. */
export async function takeInVotes({ engines, roles }: Pick<TestServer, 'engines' | 'roles'>, db: Database = roles.worker): Promise<void> {
  await waitForSnapshotHorizon(db)
  while ((await consumeFeed(db, projectVotes(engines))) === 'more');
}
