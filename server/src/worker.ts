import { Logger, parseCronItems, run } from 'graphile-worker'
import { keepPayingRewards } from './agent/index.ts'
import { endIfAnchorGone, leaveMedia, type LiveDeps, reconcileMedia, refreshAudience, sendGoLiveNotices } from './live/index.ts'
import { forgetAttempts, forgetCaptchas, forgetCodes, forgetSessions } from './identity/index.ts'
import { chargeDeps, compareSettlement, keepAsking } from './charge/index.ts'
import { runFolding, runLedgerChecks, runSealing } from './ledger/index.ts'
import { openEngines } from './openEngines.ts'
import { createPayoutMethods } from './payment/index.ts'
import { loadConfig } from './platform/config.ts'
import { createHealth } from './platform/health.ts'
import { purgeInferredKeys } from './platform/http/inferredKey.store.ts'
import { openOps } from './platform/http/ops.ts'
import type { Jobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { runLoop } from './platform/runLoop.ts'
import { eraseAccounts } from './user/index.ts'
import { checkUpload, forgetUpload, forgetUploads } from './upload/index.ts'
import { createPush, forgetTold } from './push/index.ts'
import { monitorFunds, reconcilePayouts, pollPayouts } from './payout/index.ts'
import { sendWithdrawalNotice } from './withdrawal/index.ts'

const AUDIENCE_MS = 1_500

const config = loadConfig('worker')
const log = createLog('worker', config.logLevel)
const engines = openEngines(config, log)
const deps = { ...engines, config, log } satisfies LiveDeps
const push = createPush(config)
const paying = chargeDeps(deps)
const payouts = { ...engines, log, methods: createPayoutMethods(config) }

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
    reconcileMedia: () => reconcileMedia(deps),
    forgetSessions: () => engines.db.tx(forgetSessions),
    forgetCodes: () => engines.db.tx(forgetCodes),
    forgetCaptchas: () => engines.db.tx(forgetCaptchas),
    eraseAccounts: async () => void (await engines.db.tx(eraseAccounts)),
    forgetAttempts: () => engines.db.tx(forgetAttempts),
    purgeInferredKeys: () => engines.db.tx(purgeInferredKeys),
    checkUpload: (payload) => checkUpload(deps, (payload as Jobs['checkUpload']).object),
    forgetUpload: (payload) => forgetUpload(deps, (payload as Jobs['forgetUpload']).object),
    forgetUploads: () => forgetUploads(deps),
    sendGoLiveNotices: (payload) => sendGoLiveNotices({ ...deps, push }, (payload as Jobs['sendGoLiveNotices']).stream),
    forgetTold: () => engines.db.tx(forgetTold),
    sendWithdrawalNotice: (payload) => sendWithdrawalNotice({ ...deps, push }, (payload as Jobs['sendWithdrawalNotice']).id),
    compareSettlement: () => compareSettlement({ ...paying, metrics: engines.metrics }),
    reconcilePayouts: () => reconcilePayouts(payouts),
  },
  parsedCronItems: parseCronItems([
    { task: 'reconcileMedia', match: '* * * * *' },
    { task: 'forgetSessions', match: '17 4 * * *' },
    { task: 'forgetCodes', match: '37 4 * * *' },
    { task: 'forgetCaptchas', match: '7 * * * *' },
    { task: 'eraseAccounts', match: '27 * * * *' },
    { task: 'forgetAttempts', match: '57 4 * * *' },
    { task: 'forgetUploads', match: '57 4 * * *' },
    { task: 'forgetTold', match: '57 4 * * *' },
    { task: 'purgeInferredKeys', match: '47 * * * *' },
    { task: 'compareSettlement', match: '7 5 * * *' },
    { task: 'reconcilePayouts', match: '27 5 * * *' },
  ]),
})

const stopping = new AbortController()
const loop = { signal: stopping.signal, log, metrics: engines.metrics }
const watching = [
  // Beside the queue: a count that is late is replaced by the next.
  runLoop({ ...loop, name: 'audience', everyMs: AUDIENCE_MS, work: () => refreshAudience(engines) }),
  runFolding(deps, stopping.signal),
  runLedgerChecks(deps, stopping.signal),
  pollPayouts(payouts, stopping.signal),
  monitorFunds(payouts, stopping.signal),
  keepPayingRewards(deps, stopping.signal),
  keepAsking(paying, stopping.signal),
  runSealing(deps, stopping.signal),
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
