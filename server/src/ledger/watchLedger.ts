import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database } from '../platform/postgres.ts'
import { fold, foldLagSeconds, violations } from './ledger.ts'
import { mostSealedAtOnce, sealLagSeconds, sealNext } from './seal.ts'
import { readSealKey } from './sealKey.ts'

const FOLD_MS = 200
const CHECK_MS = 10_000
const SEAL_MS = 2_000

export interface WatchLedgerDeps {
  db: Database
  log: Log
  metrics: Pick<Metrics, 'ledgerBroken' | 'foldLagSeconds' | 'sealLagSeconds'>
}

/** Makes waiting votes spendable, a few times a second. One at a time, whoever runs it: the mark is locked. */
export async function keepFolding({ db, log }: WatchLedgerDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await db.tx(fold).catch((e: unknown) => log.warn({ err: e }, 'votes could not be folded'))
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

/** Looks whether the books are right. A broken invariant is never repaired by itself: it is told, loudly. */
export async function keepChecking({ db, log, metrics }: WatchLedgerDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      for (const { invariant, broken, example } of await db.read(violations)) {
        metrics.ledgerBroken.set({ invariant }, Number(broken))
        if (broken > 0n) log.fatal({ invariant, broken: String(broken), example: String(example) }, 'the ledger is broken')
      }
      metrics.foldLagSeconds.set(await db.read(foldLagSeconds))
      metrics.sealLagSeconds.set(await db.read(sealLagSeconds))
    } catch (e) {
      log.warn({ err: e }, 'the ledger could not be checked')
    }
    await sleep(CHECK_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}
