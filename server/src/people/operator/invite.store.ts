import { generateSecret } from 'otplib'
import type { Sql } from '../../platform/postgres.ts'
import { audit } from './audit.store.ts'
import { newSecret, secretHash } from './secret.ts'
import type { TotpSecrets } from './totpSecret.ts'

const HOURS = 24

/**
 * Makes an operator, or lets one in anew who lost their way in: the ways they had, and their sessions, end here. Needs the role that
 * owns the schema; no process's own can make operators.
 */
export async function inviteOperator(sql: Sql, secrets: TotpSecrets, name: string): Promise<{ id: number; invite: string }> {
  const invite = newSecret()
  const [row] = await sql.query<{ id: number }>(
    `insert into operator (name, invite_hash, invite_until) values ($1, $2, now() + make_interval(hours => $3))
     on conflict (name) do update set totp_secret = null, password_hash = null,
       invite_hash = excluded.invite_hash, invite_until = excluded.invite_until, disabled_at = null
     returning id`,
    [name, secretHash(invite), HOURS],
  )
  const { id } = row!
  await keepSecret(sql, id, secrets.encrypt(id, generateSecret()))
  await endWaysIn(sql, id)
  await audit(sql, id, 'invited', `operator:${id}`)
  return { id, invite }
}

export async function keepSecret(sql: Sql, id: number, encrypted: string): Promise<void> {
  await sql.query('update operator set totp_secret = $2 where id = $1', [id, encrypted])
}

export async function plainSecrets(sql: Sql): Promise<{ id: number; secret: string }[]> {
  return sql.query(`select id, totp_secret as secret from operator where totp_secret not like 'v1.%' order by id for update`)
}

/** False when nobody has this name. What they signed stays in the log, and counts no more for what is not approved yet. */
export async function disableOperator(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql.query<{ id: number }>(
    `update operator set disabled_at = now(), password_hash = null, invite_hash = null, invite_until = null where name = $1 returning id`,
    [name],
  )
  if (!row) return false
  await endWaysIn(sql, row.id)
  await audit(sql, row.id, 'disabled', `operator:${row.id}`)
  return true
}

async function endWaysIn(sql: Sql, id: number): Promise<void> {
  for (const table of ['operator_passkey', 'operator_challenge', 'operator_session']) {
    await sql.query(`delete from ${table} where operator = $1`, [id])
  }
}
