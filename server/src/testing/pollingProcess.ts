import { chargeDeps, pollOrders } from '../money/charge/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'

/** The order-polling loop of the worker as a process that can be killed. The whole worker would run other tests' jobs. */
const config = readConfig(process.env, 'worker')
const log = createLog('test', 'silent')
const db = openPostgres(config.workerDatabaseUrl, log)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
await pollOrders(chargeDeps({ db, config, log }), stopping.signal)
await db.close()
