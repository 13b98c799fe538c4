import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

const GRACE_MS = 400
const LAST_REQUESTS_MS = 200
const LIMIT_MS = 20_000

/**
 * Ends a process without losing a request: it goes on answering for a moment while telling every client to close its
 * connection, then stops accepting and waits for what is in flight.
 */
export function createDrain(
  apps: readonly FastifyInstance[],
  log: Log,
  finish: () => Promise<void>,
): { draining(): boolean; start(): Promise<void> } {
  let draining = false
  for (const app of apps) {
    app.addHook('onSend', async (_req, reply) => {
      if (draining) reply.header('connection', 'close')
    })
  }
  return {
    draining: () => draining,
    async start() {
      if (draining) return
      draining = true
      log.info('draining')
      const limit = setTimeout(() => {
        log.error('draining took too long')
        process.exit(1)
      }, LIMIT_MS)
      await pause(GRACE_MS)
      // Closing the HTTP server would cut connections that were accepted a moment ago and whose request is still on its way.
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
