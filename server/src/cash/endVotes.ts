import { endHold, naturalKey } from '../ledger/index.ts'
import type { Tx } from '../platform/postgres.ts'
import { refOf } from './refOf.ts'

/** A withdrawal's hold ends once: one key for every end there can be, so that a second, other end is refused by the ledger itself. */
async function end(tx: Tx, id: number, wish: 'paid' | 'free', pay: bigint): Promise<void> {
  const ref = refOf(id)
  const { status } = await endHold(tx, { ref, key: naturalKey(`${ref}:end`), wish: `${ref} ${wish}`, op: 'withdrawalEnd', pay })
  if (status !== 'ok') throw new Error(`the hold of ${ref} could not end: ${status}`)
}

/** The tickets are the person's again. */
export const freeVotes = (tx: Tx, id: number): Promise<void> => end(tx, id, 'free', 0n)
/** The tickets are gone: their money has arrived. */
export const payVotes = (tx: Tx, id: number, votes: bigint): Promise<void> => end(tx, id, 'paid', votes)
