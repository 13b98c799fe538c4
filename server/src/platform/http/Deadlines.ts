/** A call that is being answered, until its time is spent. */
export interface Deadline {
  readonly at: number
  expire(): void
}

/** Calls that all have the same time: they run out of it in the order they began, so one timer serves them all. */
export class Deadlines {
  readonly #ms: number
  readonly #open = new Set<Deadline>()
  #armed = false

  constructor(ms: number) {
    this.#ms = ms
  }

  add(expire: () => void): Deadline {
    const deadline = { at: performance.now() + this.#ms, expire }
    this.#open.add(deadline)
    if (!this.#armed) this.#arm(this.#ms)
    return deadline
  }

  delete(deadline: Deadline): void {
    this.#open.delete(deadline)
  }

  #arm(ms: number): void {
    this.#armed = true
    setTimeout(() => this.#sweep(), ms).unref()
  }

  #sweep(): void {
    this.#armed = false
    const now = performance.now()
    for (const deadline of this.#open) {
      if (deadline.at > now) return this.#arm(deadline.at - now)
      this.#open.delete(deadline)
      deadline.expire()
    }
  }
}
