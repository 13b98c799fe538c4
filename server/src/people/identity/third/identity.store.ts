import type { ThirdType } from '@nimbo/contract'
import type { Sql } from '../../../platform/postgres.ts'
import type { ThirdPerson } from './index.ts'

/** Serializes first sign-ins of one identity: two at once must find the same account. */
export async function lockIdentity(sql: Sql, { provider, subject }: ThirdPerson): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`third:${provider}:${subject}`])
}

export async function identityOwner(sql: Sql, { provider, subject }: ThirdPerson): Promise<number | undefined> {
  const rows = await sql.query<{ uid: number }>('select uid from third_identity where provider = $1 and subject = $2', [provider, subject])
  return rows[0]?.uid
}

/** False when it is linked already, or the person has another one of that provider. */
export async function addIdentity(sql: Sql, uid: number, { provider, subject, name }: ThirdPerson): Promise<boolean> {
  const rows = await sql.query(
    'insert into third_identity (provider, subject, uid, name) values ($1, $2, $3, $4) on conflict do nothing returning 1',
    [provider, subject, uid, name],
  )
  return rows.length > 0
}

export async function identitiesOf(sql: Sql, uid: number): Promise<{ provider: ThirdType; name: string }[]> {
  return sql.query('select provider, name from third_identity where uid = $1', [uid])
}

export async function removeIdentity(sql: Sql, uid: number, provider: ThirdType): Promise<void> {
  await sql.query('delete from third_identity where uid = $1 and provider = $2', [uid, provider])
}
