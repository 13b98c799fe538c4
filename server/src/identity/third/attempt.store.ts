import { createHash } from 'node:crypto'
import type { ThirdType } from '@nimbo/contract'
import type { Tx } from '../../platform/postgres.ts'
import type { Attempt } from './Company.ts'

/** How long a person may take at the other company. */
export const ATTEMPT_SECONDS = 600

const stateHash = (state: string) => createHash('sha256').update(state).digest()

export async function keepAttempt(tx: Tx, provider: ThirdType, state: string, { nonce, verifier }: Attempt): Promise<void> {
  await tx.query(
    `insert into third_attempt (state_hash, provider, nonce, verifier, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [stateHash(state), provider, nonce, verifier, ATTEMPT_SECONDS],
  )
}

/** Uses the attempt up, whatever becomes of it: a state that was shown once is worth nothing to whoever saw it. */
export async function takeAttempt(tx: Tx, provider: ThirdType, state: string): Promise<Attempt | undefined> {
  const rows = await tx.query<Attempt & { good: boolean }>(
    `delete from third_attempt where state_hash = $1 returning nonce, verifier, provider = $2 and expires_at > now() as good`,
    [stateHash(state), provider],
  )
  return rows[0]?.good ? rows[0] : undefined
}

export async function forgetAttempts(tx: Tx): Promise<void> {
  await tx.query('delete from third_attempt where expires_at < now()')
}
