import { createConsole } from './createConsole.ts'
import { requireSafeEconomy } from './money/economy/index.ts'
import { loadConfig } from './platform/config.ts'
import { serve } from './platform/http/serve.ts'
import { createLimits } from './platform/limit.ts'
import { createLog } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { openPostgres } from './platform/postgres.ts'
import { openRedis } from './platform/redis.ts'
import { openStorage } from './platform/storage.ts'
import { engineChecksOf } from './operators/status/index.ts'

const config = loadConfig('console')
const log = createLog('console', config.logLevel)
const metrics = createMetrics()
const redis = openRedis(config.redisUrl, log)
const limits = createLimits({ redis, metrics, processes: config.apiProcesses })
const db = openPostgres(config.consoleDatabaseUrl, log, config.databasePoolSize)
await serve({
  app: await createConsole({
    db,
    limits,
    storage: openStorage(config.s3),
    metrics,
    config,
    log,
    engineChecks: engineChecksOf(config.apiOpsUrl),
  }),
  address: { host: config.consoleHost, port: config.consolePort },
  ops: { opsHost: config.opsHost, opsPort: config.consoleOpsPort },
  drainMs: config.drainMs,
  engines: {
    checks: { PostgreSQL: () => db.ping() },
    metrics,
    async close() {
      redis.disconnect()
      await db.close()
    },
  },
  log,
  prepare: () => requireSafeEconomy(db, log),
})
