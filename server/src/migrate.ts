import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Logger, runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { encryptSecrets } from './operator/index.ts'
import { loadConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { openPostgres } from './platform/postgres.ts'

const home = new URL('../', import.meta.url)
const JOBS_LOCK = 7100

/** Brings the database to the newest schema. Two runs at once are safe: each step takes a lock and the second finds nothing to do. */
export async function migrate(databaseUrl: string, jobsUrl: string, operatorKey?: string): Promise<string[]> {
  const dir = fileURLToPath(new URL('migrations', home))
  const done = await runner({ databaseUrl, dir, direction: 'up', migrationsTable: 'migration', log: () => {} })
  await takeOverSecrets(databaseUrl, operatorKey)
  await runMigrations({ connectionString: jobsUrl, logger: new Logger(() => () => {}) })
  await grantJobs(jobsUrl)
  return done.map((m) => m.name)
}

async function takeOverSecrets(databaseUrl: string, operatorKey: string | undefined): Promise<void> {
  const db = openPostgres(databaseUrl, createLog('migrate', 'silent'), 1)
  try {
    await db.tx((tx) => encryptSecrets(tx, operatorKey))
  } finally {
    await db.close()
  }
}

async function grantJobs(jobsUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: jobsUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [JOBS_LOCK])
    await client.query(await readFile(new URL('jobs.sql', home), 'utf8'))
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  const { migrateUrl, jobsUrl, operatorKey } = loadConfig('migrate')
  const done = await migrate(migrateUrl, jobsUrl, operatorKey)
  process.stdout.write(done.length ? `migrated: ${done.join(', ')}\n` : 'the schema is up to date\n')
}
