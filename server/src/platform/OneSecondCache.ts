const KEPT_MS = 1_000

interface Kept<T> {
  until: number
  value: Promise<T>
}

/**
 * Values that are the same for everybody, kept until the second is over. However many ask at once, each is made once. Seconds begin
 * together everywhere in a process, so that something made of something kept is not older than it.
 */
export class OneSecondCache<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #most: number

  constructor(most = 1_000) {
    this.#most = most
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = performance.now()
    const kept = this.#kept.get(key)
    if (kept && kept.until > now) return kept.value
    // Counted from before it is made: nothing is older than a second, plus the time it took.
    const fresh = { until: now - (now % KEPT_MS) + KEPT_MS, value: make() }
    this.#kept.delete(key)
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(key, fresh)
    fresh.value.catch(() => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key)
    })
    return fresh.value
  }
}
