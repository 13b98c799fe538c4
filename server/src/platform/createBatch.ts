/** Statements one batch may have under way: a slow one holds up others, and more of them would carry less each. */
const CONCURRENCY = 4

interface Waiting<K, V> {
  key: K
  done(value: V): void
  failed(reason: unknown): void
}

/** Joins lookups that come in the same turn, or while others are under way, into one. `load` answers in the order of its keys. */
export function createBatch<K, V>(load: (keys: readonly K[]) => Promise<readonly V[]>, most = 500): (key: K) => Promise<V> {
  let waiting: Waiting<K, V>[] = []
  let running = 0
  let scheduled = false

  async function run(): Promise<void> {
    running++
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        const values = await load(batch.map((w) => w.key))
        batch.forEach((w, n) => w.done(values[n]!))
      } catch (e) {
        for (const w of batch) w.failed(e)
      }
    }
    running--
  }

  function schedule(): void {
    if (scheduled || running >= CONCURRENCY) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      void run()
    })
  }

  return (key) =>
    new Promise((done, failed) => {
      waiting.push({ key, done, failed })
      schedule()
    })
}
