const KEPT_MS = 1_000
const MOST_KEPT = 1_000

interface Kept {
  until: number
  answer: Promise<string>
}

/** Answers that are the same for everybody, kept for a second as they are sent. However many ask at once, one is made. */
export class SharedAnswers {
  readonly #kept = new Map<string, Kept>()

  get(key: string, make: () => Promise<string>): Promise<string> {
    const now = performance.now()
    const kept = this.#kept.get(key)
    if (kept && kept.until > now) return kept.answer
    // Counted from before it is made: an answer is never older than the time it may be kept, plus the time it took.
    const fresh = { until: now + KEPT_MS, answer: make() }
    this.#kept.delete(key)
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(key, fresh)
    fresh.answer.catch(() => {
      if (this.#kept.get(key) === fresh) this.#kept.delete(key)
    })
    return fresh.answer
  }
}
