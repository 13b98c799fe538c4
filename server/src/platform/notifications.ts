import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './log.ts'

const RECONNECT_MS = 1_000

/** Notifications of the database to its listeners. Hints: one that is lost costs the time until the next poll. */
export interface Notifications {
  /** Returns how to stop listening. */
  on(listener: (payload: string) => void): () => void
  close(): Promise<void>
}

/** One connection of its own per process and channel, made anew when it breaks. */
export function listenTo(url: string, channel: string, log: Log): Notifications {
  const listeners = new Set<(payload: string) => void>()
  const closing = new AbortController()
  let client: pg.Client | undefined

  async function connect(): Promise<void> {
    while (!closing.signal.aborted) {
      const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
      const broken = new Promise<void>((done) => next.once('end', done).once('error', () => done()))
      next.on('notification', ({ payload = '' }) => listeners.forEach((listener) => listener(payload)))
      try {
        await next.connect()
        client = next
        await next.query(`listen ${pg.escapeIdentifier(channel)}`)
        await broken
      } catch (e) {
        log.debug({ err: e, channel }, 'not listening')
      }
      client = undefined
      await next.end().catch(() => undefined)
      await sleep(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  const connected = connect()

  return {
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async close() {
      closing.abort()
      await client?.end().catch(() => undefined)
      await connected
    },
  }
}
