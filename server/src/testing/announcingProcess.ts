import { announceNext } from '../rooms/announcement/index.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'
import { createPush } from '../core/push/index.ts'

/** The loop of the worker that announces shows, as a process that can be killed. */
const config = readConfig(process.env, 'worker')
const log = createLog('test', 'silent')
const db = openPostgres(config.workerDatabaseUrl, log)
const push = createPush(config)
while ((await announceNext({ db, push, log })) === 'more');
await db.close()
