import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type Client, createClient, type Language, Live, type RoomType } from '@nimbo/contract'
import { chargeDeps } from '../money/charge/index.ts'
import { createApi } from '../createApi.ts'
import { createConsole } from '../createConsole.ts'
import { hashPassword, openSession, rememberOrigin } from '../people/identity/index.ts'
import { type Engines, openEngines } from '../openEngines.ts'
import { type Config, type ConfigFor, readConfig } from '../platform/config.ts'
import { runChecks } from '../platform/health.ts'
import { createLimits, type Limit, type Limits } from '../platform/limit.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres, type Postgres } from '../platform/postgres.ts'
import { reconcileAtOnce } from './reconcileAtOnce.ts'

const PASSWORD = 'a password for tests'
const passwordHash = hashPassword(PASSWORD)

export interface Person {
  uid: number
  name: string
  phone: string
  token: string
  usersign: string
  client: Client
}

/** Tests play every process. */
type TestConfig = Config & ConfigFor<'console'> & ConfigFor<'worker'> & ConfigFor<'payout'>

export interface TestServer {
  origin: string
  operatorOrigin: string
  config: TestConfig
  /** With the database as its owner sees it, for what a test prepares. The API and the console have roles of their own. */
  engines: Engines
  /** The database as each process sees it. */
  roles: Record<'api' | 'console' | 'worker' | 'payout', Postgres>
  anonymous: Client
  /** A person of their own for this test, signed in as `Login.userLogin` does it, without the work of checking a password. */
  person(options?: { certified?: boolean; language?: Language; wire?: 'nimbo' | 'spec' }): Promise<Person>
  /** A room on air, with its anchor. */
  /** `seen`: the anchor's camera counts as seen for the next hour. */
  liveRoom(options?: {
    password?: string
    type?: RoomType
    price?: number
    seen?: boolean
    /** A certified person who has no room open. */
    anchor?: Person
  }): Promise<{ anchor: Person; liveuid: number; stream: string }>
  close(): Promise<void>
}

let ofWorker: Promise<Started> | undefined

/**
 * The whole server in this process, on the real engines. Tests share the database, so each makes its own people and rooms.
 *
 * Without arguments it is one server for all files of this worker, which ends with it; each time it is asked for, its budgets begin anew. With
 * arguments, and be it `{}`, it is a server of its own; those that are given the same name share their budgets.
 */
export async function startTestServer(overrides?: Partial<TestConfig>, limitsOf?: string): Promise<TestServer> {
  if (overrides) return (await start(overrides, limitsOf)).server
  if (ofWorker) (await ofWorker).renewLimits()
  ofWorker ??= start({})
  const { server } = await ofWorker
  return { ...server, close: async () => {} }
}

interface Started {
  server: TestServer
  renewLimits(): void
}

async function start(overrides: Partial<TestConfig>, limitsOf?: string): Promise<Started> {
  const config: TestConfig = {
    ...readConfig(process.env),
    ...readConfig(process.env, 'console'),
    ...readConfig(process.env, 'worker'),
    ...readConfig(process.env, 'payout'),
    webDist: '',
    consoleDist: '',
    ...overrides,
  }
  const log = createLog('test', 'silent')
  const opened = openEngines(config, log)
  const { redis, metrics } = opened
  // Until it is connected budgets are those of a process without Redis.
  if (redis.status !== 'ready') await once(redis, 'ready', { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  const newLimits = () => createLimits({ redis, metrics, processes: config.apiProcesses, namespace: limitsOf ?? randomUUID() })
  let current = newLimits()
  const limits: Limits = (name) => new Proxy(current(name), { get: (_, key: keyof Limit) => current(name)[key] })
  const apiEngines = { ...opened, limits }
  const owner = openPostgres(process.env['NIMBO_DATABASE_MIGRATE_URL']!, log)
  const roles = {
    api: apiEngines.db,
    console: openPostgres(config.consoleDatabaseUrl, log),
    worker: openPostgres(config.workerDatabaseUrl, log),
    payout: openPostgres(config.payoutDatabaseUrl, log),
  }
  const engines = { ...apiEngines, db: owner }
  const reconciler = reconcileAtOnce(roles.api, chargeDeps({ db: roles.worker, config, log }))
  const app = await createApi(apiEngines, config, log, { reconciler })
  const engineChecks = () => runChecks(apiEngines.checks)
  const operatorApp = await createConsole({ db: roles.console, limits, storage: opened.storage, metrics, config, log, engineChecks })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const operatorOrigin = await operatorApp.listen({ host: '127.0.0.1', port: 0 })
  const anonymous = createClient({ origin, language: () => 'en', credentials: () => undefined })

  const server: TestServer = {
    origin,
    operatorOrigin,
    config,
    engines,
    roles,
    anonymous,
    async person({ certified = false, language = 'en', wire = 'nimbo' } = {}) {
      const phone = `119${randomInt(10 ** 7, 10 ** 8)}`
      const name = `p${randomUUID().slice(0, 8)}`
      const hash = await passwordHash
      const [uid, session] = await owner.transaction(async (sql) => {
        const rows = await sql.query<{ id: number }>(
          `insert into account (country_code, phone, password_hash, nicename, certified_at)
           values ('55', '+55' || $1, $2, $3, case when $4 then now() end) returning id`,
          [phone, hash, name, certified],
        )
        const { id } = rows[0]!
        await rememberOrigin(sql, config.codeKey, id, { ip: '127.0.0.1', mobileid: '' })
        return [id, await openSession(sql, config.codeKey, id, '', 'web')] as const
      })
      const { token } = session
      const usersign = await opened.centrifugo.connectionToken(uid, session.id)
      const client = createClient({ origin, language: () => language, credentials: () => ({ uid, token }), wire })
      return { uid, name, phone, token, usersign, client }
    },
    async liveRoom({ password = '', type = password ? 1 : 0, price, seen = true, anchor: given } = {}) {
      const anchor = given ?? (await server.person({ certified: true }))
      const room = {
        title: `show of ${anchor.name}`,
        liveclassid: 1,
        thumb: '/covers/stage.svg',
        type,
        type_val: price === undefined ? password : String(price),
      }
      const { stream } = await anchor.client.call(Live.createRoom, room)
      await anchor.client.call(Live.enterRoom, { liveuid: anchor.uid, stream })
      await anchor.client.call(Live.changeLive, { stream })
      const span = `insert into media_span (show_id, uid, connection, from_at, to_at)
        select id, uid, 'camera', now(), now() + interval '1 hour' from show where stream = $1`
      if (seen) await owner.query((sql) => sql.query(span, [stream]))
      return { anchor, liveuid: anchor.uid, stream }
    },
    async close() {
      await Promise.all([app.close(), operatorApp.close()])
      await Promise.all([apiEngines.close(), ...[owner, roles.console, roles.worker, roles.payout].map((db) => db.close())])
    },
  }
  return { server, renewLimits: () => void (current = newLimits()) }
}

export const testPassword = PASSWORD
