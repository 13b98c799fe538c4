import pg from 'pg'
import type { DemoPerson } from './people.ts'

/** Gives a demo person the profile they began with. */
export async function restorePerson(databaseUrl: string, { id, name, avatar, city }: DemoPerson): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`update account set nicename = $2, avatar = $3, city = $4, sex = 0, birthday = null, signature = '' where id = $1`, [
      id,
      name,
      avatar,
      city,
    ])
  } finally {
    await client.end()
  }
}
