import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface FreshDatabase {
  url: string
  jobsUrl: string
  drop(): Promise<void>
}

/** An empty database beside the shared one, for tests of the schema itself. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { NIMBO_DATABASE_MIGRATE_URL = '', NIMBO_DATABASE_JOBS_URL = '' } = process.env
  const name = `fresh_${randomUUID().replaceAll('-', '')}`
  const at = (url: string) => Object.assign(new URL(url), { pathname: name }).toString()
  const owner = new pg.Client({ connectionString: NIMBO_DATABASE_MIGRATE_URL })
  await owner.connect()
  await owner.query(`create database ${name}`)
  await owner.query(`grant create on database ${name} to nimbo_jobs`)
  return {
    url: at(NIMBO_DATABASE_MIGRATE_URL),
    jobsUrl: at(NIMBO_DATABASE_JOBS_URL),
    async drop() {
      await owner.query(`drop database ${name}`)
      await owner.end()
    },
  }
}
