import { createApps } from './createApps.ts'
import { publishChatPositions } from './live/index.ts'
import { openEngines } from './openEngines.ts'
import { readConfig } from './platform/config.ts'
import { createDrain } from './platform/http/drain.ts'
import { openOps } from './platform/http/ops.ts'
import { createLog } from './platform/log.ts'

const config = readConfig(process.env)
const log = createLog('api')
const engines = openEngines(config, log)
const { app, operatorApp } = await createApps(engines, config, log)

const drain = createDrain([app, operatorApp], log, () => engines.close())
const ops = await openOps(config.opsPort, engines.checks, engines.metrics, drain.draining)
await app.listen({ host: '127.0.0.1', port: config.port })
await operatorApp.listen({ host: '127.0.0.1', port: config.consolePort })
await publishChatPositions(engines)
log.info({ port: config.port }, 'listening')

const stop = () => void drain.start().finally(() => ops.close())
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
