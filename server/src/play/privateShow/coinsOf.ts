import { walletOf } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'

/** Coins that a person may spend: those that are not held. */
export async function coinsOf(sql: Sql, uid: number): Promise<string> {
  const { coins, coins_held: held } = await walletOf(sql, uid)
  return String(coins - held)
}
