import type { Database } from '../platform/postgres.ts'
import { recentViolations, takeTime, type Violation, violations } from './ledger.ts'

/** The worker looks at everything every few minutes. An answer older than this is none. */
const FRESH_HOURS = 24

const countOf = (found: readonly Violation[]): bigint => found.reduce((sum, { broken }) => sum + broken, 0n)

/** Works everything out anew, and notes what came of it. */
export async function checkEverything(db: Database): Promise<Violation[]> {
  const found = await db.tx(async (tx) => {
    await takeTime(tx)
    return violations(tx)
  })
  await db.read((tx) => tx.query('select ledger.note_check($1)', [countOf(found)]))
  return found
}

/**
 * Whether anything in the books is wrong: what is new is looked at now, everything else was by the worker. While that last look found
 * something, or there was none, everything is looked at anew, so that a repair counts at once.
 */
export async function booksAreWrong(db: Database): Promise<boolean> {
  if (countOf(await db.tx(recentViolations)) > 0n) return true
  const [last] = await db.read((tx) =>
    tx.query<{ right: boolean }>(
      'select broken = 0 and age < make_interval(hours => $1) as right from ledger.last_check() where broken is not null',
      [FRESH_HOURS],
    ),
  )
  return last?.right ? false : countOf(await checkEverything(db)) > 0n
}
