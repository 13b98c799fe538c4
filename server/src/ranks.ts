import { rebuildRanks } from './play/rank/index.ts'
import { loadConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { openPostgres } from './platform/postgres.ts'

/** `pnpm ranks`: every rank, receipt and total of a show anew from the ledger. */
const { migrateUrl } = loadConfig('operator')
const db = openPostgres(migrateUrl, createLog('ranks', 'silent'), 1)
try {
  await rebuildRanks(db)
  process.stdout.write('ranks, receipts and totals are those of the ledger\n')
} finally {
  await db.close()
}
