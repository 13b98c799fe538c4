import type { Database } from '../../platform/postgres.ts'
import { recentViolations, raiseStatementTimeout, type Violation, violations } from './ledger.ts'

/** The worker runs a full check every few minutes; a result older than this does not count. */
const MAX_CHECK_AGE_HOURS = 24

const countViolations = (found: readonly Violation[]): bigint => found.reduce((sum, { broken }) => sum + broken, 0n)

/** Checks every invariant over the whole ledger and records the result. */
export async function checkAllInvariants(db: Database): Promise<Violation[]> {
  const found = await db.transaction(async (sql) => {
    await raiseStatementTimeout(sql)
    return violations(sql)
  })
  await db.query((sql) => sql.query('select ledger.note_check($1)', [countViolations(found)]))
  return found
}

/**
 * Recent transfers are checked now; for the rest the worker's last full check counts. If that found violations or is missing, a full
 * check runs here, so that a repair takes effect at once.
 */
export async function hasViolations(db: Database): Promise<boolean> {
  if (countViolations(await db.transaction(recentViolations)) > 0n) return true
  const [last] = await db.query((sql) =>
    sql.query<{ clean: boolean }>(
      'select broken = 0 and age < make_interval(hours => $1) as clean from ledger.last_check() where broken is not null',
      [MAX_CHECK_AGE_HOURS],
    ),
  )
  return last?.clean ? false : countViolations(await checkAllInvariants(db)) > 0n
}
