import type { Database } from '../platform/postgres.ts'
import { type Outcome, type Spend, spend, spendMany } from './ledger.ts'

/** Enough to keep the disk busy while others gather; more only makes the batches smaller. */
const CONCURRENCY = 4
const MOST_AT_ONCE = 80
/** Beyond this the answer would come too late to be of use. */
const MOST_WAITING = 5_000
const RETRIES = 3
const retried = new Set(['40P01', '40001'])

interface Waiting {
  spend: Spend
  done(outcome: Outcome): void
  fail(error: unknown): void
}

export interface Spender {
  /** Undefined when too many wait already: nothing has happened then, and nothing will. */
  spend(s: Spend): Promise<Outcome> | undefined
}

/** Gathers spends and commits them together whenever a connection is free: one commit for many, and nobody waits for a clock. */
export function createSpender(db: Database): Spender {
  const waiting: Waiting[] = []
  let free = CONCURRENCY

  async function commit(batch: readonly Waiting[], tries = 0): Promise<void> {
    try {
      const spends = batch.map((w) => w.spend)
      const outcomes = await db.read(async (tx) => (spends.length === 1 ? [await spend(tx, spends[0]!)] : spendMany(tx, spends)))
      batch.forEach((w, n) => w.done(outcomes[n]!))
    } catch (e) {
      if (tries < RETRIES && isRetried(e)) return commit(batch, tries + 1)
      if (batch.length === 1) return batch[0]!.fail(e)
      // One that cannot be carried out must not take the others with it. Keys make it safe to do them again.
      await Promise.all(batch.map((w) => db.read((tx) => spend(tx, w.spend)).then(w.done, w.fail)))
    }
  }

  function run(): void {
    while (free > 0 && waiting.length > 0) {
      free--
      void commit(waiting.splice(0, MOST_AT_ONCE)).finally(() => {
        free++
        run()
      })
    }
  }

  return {
    spend(s) {
      if (waiting.length >= MOST_WAITING) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
      waiting.push({ spend: s, done: resolve, fail: reject })
      // After this turn of the loop: what arrives together goes together.
      setImmediate(run)
      return promise
    },
  }
}

function isRetried(e: unknown): boolean {
  return e instanceof Error && 'code' in e && retried.has(String(e.code))
}
