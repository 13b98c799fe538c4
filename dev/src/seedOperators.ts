import { hash } from '@node-rs/argon2'
import { totpSecrets } from '@nimbo/server/totpSecret'
import pg from 'pg'
import { demoOperatorPassword, operators } from './operators.ts'

/** Puts the demo operators into the database, by the role that owns the schema: the application's own cannot make operators. */
export async function seedOperators(migrateUrl: string, operatorKey: string): Promise<void> {
  const client = new pg.Client({ connectionString: migrateUrl })
  await client.connect()
  try {
    const names = Object.values(operators).map(({ name }) => name)
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from operator where name = any($1)', [names])
    if (rows[0]!.n === names.length) return
    const passwordHash = await hash(demoOperatorPassword)
    for (const { name, role, totpSecret } of Object.values(operators)) {
      const { rows: made } = await client.query<{ id: number }>(
        'insert into operator (name, role, password_hash) values ($1, $2, $3) on conflict (name) do nothing returning id',
        [name, role, passwordHash],
      )
      const encrypted = (id: number) => totpSecrets(operatorKey).encrypt(id, totpSecret)
      for (const { id } of made) await client.query('update operator set totp_secret = $2 where id = $1', [id, encrypted(id)])
    }
  } finally {
    await client.end()
  }
}
