import { Logger, parseCronItems, run } from 'graphile-worker'
import { runRewardPayments } from './money/agent/index.ts'
import { drawBanner } from './rooms/banner/index.ts'
import { prepareExport, purgeExports, resumeExports } from './people/export/index.ts'
import { prepareGiftFile } from './operators/catalogue/index.ts'
import { purgeCertifications } from './safety/certification/index.ts'
import { addAnnouncement, announceNext, purgeAnnouncements } from './rooms/announcement/index.ts'
import { clearMedia, endIfAnchorGone, leaveMedia, reconcileMedia, refreshAudience, removeRevoked } from './shows/mediaRoom/index.ts'
import { countMinutes, dismissAbsent, recordPresence, purgeMediaSpans } from './shows/minute/index.ts'
import type { LiveDeps } from './core/room/index.ts'
import { projectVotes, purgeRanks } from './play/rank/index.ts'
import { reconcileGuests } from './shows/guest/index.ts'
import { purgeAttempts, purgeCaptchas, purgeCodes, purgeSessions } from './people/identity/index.ts'
import { chargeDeps, pollOrders, reconcileSettlement } from './money/charge/index.ts'
import { settleGoals } from './play/goal/index.ts'
import { requireSafeEconomy } from './money/economy/index.ts'
import { runFeed, runFolding, runLedgerChecks, runSealing, runSweeping } from './core/ledger/index.ts'
import { projectGiftCards, sendGiftCards } from './social/message/index.ts'
import { closeByPlatform, publishMute } from './rooms/moderation/index.ts'
import { gatherAllFollowers, purgeNotices, purgeToldFollowers, sendNotice, sendPushTest } from './core/notice/index.ts'
import { openEngines } from './openEngines.ts'
import { loadConfig } from './platform/config.ts'
import { createHealth } from './platform/health.ts'
import { purgeInferredKeys } from './platform/http/inferredKey.store.ts'
import { openOps } from './platform/http/ops.ts'
import { type Jobs, withFormerNames } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { listenTo } from './platform/notifications.ts'
import { runWithLease } from './platform/runWithLease.ts'
import { runLoop } from './platform/runLoop.ts'
import { erasure, sections } from './personalData.ts'
import { eraseAccounts } from './people/user/index.ts'
import { checkUpload, deleteUnusedUpload, purgeUploads } from './core/upload/index.ts'
import { closeEndedRooms, onPrivateMedia, purgePrivateSpans, runPrivateShows } from './play/privateShow/index.ts'
import { projectBattles, runBattles, watchBattles } from './play/pk/index.ts'
import { createPush, purgeNoticeLog, retryPushes } from './core/push/index.ts'
import { runRedSettlement } from './play/red/index.ts'
import { enqueueReportNotices } from './safety/report/index.ts'
import { runSanctionExpiry } from './people/sanction/index.ts'
import { convertNext, purgeVideo, purgeVideos } from './social/video/index.ts'
import { sendWithdrawalNotice } from './money/withdrawal/index.ts'

const AUDIENCE_MS = 1_500
const REVOKED_MS = 2_000
const GUESTS_MS = 1_000
const MINUTES_MS = 2_000
const PRIVATE_MS = 1_000
const BATTLES_MS = 250
/** Without an open battle. An invitation, which counts as one, stands for many seconds. */
const IDLE_BATTLES_MS = 1_000
const BATTLE_PRESENCE_MS = 1_000
const ABSENT_MS = 20_000
const GOALS_MS = 1_000
const GIFT_CARDS_MS = 2_000
const VIDEOS_MS = 1_000
const ECONOMY_MS = 60_000
const ANNOUNCEMENTS_MS = 1_000
const PUSH_RETRIES_MS = 3_000
const FOLLOWERS_MS = 5_000

const config = loadConfig('worker')
const log = createLog('worker', config.logLevel)
const engines = openEngines({ ...config, databaseUrl: config.workerDatabaseUrl }, log)
const deps = { ...engines, config, log } satisfies LiveDeps
await requireSafeEconomy(engines.db, log)
const push = createPush(config)
const charging = chargeDeps(deps)
const due = listenTo(config.workerDatabaseUrl, 'order_due', log)

const runner = await run({
  connectionString: config.jobsUrl,
  concurrency: config.jobsConcurrency,
  maxPoolSize: config.jobsPoolSize,
  noHandleSignals: true,
  logger: new Logger(
    () => (level, message) => (level === 'error' || level === 'warning' ? log.warn({ level }, message) : log.debug(message)),
  ),
  taskList: withFormerNames({
    endIfAnchorGone: (payload) => endIfAnchorGone(deps, (payload as Jobs['endIfAnchorGone']).stream),
    leaveMedia: (payload) => leaveMedia(deps, payload as Jobs['leaveMedia']),
    lookAtPrivateShow: (payload) => {
      const { room, left } = payload as Jobs['lookAtPrivateShow']
      return onPrivateMedia(deps, room, left)
    },
    clearMedia: (payload) => clearMedia(deps, payload as Jobs['clearMedia']),
    reconcileMedia: () => reconcileMedia(deps),
    purgeSessions: () => engines.db.transaction(purgeSessions),
    purgeCodes: () => engines.db.transaction(purgeCodes),
    purgeCaptchas: () => engines.db.transaction(purgeCaptchas),
    eraseAccounts: async () => void (await eraseAccounts({ ...deps, erasure })),
    purgeAttempts: () => engines.db.transaction(purgeAttempts),
    purgeInferredKeys: () => engines.db.transaction(purgeInferredKeys),
    checkUpload: (payload) => checkUpload(deps, (payload as Jobs['checkUpload']).object),
    deleteUnusedUpload: (payload) => deleteUnusedUpload(deps, (payload as Jobs['deleteUnusedUpload']).object),
    purgeUploads: () => purgeUploads(deps),
    drawBanner: (payload) => drawBanner(deps, (payload as Jobs['drawBanner']).id),
    prepareGiftFile: (payload) => prepareGiftFile(deps, (payload as Jobs['prepareGiftFile']).object),
    prepareExport: (payload) => prepareExport({ ...deps, sections }, (payload as Jobs['prepareExport']).id),
    resumeExports: () => resumeExports(deps),
    purgeExports: () => purgeExports(deps),
    purgeVideo: (payload) => purgeVideo(deps, (payload as Jobs['purgeVideo']).id),
    purgeVideos: () => purgeVideos(deps),
    purgeCertifications: () => purgeCertifications(engines.db),
    sendGoLiveNotices: (payload) => engines.db.query((sql) => addAnnouncement(sql, (payload as Jobs['sendGoLiveNotices']).stream)),
    async purgeMediaSpans() {
      while (await engines.db.transaction(purgeMediaSpans));
      while (await engines.db.transaction(purgePrivateSpans));
    },
    async purgeRanks() {
      while (await engines.db.transaction(purgeRanks));
    },
    async purgeNoticeLog() {
      while (await engines.db.transaction(purgeNoticeLog));
      while (await engines.db.transaction(purgeAnnouncements));
    },
    sendWithdrawalNotice: (payload) => sendWithdrawalNotice(deps, (payload as Jobs['sendWithdrawalNotice']).id),
    closeByPlatform: (payload) => closeByPlatform(deps, (payload as Jobs['closeByPlatform']).sanction),
    publishMute: (payload) => publishMute(deps, (payload as Jobs['publishMute']).sanction),
    tellReporters: (payload) => enqueueReportNotices(deps, (payload as Jobs['tellReporters']).id),
    sendNotice: (payload) => sendNotice({ ...deps, push }, (payload as Jobs['sendNotice']).id),
    sendPushTest: (payload) => sendPushTest({ ...deps, push }, (payload as Jobs['sendPushTest']).session),
    async purgeNotices() {
      while (await engines.db.transaction(purgeNotices));
      while (await engines.db.transaction(purgeToldFollowers));
    },
    reconcileSettlement: () => reconcileSettlement({ ...charging, metrics: engines.metrics }),
  }),
  parsedCronItems: parseCronItems([
    { task: 'reconcileMedia', match: '* * * * *' },
    { task: 'purgeSessions', match: '17 4 * * *' },
    { task: 'purgeCodes', match: '37 4 * * *' },
    { task: 'purgeCaptchas', match: '7 * * * *' },
    { task: 'eraseAccounts', match: '27 * * * *' },
    { task: 'resumeExports', match: '*/5 * * * *' },
    { task: 'purgeExports', match: '37 * * * *' },
    { task: 'purgeAttempts', match: '57 4 * * *' },
    { task: 'purgeUploads', match: '57 4 * * *' },
    { task: 'purgeVideos', match: '37 4 * * *' },
    { task: 'purgeCertifications', match: '27 4 * * *' },
    { task: 'purgeMediaSpans', match: '57 4 * * *' },
    { task: 'purgeRanks', match: '7 3 * * *' },
    { task: 'purgeNoticeLog', match: '57 4 * * *' },
    { task: 'purgeNotices', match: '17 5 * * *' },
    { task: 'purgeInferredKeys', match: '47 * * * *' },
    { task: 'reconcileSettlement', match: '7 5 * * *' },
  ]),
})

const stopping = new AbortController()
let openBattles = 0
const loop = { signal: stopping.signal, log, metrics: engines.metrics }
const loops = [
  // Beside the queue: a count that is late is replaced by the next.
  runLoop({
    ...loop,
    name: 'audience',
    everyMs: AUDIENCE_MS,
    work: () => runWithLease(engines.redis, 'audience', AUDIENCE_MS, () => refreshAudience(engines)),
  }),
  // In every worker: removing is idempotent, and this must not wait for another's lease.
  runLoop({ ...loop, name: 'revoked', everyMs: REVOKED_MS, work: () => removeRevoked(deps) }),
  // In every worker, too: each step locks its row and asks whether it is still to be taken.
  runLoop({ ...loop, name: 'guests', everyMs: GUESTS_MS, work: () => reconcileGuests(deps) }),
  // In every worker, too: what one has seen or started the other finds.
  runLoop({ ...loop, name: 'presence', everyMs: MINUTES_MS, work: () => recordPresence(deps) }),
  runLoop({ ...loop, name: 'minutes', everyMs: MINUTES_MS, work: () => countMinutes(deps) }),
  runLoop({ ...loop, name: 'privateShows', everyMs: PRIVATE_MS, work: () => runPrivateShows(deps) }),
  runLoop({ ...loop, name: 'privateRooms', everyMs: REVOKED_MS, work: () => closeEndedRooms(deps) }),
  runLoop({ ...loop, name: 'absent', everyMs: ABSENT_MS, work: () => dismissAbsent(deps) }),
  runLoop({ ...loop, name: 'goals', everyMs: GOALS_MS, work: () => settleGoals(deps) }),
  runLoop({
    ...loop,
    name: 'battles',
    everyMs: () => (openBattles > 0 ? BATTLES_MS : IDLE_BATTLES_MS),
    work: async () => void (openBattles = await runBattles(deps)),
  }),
  runLoop({ ...loop, name: 'battlePresence', everyMs: BATTLE_PRESENCE_MS, work: () => watchBattles(deps) }),
  // In every worker, too: an announcement is held by one at a time, and goes on where the last one stopped.
  runLoop({ ...loop, name: 'announcements', everyMs: ANNOUNCEMENTS_MS, work: () => announceNext({ ...deps, push }) }),
  runLoop({ ...loop, name: 'pushRetries', everyMs: PUSH_RETRIES_MS, work: () => retryPushes({ ...deps, push }) }),
  runLoop({ ...loop, name: 'followers', everyMs: FOLLOWERS_MS, work: () => gatherAllFollowers(deps) }),
  // Beside the queue, too: a conversion takes long, and would keep one of its places.
  runLoop({ ...loop, name: 'videos', everyMs: VIDEOS_MS, work: (signal) => convertNext(deps, signal) }),
  // Rows edited by hand are checked by nobody else until the next start.
  runLoop({ ...loop, name: 'economy', everyMs: ECONOMY_MS, work: () => requireSafeEconomy(engines.db, log) }),
  runFolding(deps, stopping.signal),
  runFeed(deps, projectVotes(deps), stopping.signal),
  runFeed(deps, projectBattles(deps), stopping.signal),
  runFeed(deps, projectGiftCards(), stopping.signal),
  runLoop({ ...loop, name: 'giftCards', everyMs: GIFT_CARDS_MS, work: () => sendGiftCards(deps) }),
  runSweeping(deps, stopping.signal),
  runRedSettlement(deps, stopping.signal),
  runLedgerChecks(deps, stopping.signal),
  runRewardPayments(deps, stopping.signal),
  pollOrders({ ...charging, due, metrics: engines.metrics }, stopping.signal),
  runSealing(deps, stopping.signal),
  runSanctionExpiry(deps, stopping.signal),
]
const health = createHealth({ ...engines, required: ['PostgreSQL'], log, draining: () => stopping.signal.aborted })
const ops = await openOps({ opsHost: config.opsHost, opsPort: config.workerOpsPort }, health, engines.metrics)
health.started()
log.info('working')

async function stop(): Promise<void> {
  stopping.abort()
  await Promise.all([runner.stop(), due.close(), ...loops])
  health.stop()
  await engines.close()
  ops.close()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
