import { setTimeout as sleep } from 'node:timers/promises'
import { createApps } from './createApps.ts'
import { publishChatPositions } from './live/index.ts'
import { openEngines } from './openEngines.ts'
import { loadConfig } from './platform/config.ts'
import { createHealth } from './platform/health.ts'
import { createDrain } from './platform/http/drain.ts'
import { openOps } from './platform/http/ops.ts'
import { createLog } from './platform/log.ts'

const RETRY_MS = 1_000

const config = loadConfig('api')
const log = createLog('api', config.logLevel)
const engines = openEngines(config, log)
const { app, operatorApp } = await createApps(engines, config, log)

const drain = createDrain([app, operatorApp], config.drainMs, log, () => engines.close())
const health = createHealth({ ...engines, required: ['PostgreSQL'], log, draining: drain.draining })
const ops = await openOps(config, health, engines.metrics)
await app.listen({ host: config.host, port: config.port })
await operatorApp.listen({ host: config.host, port: config.consolePort })
// Before waiting for the database: a process that waits is stopped like any other.
const stop = () =>
  void drain.start().finally(() => {
    health.stop()
    ops.close()
  })
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

await publishOnceReachable()
health.started()
log.info({ host: config.host, port: config.port }, 'listening')

/** A database that is away at start leaves the process alive and not ready; ending it would only make it start again. */
async function publishOnceReachable(): Promise<void> {
  for (;;) {
    try {
      return await publishChatPositions(engines)
    } catch (e) {
      if (drain.draining()) return
      log.warn({ err: e }, 'chat positions not published')
      await sleep(RETRY_MS)
    }
  }
}
