import { createHash } from 'node:crypto'
import type { ThirdType } from '@nimbo/contract'
import type { Sql } from '../../../platform/postgres.ts'
import type { Attempt } from './Provider.ts'

/** Time limit for a person at the provider. */
export const ATTEMPT_SECONDS = 600

const stateHash = (state: string) => createHash('sha256').update(state).digest()

export async function storeAttempt(sql: Sql, provider: ThirdType, state: string, { nonce, verifier }: Attempt): Promise<void> {
  await sql.query(
    `insert into third_attempt (state_hash, provider, nonce, verifier, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [stateHash(state), provider, nonce, verifier, ATTEMPT_SECONDS],
  )
}

/** Single use, whatever the outcome: a state that leaked once is worthless. */
export async function consumeAttempt(sql: Sql, provider: ThirdType, state: string): Promise<Attempt | undefined> {
  const rows = await sql.query<Attempt & { valid: boolean }>(
    `delete from third_attempt where state_hash = $1 returning nonce, verifier, provider = $2 and expires_at > now() as valid`,
    [stateHash(state), provider],
  )
  return rows[0]?.valid ? rows[0] : undefined
}

export async function purgeAttempts(sql: Sql): Promise<void> {
  await sql.query('delete from third_attempt where expires_at < now()')
}
