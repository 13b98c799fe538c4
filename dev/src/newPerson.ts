import { randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import pg from 'pg'
import { demoCountryCode, demoPassword, type DemoPerson } from './people.ts'

/** Somebody nobody has met before, for journeys that begin with an empty wallet. They sign in like the demo people. */
export async function newPerson(databaseUrl: string, name: string): Promise<DemoPerson> {
  const phone = `1198${String(randomInt(10 ** 7)).padStart(7, '0')}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number; avatar: string }>(
      `insert into account (country_code, phone, password_hash, nicename) values ($1, $2, $3, $4) returning id, avatar`,
      [demoCountryCode, phone, await hash(demoPassword), name],
    )
    return { id: rows[0]!.id, name, phone, avatar: rows[0]!.avatar, city: '', level: 1, certified: false }
  } finally {
    await client.end()
  }
}
