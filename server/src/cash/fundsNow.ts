import type { Tx } from '../platform/postgres.ts'
import { readFunds } from './fund.store.ts'
import { fundText } from './uncovered.ts'

/** What the wallets we pay from hold, as the worker last saw it. */
export async function fundsNow(tx: Tx) {
  return (await readFunds(tx)).map(({ asset, amount, floor, at }) => ({
    asset,
    amount: fundText(amount),
    floor: fundText(floor),
    low: amount < floor,
    at,
  }))
}
