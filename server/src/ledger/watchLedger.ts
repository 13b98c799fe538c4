import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database, Tx } from '../platform/postgres.ts'
import { checkEverything } from './books.ts'
import { fold, foldLagSeconds, recentViolations, takeTime, type Violation } from './ledger.ts'
import { mostSealedAtOnce, sealLagSeconds, sealNext } from './seal.ts'
import { readSealKey } from './sealKey.ts'

const FOLD_MS = 200
const SEAL_MS = 2_000
const RECENT_MS = 1_000
const WHOLE_MS = 60_000
/** Working everything out anew takes at most this part of the time, however long the books grow. */
const WHOLE_SHARE = 1 / 50

export interface WatchLedgerDeps {
  db: Database
  log: Log
  metrics: Pick<Metrics, 'ledgerBroken' | 'ledgerCheckedAt' | 'foldLagSeconds' | 'sealLagSeconds'>
}

/** Makes waiting votes spendable, a few times a second. One at a time, whoever runs it: the mark is locked. */
export async function keepFolding({ db, log }: WatchLedgerDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await db.tx(patiently(fold)).catch((e: unknown) => log.warn({ err: e }, 'votes could not be folded'))
    await sleep(FOLD_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** Seals what is committed. A backlog is worked off without a pause: what is sealed late can still be changed unseen. */
export async function keepSealing(
  { db, log, config }: WatchLedgerDeps & { config: { sealKey: string } },
  stop: AbortSignal,
): Promise<void> {
  const key = readSealKey(config.sealKey)
  while (!stop.aborted) {
    const sealed = await sealNext(db, key).catch((e: unknown) => {
      log.warn({ err: e }, 'transfers could not be sealed')
      return 0
    })
    if (sealed >= mostSealedAtOnce) continue
    await sleep(SEAL_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

/**
 * Looks whether the books are right: what is new every second, and everything anew as often as that is cheap. A broken invariant is
 * never repaired by itself: it is told, loudly.
 */
export async function keepChecking(deps: WatchLedgerDeps, stop: AbortSignal): Promise<void> {
  await Promise.all([keepLooking(deps, stop), keepWorkingOut(deps, stop)])
}

async function keepLooking(deps: WatchLedgerDeps, stop: AbortSignal): Promise<void> {
  const { db, metrics } = deps
  while (!stop.aborted) {
    await attempt(deps, async () => metrics.foldLagSeconds.set(await db.read(foldLagSeconds)))
    await attempt(deps, async () => metrics.sealLagSeconds.set(await db.read(sealLagSeconds)))
    await attempt(deps, async () => tell(deps, await db.tx(patiently(recentViolations))))
    await sleep(RECENT_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}

/** When it last came to its end is told as well: a check that never does finds nothing, and looks like books that are right. */
async function keepWorkingOut(deps: WatchLedgerDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const started = performance.now()
    await attempt(deps, async () => {
      tell(deps, await checkEverything(deps.db))
      deps.metrics.ledgerCheckedAt.setToCurrentTime()
    })
    const pauseMs = Math.max(WHOLE_MS, (performance.now() - started) / WHOLE_SHARE)
    await sleep(pauseMs, undefined, { signal: stop }).catch(() => undefined)
  }
}

const patiently =
  <T>(work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    await takeTime(tx)
    return work(tx)
  }

/** One that fails keeps none of the others from looking. */
async function attempt({ log }: WatchLedgerDeps, look: () => Promise<void>): Promise<void> {
  await look().catch((e: unknown) => log.warn({ err: e }, 'the ledger could not be checked'))
}

function tell({ log, metrics }: WatchLedgerDeps, found: readonly Violation[]): void {
  for (const { invariant, broken, example } of found) {
    metrics.ledgerBroken.set({ invariant }, Number(broken))
    if (broken > 0n) log.fatal({ invariant, broken: String(broken), example: String(example) }, 'the ledger is broken')
  }
}
