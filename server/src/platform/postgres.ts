import pg from 'pg'
import type { Log } from './log.ts'
import { isOutdatedPlan, StatementNames } from './StatementNames.ts'

// int8 is money or a counter that outgrows a double: it arrives as bigint, and the code that knows it is small converts it.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt)

/** A connection as stores see it: they take it first, and cannot tell (or change) whether a transaction is open. */
export interface Sql {
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** Features reach the database only through these two, never through the pool. */
export interface Database {
  /** One transaction: everything inside `work` is committed together or not at all. It is run again when the database asks for it. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Statements on their own, each its own transaction. */
  query<T>(work: (sql: Sql) => Promise<T>): Promise<T>
}

export interface Postgres extends Database {
  /**
   * Listener for notifications of transactions, here or in another process: they arrive after the commit and, in the process that ran it,
   * before its answer. To be called before the first statement: connections listen from when they are opened.
   */
  listen(channel: string, heard: (payload: string) => void): void
  ping(): Promise<void>
  close(): Promise<void>
}

/** A parameter: milliseconds since then (by `performance.now()`), worked out as its statement is sent, after the wait for a connection. */
export const elapsedMs = (since: number) => ({ toPostgres: () => performance.now() - since })

const STATEMENT_TIMEOUT_MS = 8_000
const LOCK_TIMEOUT_MS = 2_000
const IDLE_IN_TRANSACTION_MS = 10_000
const CONNECT_TIMEOUT_SECONDS = 5

/** `connect_timeout` of the address, in seconds as for libpq; the driver reads every other parameter of it, and not this one. */
const connectTimeoutMs = (url: string) => Number(new URL(url).searchParams.get('connect_timeout') ?? CONNECT_TIMEOUT_SECONDS) * 1_000

export function openPostgres(url: string, log: Log, size = 10): Postgres {
  const names = new StatementNames()
  const listeners = new Map<string, (payload: string) => void>()
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectTimeoutMs(url),
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    async onConnect(client) {
      // Every connection listens, so that one which is busy delays nothing, and one that commits hears itself before it goes on.
      client.on('notification', ({ channel, payload }) => listeners.get(channel)?.(payload ?? ''))
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
  })
  const single = asSql(pool, names)
  const alone: Sql = { query: (text, values) => again(() => single.query(text, values), isOutdatedPlan) }
  // An idle connection that breaks (server restarted) is replaced at the next use; without a listener it would end the process.
  pool.on('error', (e) => log.warn({ reason: e.message }, 'an idle database connection broke'))

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    // A connection that breaks between two statements says so to nobody's query; without a listener it would end the process.
    const onError = (e: Error) => void (broken = e)
    client.on('error', onError)
    try {
      return await work(client)
    } catch (e) {
      if (e instanceof Error && !('severity' in e)) broken = e
      throw e
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  return {
    transaction: (work) =>
      again(() =>
        withClient(async (client) => {
          await client.query('begin')
          try {
            const result = await work(asSql(client, names))
            await client.query('commit')
            return result
          } catch (e) {
            await client.query('rollback').catch(() => {})
            throw e
          }
        }),
      ),
    query: (work) => work(alone),
    listen: (channel, heard) => void listeners.set(channel, heard),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  }
}

const TRIES = 4
/** Deadlock and serialization failure: the database undid everything and asks to be tried once more. */
const repeatable = new Set(['40P01', '40001'])
export const isRepeatable = (e: unknown): boolean => repeatable.has(codeOf(e)) || isOutdatedPlan(e)

async function again<T>(work: () => Promise<T>, mayRepeat: (e: unknown) => boolean = isRepeatable): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (e) {
      if (tries >= TRIES || !mayRepeat(e)) throw e
      await new Promise((done) => setTimeout(done, 5 * tries * Math.random()))
    }
  }
}

/** Locks and statements that took too long, too many connections, a server that is going away, starting or gone. */
const unavailable = /^(55P03|57014|57P0[1-4]|53\d{3}|08\w{3}|25P03|ECONN\w+|EPIPE|ETIMEDOUT)$/

/** The database could not say in time: nothing is known of what was asked, and the same may be asked again. */
export function isUnavailable(e: unknown): boolean {
  return (
    unavailable.test(codeOf(e)) ||
    (e instanceof Error && /^(Connection terminated|timeout exceeded when trying to connect|Client .* not queryable)/.test(e.message))
  )
}

function codeOf(e: unknown): string {
  return e instanceof Error && 'code' in e ? String(e.code) : ''
}

function asSql(on: pg.Pool | pg.PoolClient, names: StatementNames): Sql {
  return {
    async query<R extends object>(text: string, values: readonly unknown[] = []) {
      const name = names.of(text)
      try {
        const result = await on.query<R>({ text, values: [...values], ...(name && { name }) })
        return result.rows
      } catch (e) {
        if (name && isOutdatedPlan(e)) names.renew(text, name)
        throw e
      }
    },
  }
}
