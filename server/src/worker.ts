import { Logger, parseCronItems, run } from 'graphile-worker'
import { comparePayouts, keepPaying, keepWatchingFunds, tellWithdrawal } from './cash/index.ts'
import { keepPayingRewards } from './agent/index.ts'
import { endAbandoned, endIfAnchorGone, leaveMedia, type LiveDeps, refreshAudience, tellFollowers } from './live/index.ts'
import { forgetAttempts, forgetCaptchas, forgetCodes, forgetSessions } from './identity/index.ts'
import { chargeDeps, compareSettlement, keepAsking } from './charge/index.ts'
import { keepChecking, keepFolding, keepSealing } from './ledger/index.ts'
import { openEngines } from './openEngines.ts'
import { createPayoutMethods } from './payment/index.ts'
import { loadConfig } from './platform/config.ts'
import { createHealth } from './platform/health.ts'
import { forgetKeyless } from './platform/http/keyless.store.ts'
import { openOps } from './platform/http/ops.ts'
import type { Jobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { runLoop } from './platform/runLoop.ts'
import { eraseAccounts } from './user/index.ts'
import { checkUpload, forgetUpload, forgetUploads } from './upload/index.ts'
import { createPush, forgetTold } from './push/index.ts'

const AUDIENCE_MS = 1_500

const config = loadConfig('worker')
const log = createLog('worker', config.logLevel)
const engines = openEngines(config, log)
const deps = { ...engines, config, log } satisfies LiveDeps
const push = createPush(config)
const paying = chargeDeps(deps)
const paysOut = { ...engines, log, methods: createPayoutMethods(config) }

const runner = await run({
  connectionString: config.jobsUrl,
  concurrency: config.jobsConcurrency,
  maxPoolSize: config.jobsPoolSize,
  noHandleSignals: true,
  logger: new Logger(
    () => (level, message) => (level === 'error' || level === 'warning' ? log.warn({ level }, message) : log.debug(message)),
  ),
  taskList: {
    endIfAnchorGone: (payload) => endIfAnchorGone(deps, (payload as Jobs['endIfAnchorGone']).stream),
    leaveMedia: (payload) => leaveMedia(deps, payload as Jobs['leaveMedia']),
    endAbandoned: () => endAbandoned(deps),
    forgetSessions: () => engines.db.tx(forgetSessions),
    forgetCodes: () => engines.db.tx(forgetCodes),
    forgetCaptchas: () => engines.db.tx(forgetCaptchas),
    eraseAccounts: async () => void (await engines.db.tx(eraseAccounts)),
    forgetAttempts: () => engines.db.tx(forgetAttempts),
    forgetKeyless: () => engines.db.tx(forgetKeyless),
    checkUpload: (payload) => checkUpload(deps, (payload as Jobs['checkUpload']).object),
    forgetUpload: (payload) => forgetUpload(deps, (payload as Jobs['forgetUpload']).object),
    forgetUploads: () => forgetUploads(deps),
    tellFollowers: (payload) => tellFollowers({ ...deps, push }, (payload as Jobs['tellFollowers']).stream),
    forgetTold: () => engines.db.tx(forgetTold),
    tellWithdrawal: (payload) => tellWithdrawal({ ...deps, push }, (payload as Jobs['tellWithdrawal']).id),
    compareSettlement: () => compareSettlement({ ...paying, metrics: engines.metrics }),
    comparePayouts: () => comparePayouts(paysOut),
  },
  parsedCronItems: parseCronItems([
    { task: 'endAbandoned', match: '* * * * *' },
    { task: 'forgetSessions', match: '17 4 * * *' },
    { task: 'forgetCodes', match: '37 4 * * *' },
    { task: 'forgetCaptchas', match: '7 * * * *' },
    { task: 'eraseAccounts', match: '27 * * * *' },
    { task: 'forgetAttempts', match: '57 4 * * *' },
    { task: 'forgetUploads', match: '57 4 * * *' },
    { task: 'forgetTold', match: '57 4 * * *' },
    { task: 'forgetKeyless', match: '47 * * * *' },
    { task: 'compareSettlement', match: '7 5 * * *' },
    { task: 'comparePayouts', match: '27 5 * * *' },
  ]),
})

const stopping = new AbortController()
const loop = { signal: stopping.signal, log, metrics: engines.metrics }
const watching = [
  // Beside the queue: a count that is late is replaced by the next.
  runLoop({ ...loop, name: 'audience', everyMs: AUDIENCE_MS, work: () => refreshAudience(engines) }),
  keepFolding(deps, stopping.signal),
  keepChecking(deps, stopping.signal),
  keepPaying(paysOut, stopping.signal),
  keepWatchingFunds(paysOut, stopping.signal),
  keepPayingRewards(deps, stopping.signal),
  keepAsking(paying, stopping.signal),
  keepSealing(deps, stopping.signal),
]
const health = createHealth({ ...engines, required: ['PostgreSQL'], log, draining: () => stopping.signal.aborted })
const ops = await openOps({ opsHost: config.opsHost, opsPort: config.workerOpsPort }, health, engines.metrics)
health.started()
log.info('working')

async function stop(): Promise<void> {
  stopping.abort()
  await Promise.all([runner.stop(), ...watching])
  health.stop()
  await engines.close()
  ops.close()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
