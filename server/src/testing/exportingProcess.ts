import { prepareExport } from '../people/export/index.ts'
import { openEngines } from '../openEngines.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { sections } from '../personalData.ts'

/** A worker that says when it has written a copy, and never gets to send it: whoever started it kills it then. */
const config = readConfig(process.env, 'worker')
const log = createLog('test', 'silent')
const engines = openEngines({ ...readConfig(process.env), databaseUrl: config.workerDatabaseUrl }, log)
const storage = {
  ...engines.storage,
  writeFile: () => {
    process.send?.('written')
    return new Promise<void>(() => {})
  },
}
await prepareExport({ db: engines.db, storage, log, sections }, process.argv[2]!)
