import { deriveKey, requestHash } from '../../core/ledger/index.ts'

/** The reference of a withdrawal in the ledger and the audit log. */
export const withdrawalRef = (id: number): string => `withdrawal:${id}`

/** Obstacles to a withdrawal, as the database finds them at every step. */
export type Obstacle = 'not_held' | 'frozen' | 'owes' | 'contested'

/** One idempotency key for both outcomes, so that the ledger itself refuses a second, different one. */
export function endOfHold(id: number, outcome: 'paid' | 'free'): { key: string; hash: Buffer } {
  const ref = withdrawalRef(id)
  return { key: deriveKey(`${ref}:end`), hash: requestHash(`${ref} ${outcome}`) }
}
