import { walletOf } from '../ledger/index.ts'
import type { Tx } from '../platform/postgres.ts'
import type { ExchangeDeps } from './ExchangeDeps.ts'

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** What of a person's votes may be turned now, and what is there and has to wait. */
export async function freeVotes(tx: Tx, { waitingVotes }: ExchangeDeps, uid: number): Promise<{ free: bigint; waiting: bigint }> {
  const { votes, votes_held: held } = await walletOf(tx, uid)
  const unheld = votes - held
  const waiting = least(unheld, (await waitingVotes?.(tx, uid)) ?? 0n)
  return { free: unheld - waiting, waiting }
}
