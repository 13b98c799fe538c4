import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { demoCountryCode, demoPassword, people } from './people.ts'
import { seedOperators } from './seedOperators.ts'

/** Puts the demo people into the database. Running it again only lets them be told anew of shows they were told of. */
export async function seed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const everybody = Object.values(people)
    const ids = everybody.map((p) => p.id)
    await client.query('delete from push_told where uid = any($1)', [ids])
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from account where id = any($1)', [ids])
    if (rows[0]!.n === everybody.length) return
    const passwordHash = await hash(demoPassword)
    for (const p of everybody) {
      await client.query(
        `insert into account (id, country_code, phone, password_hash, nicename, avatar, city, level, level_anchor, certified_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8, case when $9 then now() end) on conflict do nothing`,
        [p.id, demoCountryCode, p.phone, passwordHash, p.name, p.avatar, p.city, p.level, p.certified],
      )
    }
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  const { NIMBO_DATABASE_URL: url, NIMBO_DATABASE_MIGRATE_URL: migrateUrl, NIMBO_OPERATOR_KEY: operatorKey } = process.env
  if (!url || !migrateUrl || !operatorKey)
    throw new Error('NIMBO_DATABASE_URL, NIMBO_DATABASE_MIGRATE_URL and NIMBO_OPERATOR_KEY are needed')
  await seed(url)
  await seedOperators(migrateUrl, operatorKey)
}
