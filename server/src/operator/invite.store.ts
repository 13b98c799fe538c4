import { generateSecret } from 'otplib'
import type { Tx } from '../platform/postgres.ts'
import { audit } from './audit.store.ts'
import { newSecret, secretHash } from './secret.ts'

const HOURS = 24

/**
 * Makes an operator, or lets one in anew who lost their way in: the ways they had, and their sessions, end here. Needs the role that
 * owns the schema; the application's own cannot make operators.
 */
export async function inviteOperator(tx: Tx, name: string, role: 'operator' | 'lead'): Promise<{ id: number; invite: string }> {
  const invite = newSecret()
  const [row] = await tx.query<{ id: number }>(
    `insert into operator (name, role, totp_secret, invite_hash, invite_until) values ($1, $2, $3, $4, now() + make_interval(hours => $5))
     on conflict (name) do update set role = excluded.role, totp_secret = excluded.totp_secret, password_hash = null,
       invite_hash = excluded.invite_hash, invite_until = excluded.invite_until, disabled_at = null
     returning id`,
    [name, role, generateSecret(), secretHash(invite), HOURS],
  )
  const { id } = row!
  await endWaysIn(tx, id)
  await audit(tx, id, 'invited', `operator:${id}`, { role })
  return { id, invite }
}

/** False when nobody has this name. What they signed stays signed. */
export async function disableOperator(tx: Tx, name: string): Promise<boolean> {
  const [row] = await tx.query<{ id: number }>(
    `update operator set disabled_at = now(), password_hash = null, invite_hash = null, invite_until = null where name = $1 returning id`,
    [name],
  )
  if (!row) return false
  await endWaysIn(tx, row.id)
  await audit(tx, row.id, 'disabled', `operator:${row.id}`)
  return true
}

async function endWaysIn(tx: Tx, id: number): Promise<void> {
  for (const table of ['operator_passkey', 'operator_challenge', 'operator_session']) {
    await tx.query(`delete from ${table} where operator = $1`, [id])
  }
}
