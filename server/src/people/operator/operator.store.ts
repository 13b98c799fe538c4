import type { Sql } from '../../platform/postgres.ts'
import { secretHash } from './secret.ts'

export interface Operator {
  id: number
  name: string
  passwordHash: string | null
  /** Encrypted. */
  totpSecret: string | null
}

const columns = `o.id, o.name, o.password_hash as "passwordHash", o.totp_secret as "totpSecret"`

/** Names are compared as people type them: by any keyboard, in either case. */
export async function operatorByName(sql: Sql, name: string): Promise<Operator | undefined> {
  const [row] = await sql.query<Operator>(`select ${columns} from operator o where lower(o.name) = lower($1) and o.disabled_at is null`, [
    name.normalize(),
  ])
  return row
}

export async function operatorById(sql: Sql, id: number): Promise<Operator | undefined> {
  const [row] = await sql.query<Operator>(`select ${columns} from operator o where o.id = $1`, [id])
  return row
}

const invited = 'o.invite_hash = $1 and o.invite_until > now() and o.disabled_at is null'

export async function operatorByInvite(sql: Sql, invite: string): Promise<Operator | undefined> {
  const [row] = await sql.query<Operator>(`select ${columns} from operator o where ${invited}`, [secretHash(invite)])
  return row
}

/** False when somebody else answered it in the meantime: an invitation counts once. */
export async function useInvite(sql: Sql, invite: string): Promise<boolean> {
  const used = await sql.query(`update operator o set invite_hash = null, invite_until = null where ${invited} returning o.id`, [
    secretHash(invite),
  ])
  return used.length > 0
}

export async function setPassword(sql: Sql, id: number, passwordHash: string): Promise<void> {
  await sql.query('update operator set password_hash = $2 where id = $1', [id, passwordHash])
}

/** False when this code, or a later one, was used before. */
export async function useCode(sql: Sql, id: number, step: number): Promise<boolean> {
  return (await sql.query('update operator set totp_used = $2 where id = $1 and totp_used < $2 returning id', [id, step])).length > 0
}
