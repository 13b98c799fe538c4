import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { openPostgres } from '../platform/postgres.ts'
import { openStorage } from '../platform/storage.ts'
import { convertNext } from '../social/video/index.ts'

/** One conversion as a process that can be killed. The whole worker would run other tests' jobs. */
const config = readConfig(process.env, 'worker')
const log = createLog('test', 'silent')
const db = openPostgres(config.workerDatabaseUrl, log)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
await convertNext({ db, storage: openStorage(config.s3), log }, stopping.signal).catch(() => undefined)
await db.close()
