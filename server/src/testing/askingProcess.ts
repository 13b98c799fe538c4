import { chargeDeps, keepAsking } from '../charge/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'

/** The part of the worker that asks about orders, as a process that can be killed. The whole worker would do other tests' jobs. */
const config = readConfig(process.env, 'worker')
const log = createLog('test', 'silent')
const db = openPostgres(config.databaseUrl, log)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
await keepAsking(chargeDeps({ db, config, log }), stopping.signal)
await db.close()
