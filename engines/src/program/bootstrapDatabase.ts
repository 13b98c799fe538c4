import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { checkout } from '../engineFiles.ts'
import type { Profile } from '../profile.ts'

const roles = ['nimbo_migrate', 'nimbo_api', 'nimbo_console', 'nimbo_worker', 'nimbo_payout', 'nimbo_jobs', 'nimbo_realtime'] as const

/** Database and roles exist with this profile's passwords afterwards; tables and their grants belong to the migrations. */
export async function bootstrapDatabase(profile: Profile): Promise<void> {
  await asSuperuser(profile, 'postgres', async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = 'nimbo'")
    if (!rowCount) await client.query('create database nimbo')
  })
  await asSuperuser(profile, 'nimbo', async (client) => {
    for (const role of roles) await client.query('select set_config($1, $2, false)', [`nimbo.${role}`, profile.secrets[role]])
    await client.query(readFileSync(join(checkout, 'engines/postgres/roles.sql'), 'utf8'))
    // Tests and journeys create a database per file; nowhere else may anyone create one.
    await client.query(`alter role nimbo_migrate ${profile.name === 'dev' ? 'nocreatedb' : 'createdb'}`)
  })
}

async function asSuperuser(profile: Profile, database: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const { ports, secrets } = profile
  const client = new pg.Client({ host: '127.0.0.1', port: ports.postgres, user: 'postgres', password: secrets.postgres, database })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
