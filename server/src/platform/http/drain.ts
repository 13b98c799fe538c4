import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'

const GRACE_MS = 400
const LIMIT_MS = 20_000

/**
 * Ends a process without losing a request: it goes on answering for a moment while telling every client to close its
 * connection, then stops accepting and waits for what is in flight.
 */
export function createDrain(apps: readonly FastifyInstance[], log: Log, finish: () => Promise<void>): { draining(): boolean; start(): Promise<void> } {
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
      await new Promise((done) => setTimeout(done, GRACE_MS))
      await Promise.all(apps.map((app) => app.close()))
      await finish()
      clearTimeout(limit)
      log.info('drained')
    },
  }
}
