import { type Clock, systemClock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { type LoopMetrics, runLoop } from '../../platform/runLoop.ts'
import { checkAllInvariants } from './invariants.ts'
import { fold, foldLagSeconds, recentViolations, raiseStatementTimeout, type Violation } from './ledger.ts'
import { maxSealBatch, sealLagSeconds, sealNext } from './seal.ts'
import { readSigningKey } from '../../platform/signingKey.ts'

const FOLD_INTERVAL_MS = 200
const SEAL_INTERVAL_MS = 2_000
const RECENT_CHECK_INTERVAL_MS = 1_000
const FULL_CHECK_INTERVAL_MS = 60_000
/** Full checks take at most this share of the time, however large the ledger grows. */
const FULL_CHECK_SHARE = 1 / 50

export interface MaintenanceDeps {
  db: Database
  log: Log
  metrics: Pick<Metrics, 'ledgerViolations' | 'ledgerCheckedAt' | 'foldLagSeconds' | 'sealLagSeconds'> & LoopMetrics
  clock?: Clock
}

/** Folds committed credits into balances a few times a second. The fold mark is locked, so concurrent workers take turns. */
export async function runFolding({ db, log, metrics }: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const work = async () => void (await db.transaction(withRaisedTimeout(fold)))
  await runLoop({ name: 'fold', everyMs: FOLD_INTERVAL_MS, signal, work, log, metrics })
}

/** Seals committed transfers. A backlog is processed without a pause: what is not sealed yet could still be changed unnoticed. */
export async function runSealing({ db, log, metrics, config }: MaintenanceDeps & { config: { sealKey: string } }, signal: AbortSignal) {
  const key = readSigningKey(config.sealKey)
  const work = async () => ((await sealNext(db, key)) >= maxSealBatch ? 'more' : undefined)
  await runLoop({ name: 'seal', everyMs: SEAL_INTERVAL_MS, signal, work, log, metrics })
}

/**
 * Checks the invariants: recent transfers every second, and the whole ledger as often as that is cheap. A violation is never repaired
 * automatically.
 */
export async function runLedgerChecks(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  await Promise.all([checkRecent(deps, signal), checkWhole(deps, signal)])
}

async function checkRecent(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const { db, log, metrics, clock } = deps
  const checks = [
    async () => metrics.foldLagSeconds.set(await db.query(foldLagSeconds)),
    async () => metrics.sealLagSeconds.set(await db.query(sealLagSeconds)),
    async () => report(deps, await db.transaction(withRaisedTimeout(recentViolations))),
  ]
  await runLoop({ name: 'ledgerCheckRecent', everyMs: RECENT_CHECK_INTERVAL_MS, signal, work: () => runEach(checks), log, metrics, clock })
}

/** The time of the last completed check is a metric too: a check that never completes reports nothing, like a clean ledger. */
async function checkWhole(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const { log, metrics, clock = systemClock } = deps
  let durationMs = 0
  const work = async () => {
    const started = clock.now()
    try {
      report(deps, await checkAllInvariants(deps.db))
      metrics.ledgerCheckedAt.setToCurrentTime()
    } finally {
      durationMs = clock.now() - started
    }
  }
  const everyMs = () => Math.max(FULL_CHECK_INTERVAL_MS, durationMs / FULL_CHECK_SHARE)
  await runLoop({ name: 'ledgerCheckFull', everyMs, signal, work, log, metrics, clock })
}

const withRaisedTimeout =
  <T>(work: (sql: Sql) => Promise<T>) =>
  async (sql: Sql): Promise<T> => {
    await raiseStatementTimeout(sql)
    return work(sql)
  }

/** One failing check must not stop the others; the run fails with the first failure. */
async function runEach(checks: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const check of checks) await check().catch((e: unknown) => failures.push(e))
  if (failures.length > 0) throw failures[0]
}

function report({ log, metrics }: MaintenanceDeps, found: readonly Violation[]): void {
  for (const { invariant, broken, example } of found) {
    metrics.ledgerViolations.set({ invariant }, Number(broken))
    if (broken > 0n) log.fatal({ invariant, violations: String(broken), example: String(example) }, 'ledger invariant violated')
  }
}
