import { createPayoutMethods } from '../payment/index.ts'
import { pollPayouts } from '../payout/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'

/** The payout loop of the worker as a process that can be killed. The whole worker would run other tests' jobs. */
const config = readConfig(process.env, 'worker')
const log = createLog('test', 'silent')
const db = openPostgres(config.databaseUrl, log)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
process.stdout.write('paying\n')
await pollPayouts({ db, log, methods: createPayoutMethods(config) }, stopping.signal)
await db.close()
