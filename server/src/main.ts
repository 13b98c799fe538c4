import { createReconciler } from './money/charge/index.ts'
import { createApi } from './createApi.ts'
import { requireSafeEconomy } from './money/economy/index.ts'
import { publishChatPositions } from './shows/mediaRoom/index.ts'
import { openEngines } from './openEngines.ts'
import { loadConfig } from './platform/config.ts'
import { serve } from './platform/http/serve.ts'
import { createLog } from './platform/log.ts'
import { listenTo } from './platform/notifications.ts'

const config = loadConfig('api')
const log = createLog('api', config.logLevel)
const engines = openEngines(config, log)
const polled = listenTo(config.databaseUrl, 'order_polled', log)
await serve({
  app: await createApi(engines, config, log, { reconciler: createReconciler(engines.db, polled) }),
  address: { host: config.host, port: config.port },
  ops: config,
  drainMs: config.drainMs,
  engines: { ...engines, close: async () => void (await Promise.all([polled.close(), engines.close()])) },
  log,
  async prepare() {
    await requireSafeEconomy(engines.db, log)
    await publishChatPositions(engines)
  },
})
