import { deriveKey, endHold } from '../ledger/index.ts'
import type { Sql } from '../platform/postgres.ts'

/** The reference of a withdrawal in the ledger and the audit log. */
export const withdrawalRef = (id: number): string => `withdrawal:${id}`

/** One idempotency key for both outcomes, so that the ledger itself refuses a second, different one. */
async function end(sql: Sql, id: number, outcome: 'paid' | 'free', captured: bigint): Promise<void> {
  const ref = withdrawalRef(id)
  const key = deriveKey(`${ref}:end`)
  const { status } = await endHold(sql, { ref, key, request: `${ref} ${outcome}`, op: 'withdrawalEnd', pay: captured })
  if (status !== 'ok') throw new Error(`hold ${ref} could not be ended: ${status}`)
}

/** Rejected or failed: the votes are available again. */
export const releaseHold = (sql: Sql, id: number): Promise<void> => end(sql, id, 'free', 0n)
/** Paid out: the votes leave the wallet. */
export const captureHold = (sql: Sql, id: number, votes: bigint): Promise<void> => end(sql, id, 'paid', votes)
