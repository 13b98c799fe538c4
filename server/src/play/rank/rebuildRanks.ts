import { raiseStatementTimeout, rereadFeed } from '../../core/ledger/index.ts'
import type { Database } from '../../platform/postgres.ts'
import { addTransfers, clearProjections, purgeRanks, raiseLevels } from './projection.store.ts'
import { SHOW_VOTES, showOps } from './projectVotes.ts'

/**
 * Makes ranks, receipts and totals of shows anew from the ledger, as its owner. One transaction: until it is over readers see what was
 * there before. Whoever reads committed transfers reads only what is older than it, so meanwhile no votes reach a balance, no battle is
 * decided and nothing is sealed: it is for a quiet hour.
 */
export async function rebuildRanks(db: Database): Promise<void> {
  await db.transaction(async (sql) => {
    await raiseStatementTimeout(sql)
    // Before anything is deleted: the worker that holds the mark may be adding to it.
    await sql.query('select 1 from ledger.feed_mark where consumer = $1 for update', [SHOW_VOTES])
    await clearProjections(sql)
    await rereadFeed(sql, {
      name: SHOW_VOTES,
      ops: showOps,
      async apply(own, transfers) {
        await addTransfers(own, transfers)
        await raiseLevels(own, transfers)
      },
    })
    while (await purgeRanks(sql));
  })
}
