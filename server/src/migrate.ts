import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Logger, runMigrations } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { encryptSecrets } from './people/operator/index.ts'
import { applyDefinitions, compareDefinitions } from './platform/database/applyDefinitions.ts'
import { loadDefinitions } from './platform/database/definitions.ts'
import { loadConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { openPostgres } from './platform/postgres.ts'
import { readFormerPhones, replaceFormerDefaults } from './people/user/index.ts'

const home = new URL('../', import.meta.url)
const MIGRATION_LOCK = 7100

/**
 * Brings the database to what this checkout holds: numbered migrations, then definitions, then the job queue. Two runs at once are safe:
 * the second waits for the first and finds nothing to do.
 */
export async function migrate(databaseUrl: string, jobsUrl: string, operatorKey?: string): Promise<string[]> {
  const done = await withClient(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const dir = fileURLToPath(new URL('migrations', home))
    const ran = await runner({
      dbClient: client,
      dir,
      direction: 'up',
      migrationsTable: 'migration',
      log: () => {},
      advisoryLockMode: 'wait',
    })
    const applied = await applyDefinitions(client, loadDefinitions())
    return [...ran.map(({ name }) => name), ...applied]
  })
  done.push(...(await takeOverData(databaseUrl, operatorKey)))
  await withClient(jobsUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations({ connectionString: jobsUrl, logger: new Logger(() => () => {}) })
    await client.query(await readFile(new URL('database/jobs.sql', home), 'utf8'))
  })
  return done
}

/** Changes to rows of older versions that SQL cannot make. */
async function takeOverData(databaseUrl: string, operatorKey: string | undefined): Promise<string[]> {
  const db = openPostgres(databaseUrl, createLog('migrate', 'silent'), 1)
  try {
    await db.transaction((sql) => encryptSecrets(sql, operatorKey))
    return [...(await readFormerPhones(db)), ...(await replaceFormerDefaults(db))]
  } finally {
    await db.close()
  }
}

/** The lock it takes is the session's, so it ends with the connection. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

if (import.meta.main) {
  const { migrateUrl, jobsUrl, operatorKey } = loadConfig('migrate')
  if (process.argv.includes('--check')) {
    const differences = await withClient(migrateUrl, (client) => compareDefinitions(client, loadDefinitions()))
    process.stdout.write(differences.length ? `${differences.join('\n')}\n` : 'the database agrees with server/database\n')
    process.exitCode = differences.length ? 1 : 0
  } else {
    const done = await migrate(migrateUrl, jobsUrl, operatorKey)
    process.stdout.write(done.length ? `migrated: ${done.join(', ')}\n` : 'the schema is up to date\n')
  }
}
