import { hash } from '@node-rs/argon2'
import { totpSecrets } from '@nimbo/server/totpSecret'
import { demoCountryCode, demoOperatorPassword, demoPassword, operators, people } from './demo/people.ts'
import { withDatabase } from './fixtures/withDatabase.ts'

/** Inserts the demo people. Idempotent; also lets them be notified again of shows they were notified of. */
async function seedPeople(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const everybody = Object.values(people)
    const ids = everybody.map((p) => p.id)
    await client.query('delete from push_told where uid = any($1)', [ids])
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from account where id = any($1)', [ids])
    if (rows[0]!.n === everybody.length) return
    const passwordHash = await hash(demoPassword)
    for (const p of everybody) {
      await client.query(
        `insert into account (id, country_code, phone, password_hash, nicename, avatar, city, level, level_anchor, certified_at)
         values ($1, $2::text, '+' || $2::text || $3, $4, $5, $6, $7, $8, $8, case when $9 then now() end) on conflict do nothing`,
        [p.id, demoCountryCode, p.phone, passwordHash, p.name, p.avatar, p.city, p.level, p.certified],
      )
    }
  })
}

/** Inserts the demo operators. Like everything here as the schema's owner: no process may create one. */
async function seedOperators(databaseUrl: string, operatorKey: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    const names = Object.values(operators).map(({ name }) => name)
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from operator where name = any($1)', [names])
    if (rows[0]!.n === names.length) return
    const passwordHash = await hash(demoOperatorPassword)
    for (const { name, totpSecret } of Object.values(operators)) {
      const { rows: made } = await client.query<{ id: number }>(
        'insert into operator (name, password_hash) values ($1, $2) on conflict (name) do nothing returning id',
        [name, passwordHash],
      )
      const encrypted = (id: number) => totpSecrets(operatorKey).encrypt(id, totpSecret)
      for (const { id } of made) await client.query('update operator set totp_secret = $2 where id = $1', [id, encrypted(id)])
    }
  })
}

const { NIMBO_DATABASE_MIGRATE_URL: url, NIMBO_OPERATOR_KEY: operatorKey } = process.env
if (!url || !operatorKey) throw new Error('NIMBO_DATABASE_MIGRATE_URL and NIMBO_OPERATOR_KEY are needed')
await seedPeople(url)
await seedOperators(url, operatorKey)
