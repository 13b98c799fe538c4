import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { checkout, isRoot, postgresHome, postgresVersion } from '../engineFiles.ts'
import type { Program } from '../process/spawnTagged.ts'
import { runTask } from '../process/ensure.ts'
import type { Profile } from '../profile.ts'
import { bootstrapDatabase } from './bootstrapDatabase.ts'
import { dropStalePidFile } from './dropStalePidFile.ts'

/** PostgreSQL refuses to run as root; this pair is "nobody" on Debian and most other systems. */
const nobody = { uid: 65534, gid: 65534 }
const owner = isRoot ? { user: nobody } : {}

export function postgres(profile: Profile): Program {
  const folder = join(profile.state, 'postgres')
  const data = join(folder, `data-${Number.parseInt(postgresVersion(), 10)}`)
  const configuration = join(folder, 'postgresql.conf')
  const text = `${readFileSync(join(checkout, 'engines/postgres/postgresql.conf'), 'utf8')}port = ${profile.ports.postgres}\nunix_socket_directories = ''\n`
  return {
    name: 'postgres',
    command: join(postgresHome(), 'bin/postgres'),
    args: ['-D', data, '-c', `config_file=${configuration}`],
    env: {},
    cwd: folder,
    ...owner,
    ports: [profile.ports.postgres],
    stopSignal: 'SIGINT',
    revision: text,
    prepare: async () => {
      makeFolder(folder)
      writeFileSync(configuration, text)
      await initialise(profile, data)
      await dropStalePidFile(data)
    },
    isReady: () => isReady(profile),
    afterStart: () => bootstrapDatabase(profile),
  }
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
}

/** Prepared under another name first: an interrupted first start leaves nothing that looks like a database. */
async function initialise(profile: Profile, data: string): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const [scratch, passwordFile] = [`${data}.new`, `${data}.password`]
  for (const path of [scratch, passwordFile]) rmSync(path, { recursive: true, force: true })
  writeFileSync(passwordFile, profile.secrets.postgres, { mode: 0o600 })
  if (isRoot) chownSync(passwordFile, nobody.uid, nobody.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', scratch, ...locale, '--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await runTask(profile, { name: 'initdb', command: join(postgresHome(), 'bin/initdb'), args, env: {}, cwd: '/', ...owner })
    renameSync(scratch, data)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

async function isReady({ ports, secrets }: Profile): Promise<boolean> {
  const connection = { host: '127.0.0.1', port: ports.postgres, user: 'postgres', password: secrets.postgres, database: 'postgres' }
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
