import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

const LAST_REQUESTS_MS = 200
const LIMIT_MS = 20_000

/**
 * Graceful shutdown: for a while `/ready` says no and every answer asks the client to close its connection, then the server stops
 * accepting and waits for requests in flight. The while outlasts a balancer's checks, so that by then nobody sends anything new.
 */
export function createDrain(
  apps: readonly FastifyInstance[],
  graceMs: number,
  log: Log,
  finish: () => Promise<void>,
): { draining(): boolean; start(): Promise<void> } {
  let draining = false
  for (const app of apps) {
    app.addHook('onSend', (_req, reply, payload, done) => {
      if (draining) reply.header('connection', 'close')
      done(null, payload)
    })
  }
  return {
    draining: () => draining,
    async start() {
      if (draining) return
      draining = true
      log.info('draining')
      const limit = setTimeout(() => {
        log.error('drain timed out')
        process.exit(1)
      }, graceMs + LIMIT_MS)
      await pause(graceMs)
      // Closing the HTTP server would cut connections that were just accepted and whose request has not arrived yet.
      for (const app of apps) Server.prototype.close.call(app.server)
      await pause(LAST_REQUESTS_MS)
      await Promise.all(apps.map((app) => app.close()))
      await finish()
      clearTimeout(limit)
      log.info('drained')
    },
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
