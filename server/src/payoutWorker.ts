import { createPayoutMethods } from './money/payment/index.ts'
import { monitorFunds, pollPayouts, reconcileDaily } from './money/payout/index.ts'
import { loadConfig } from './platform/config.ts'
import { createHealth } from './platform/health.ts'
import { openOps } from './platform/http/ops.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { openPostgres } from './platform/postgres.ts'

/** Holds the keys that send money, and nothing else: no queue that others fill, no address that others reach. */
const config = loadConfig('payout')
const log = createLog('payout', config.logLevel)
const metrics = createMetrics()
const db = openPostgres(config.payoutDatabaseUrl, log, config.databasePoolSize)
const deps = { db, metrics, log, methods: createPayoutMethods(config) }

const stopping = new AbortController()
const loops = [pollPayouts(deps, stopping.signal), monitorFunds(deps, stopping.signal), reconcileDaily(deps, stopping.signal)]
const checks = { PostgreSQL: () => db.ping() }
const health = createHealth({ checks, required: ['PostgreSQL'], metrics, log, draining: () => stopping.signal.aborted })
const ops = await openOps({ opsHost: config.opsHost, opsPort: config.payoutOpsPort }, health, metrics)
health.started()
log.info('working')

async function stop(): Promise<void> {
  stopping.abort()
  await Promise.all(loops)
  health.stop()
  await db.close()
  ops.close()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
