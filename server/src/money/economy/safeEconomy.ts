import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { checkEconomy, EconomyRefused, type Payback } from './checkEconomy.ts'
import { lockEconomy, readEconomy } from './economy.store.ts'

/**
 * The only way to change what the economy is made of: the whole of it is checked before the change is committed, and a refusal
 * (`EconomyRefused`) leaves everything as it was.
 */
export async function changeEconomy(db: Database, change: (sql: Sql) => Promise<void>): Promise<Payback[]> {
  return db.transaction(async (sql) => {
    await lockEconomy(sql)
    await change(sql)
    return checkEconomy(await readEconomy(sql))
  })
}

/** For processes that start, and again while the worker runs: rows may have been edited by hand. Throws `EconomyRefused`. */
export async function requireSafeEconomy(db: Database, log: Log): Promise<void> {
  const economy = await db.query(readEconomy)
  try {
    checkEconomy(economy)
  } catch (e) {
    if (e instanceof EconomyRefused) log.fatal({ problems: e.problems, runbook: 'docs/economy.md' }, 'economy refused')
    throw e
  }
}
