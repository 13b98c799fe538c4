import { createPayoutMethods } from '../money/payment/index.ts'
import { pollPayouts } from '../money/payout/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'

/** The loop of the payout worker as a process that can be killed. The whole worker would pay other tests' methods. */
const config = readConfig(process.env, 'payout')
const log = createLog('test', 'silent')
const db = openPostgres(config.payoutDatabaseUrl, log)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
process.stdout.write('paying\n')
await pollPayouts({ db, log, methods: createPayoutMethods(config) }, stopping.signal)
await db.close()
