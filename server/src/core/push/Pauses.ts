const MAX_SECONDS = 300
/** A service may ask for more than we would wait by ourselves, but not for ever. */
const MAX_ASKED_SECONDS = 3_600
/** Endpoints name their service, and come from clients. */
const KEPT = 1_000

interface Pause {
  failures: number
  until: number
}

/** Push services that are overloaded or down, and until when each is left alone: twice as long after every failure in a row. */
export class Pauses {
  readonly #of = new Map<string, Pause>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Seconds until the service may be asked again; 0: now. */
  left(service: string): number {
    return Math.max(0, Math.ceil(((this.#of.get(service)?.until ?? 0) - this.#now()) / 1000))
  }

  /** Only the first of many requests that fail together counts. Answers the length of the pause. */
  failed(service: string, askedSeconds: number): number {
    const left = this.left(service)
    if (left > 0) return left
    const failures = (this.#of.get(service)?.failures ?? 0) + 1
    const seconds = Math.max(Math.min(2 ** (failures - 1), MAX_SECONDS), Math.min(askedSeconds, MAX_ASKED_SECONDS))
    this.#of.delete(service)
    this.#of.set(service, { failures, until: this.#now() + seconds * 1000 })
    if (this.#of.size > KEPT) this.#of.delete(this.#of.keys().next().value!)
    return seconds
  }

  worked(service: string): void {
    if (this.left(service) === 0) this.#of.delete(service)
  }
}
