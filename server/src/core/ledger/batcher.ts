import type { Database } from '../../platform/postgres.ts'
import { type Outcome, type Spend, spend, spendMany } from './ledger.ts'

/** Batches committed at once: enough to keep the disk busy while the next one fills; more only makes batches smaller. */
const CONCURRENCY = 4
const MAX_BATCH = 80
/** Beyond this the answer would come after the caller's timeout. */
const MAX_QUEUED = 5_000
const RETRIES = 3
/** Deadlock and serialization failure. */
const retryable = new Set(['40P01', '40001'])

interface QueuedSpend {
  spend: Spend
  done(outcome: Outcome): void
  fail(error: unknown): void
}

export interface SpendBatcher {
  /** Undefined when the queue is full: the spend was not accepted and will not happen. */
  spend(s: Spend): Promise<Outcome> | undefined
}

/** Conflicts that were retried: nobody sees them otherwise. */
interface ConflictMetrics {
  spendConflicts: { inc(labels: { code: string }): void }
}

/**
 * Group commit: gathers spends and commits them as one batch whenever a connection is idle, without a timer. Production has not called it
 * since a gift is one statement (decision 66); it and `ledger.spend_many` stay, proved and measured, until it is decided whether growth needs batches.
 */
export function createSpendBatcher(db: Database, metrics: ConflictMetrics): SpendBatcher {
  const queue: QueuedSpend[] = []
  let idle = CONCURRENCY

  async function commit(batch: readonly QueuedSpend[], attempts = 0): Promise<void> {
    try {
      const spends = batch.map((w) => w.spend)
      const outcomes = await db.query(async (sql) => (spends.length === 1 ? [await spend(sql, spends[0]!)] : spendMany(sql, spends)))
      batch.forEach((w, n) => w.done(outcomes[n]!))
    } catch (e) {
      if (isRetryable(e)) {
        metrics.spendConflicts.inc({ code: e.code })
        if (attempts < RETRIES) return commit(batch, attempts + 1)
      }
      if (batch.length === 1) return batch[0]!.fail(e)
      // One failing spend must not fail the others. Idempotency keys make it safe to run them again one by one.
      await Promise.all(batch.map((w) => commit([w])))
    }
  }

  function run(): void {
    while (idle > 0 && queue.length > 0) {
      idle--
      void commit(queue.splice(0, MAX_BATCH)).finally(() => {
        idle++
        run()
      })
    }
  }

  return {
    spend(s) {
      if (queue.length >= MAX_QUEUED) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
      queue.push({ spend: s, done: resolve, fail: reject })
      // After this turn of the event loop, so that spends arriving together share a batch.
      setImmediate(run)
      return promise
    },
  }
}

function isRetryable(e: unknown): e is Error & { code: string } {
  return e instanceof Error && 'code' in e && typeof e.code === 'string' && retryable.has(e.code)
}
