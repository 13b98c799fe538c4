import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Sql } from '../../platform/postgres.ts'
import type { Operator } from './operator.store.ts'

export interface Passkey {
  credential: WebAuthnCredential
  operator: Pick<Operator, 'id' | 'name'>
}

export async function keepPasskey(
  sql: Sql,
  operator: number,
  { id, publicKey, counter, transports = [] }: WebAuthnCredential,
): Promise<void> {
  await sql.query('insert into operator_passkey (id, operator, public_key, counter, transports) values ($1, $2, $3, $4, $5)', [
    id,
    operator,
    Buffer.from(publicKey),
    counter,
    // As the device wrote them.
    transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).join(' '),
  ])
}

export async function passkeyById(sql: Sql, id: string): Promise<Passkey | undefined> {
  const [row] = await sql.query<{ public_key: Buffer; counter: bigint; operator: number; name: string }>(
    `select p.public_key, p.counter, o.id as operator, o.name
     from operator_passkey p join operator o on o.id = p.operator where p.id = $1 and o.disabled_at is null`,
    [id],
  )
  return (
    row && {
      credential: { id, publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
      operator: { id: row.operator, name: row.name },
    }
  )
}

/** False when the count did not grow: a copy of the key answered. Devices that do not count say 0 for ever. */
export async function countUse(sql: Sql, id: string, counter: number): Promise<boolean> {
  const counted = await sql.query(
    'update operator_passkey set counter = $2 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id',
    [id, counter],
  )
  return counted.length > 0
}
