import type pg from 'pg'

const INTERVAL_MS = 200
/** A connection reports what it counted within a second. */
const REPORT_MS = 1_500

/** Adds up the database's own count of deadlocks. A database that was killed begins at zero again. */
export function watchDeadlocks(database: pg.Pool) {
  const stopping = new AbortController()
  let [total, last] = [0, -1]
  async function look(): Promise<void> {
    const { rows } = await database.query<{ n: string }>(
      'select deadlocks::text as n from pg_stat_database where datname = current_database()',
    )
    const now = Number(rows[0]!.n)
    // Deadlocks counted before the first look are not ours.
    if (last >= 0) total += now >= last ? now - last : now
    last = now
  }
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      // Killed just now.
      await look().catch(() => undefined)
      await new Promise((done) => setTimeout(done, INTERVAL_MS))
    }
  })()
  return {
    async stop(): Promise<number> {
      await new Promise((done) => setTimeout(done, REPORT_MS))
      stopping.abort()
      await watching
      return total
    },
  }
}
