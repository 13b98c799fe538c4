import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database, Tx } from '../platform/postgres.ts'
import { checkAllInvariants } from './invariants.ts'
import { fold, foldLagSeconds, recentViolations, raiseStatementTimeout, type Violation } from './ledger.ts'
import { maxSealBatch, sealLagSeconds, sealNext } from './seal.ts'
import { readSealKey } from './sealKey.ts'

const FOLD_INTERVAL_MS = 200
const SEAL_INTERVAL_MS = 2_000
const RECENT_CHECK_INTERVAL_MS = 1_000
const FULL_CHECK_INTERVAL_MS = 60_000
/** Full checks take at most this share of the time, however large the ledger grows. */
const FULL_CHECK_SHARE = 1 / 50

export interface MaintenanceDeps {
  db: Database
  log: Log
  metrics: Pick<Metrics, 'ledgerViolations' | 'ledgerCheckedAt' | 'foldLagSeconds' | 'sealLagSeconds'>
}

/** Folds committed credits into balances a few times a second. The fold mark is locked, so concurrent workers take turns. */
export async function runFolding({ db, log }: MaintenanceDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await db.tx(withRaisedTimeout(fold)).catch((e: unknown) => log.warn({ err: e }, 'fold failed'))
    await sleep(FOLD_INTERVAL_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** Seals committed transfers. A backlog is processed without a pause: what is not sealed yet could still be changed unnoticed. */
export async function runSealing({ db, log, config }: MaintenanceDeps & { config: { sealKey: string } }, stop: AbortSignal): Promise<void> {
  const key = readSealKey(config.sealKey)
  while (!stop.aborted) {
    const sealed = await sealNext(db, key).catch((e: unknown) => {
      log.warn({ err: e }, 'sealing failed')
      return 0
    })
    if (sealed >= maxSealBatch) continue
    await sleep(SEAL_INTERVAL_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

/**
 * Checks the invariants: recent transfers every second, and the whole ledger as often as that is cheap. A violation is never repaired
 * automatically.
 */
export async function runLedgerChecks(deps: MaintenanceDeps, stop: AbortSignal): Promise<void> {
  await Promise.all([checkRecent(deps, stop), checkWhole(deps, stop)])
}

async function checkRecent(deps: MaintenanceDeps, stop: AbortSignal): Promise<void> {
  const { db, metrics } = deps
  while (!stop.aborted) {
    await attempt(deps, async () => metrics.foldLagSeconds.set(await db.read(foldLagSeconds)))
    await attempt(deps, async () => metrics.sealLagSeconds.set(await db.read(sealLagSeconds)))
    await attempt(deps, async () => report(deps, await db.tx(withRaisedTimeout(recentViolations))))
    await sleep(RECENT_CHECK_INTERVAL_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** The time of the last completed check is a metric too: a check that never completes reports nothing, like a clean ledger. */
async function checkWhole(deps: MaintenanceDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const started = performance.now()
    await attempt(deps, async () => {
      report(deps, await checkAllInvariants(deps.db))
      deps.metrics.ledgerCheckedAt.setToCurrentTime()
    })
    const pauseMs = Math.max(FULL_CHECK_INTERVAL_MS, (performance.now() - started) / FULL_CHECK_SHARE)
    await sleep(pauseMs, undefined, { signal: stop }).catch(() => undefined)
  }
}

const withRaisedTimeout =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    await raiseStatementTimeout(tx)
    return work(tx)
  }

/** One failing check must not stop the others. */
async function attempt({ log }: MaintenanceDeps, check: () => Promise<void>): Promise<void> {
  await check().catch((e: unknown) => log.warn({ err: e }, 'ledger check failed'))
}

function report({ log, metrics }: MaintenanceDeps, found: readonly Violation[]): void {
  for (const { invariant, broken, example } of found) {
    metrics.ledgerViolations.set({ invariant }, Number(broken))
    if (broken > 0n) log.fatal({ invariant, violations: String(broken), example: String(example) }, 'ledger invariant violated')
  }
}
