import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Checks, createHealth } from '../health.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { StartRefused } from '../StartRefused.ts'
import { createDrain } from './drain.ts'
import { openOps } from './ops.ts'

const RETRY_MS = 1_000

export interface Served {
  app: FastifyInstance
  address: { host: string; port: number }
  ops: { opsHost: string; opsPort: number }
  drainMs: number
  engines: { checks: Checks; metrics: Metrics; close(): Promise<void> }
  log: Log
  /** Database work before traffic may come. Throwing `StartRefused` ends the process. */
  prepare(): Promise<void>
}

/** One origin as a process: listening, observable, and drained when it is told to stop. */
export async function serve({ app, address, ops, drainMs, engines, log, prepare }: Served): Promise<void> {
  const drain = createDrain([app], drainMs, log, () => engines.close())
  const health = createHealth({ ...engines, required: ['PostgreSQL'], log, draining: drain.draining })
  const opsServer = await openOps(ops, health, engines.metrics)
  await app.listen(address)
  // Before waiting for the database: a process that waits is stopped like any other.
  const stop = () =>
    void drain.start().finally(() => {
      health.stop()
      opsServer.close()
    })
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await prepareOnceReachable()
  health.started()
  log.info(address, 'listening')

  /** A database that is away at start leaves the process alive and not ready; ending it would only make it start again. */
  async function prepareOnceReachable(): Promise<void> {
    for (;;) {
      try {
        return await prepare()
      } catch (e) {
        if (drain.draining()) return
        if (e instanceof StartRefused) {
          process.stderr.write(`${e.message}\n`)
          process.exit(1)
        }
        log.warn({ err: e }, 'the database is not reachable')
        await sleep(RETRY_MS)
      }
    }
  }
}
