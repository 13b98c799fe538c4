import { createApi } from './createApi.ts'
import { publishChatPositions } from './live/index.ts'
import { openEngines } from './openEngines.ts'
import { loadConfig } from './platform/config.ts'
import { serve } from './platform/http/serve.ts'
import { createLog } from './platform/log.ts'

const config = loadConfig('api')
const log = createLog('api', config.logLevel)
const engines = openEngines(config, log)
await serve({
  app: await createApi(engines, config, log),
  address: { host: config.host, port: config.port },
  ops: config,
  drainMs: config.drainMs,
  engines,
  log,
  prepare: () => publishChatPositions(engines),
})
