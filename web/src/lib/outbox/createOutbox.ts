type Lane = string | number

interface OutboxOptions<T, A> {
  /** Items to be sent or answered, in their order: read again each time, since another tab may have added or removed some. */
  list: () => readonly T[]
  /** Lane of an item; items of one lane leave in their order. */
  laneOf: (item: T) => Lane
  /** Items of one lane at the server at the same time. */
  parallel?: number
  send: (item: T) => Promise<A>
  /** Milliseconds until the same is sent again, under the same key; undefined: not any more. `tries`: how often it failed before. */
  retryAfter: (error: unknown, tries: number, item: T) => number | undefined
  /** Either takes the item out of the list. */
  onAnswer: (item: T, answer: A) => void
  onOver: (item: T, error: unknown) => void | Promise<void>
}
export interface Outbox {
  /** Sends what has been added to the list. */
  flush(): void
  /** The same, and what waits for its next try is tried now: something says that it may be worth it. */
  wake(lane?: Lane): void
  /** True while it is at the server, or waits for its next try. */
  isUnderway(key: string): boolean
}

/**
 * Sends what a list holds until it is answered, each under the key it was written down with: a repeat has one effect, whatever became of
 * the answer. An item that is no longer in the list is not sent again.
 */
export function createOutbox<T extends { key: string }, A>(options: OutboxOptions<T, A>): Outbox {
  const { list, laneOf, parallel = 1, send, retryAfter, onAnswer, onOver } = options
  const underway = new Map<string, { lane: Lane; wake: () => void }>()
  /** Over, and left in the list by its owner: nothing is sent twice for that. */
  const ended = new Set<string>()

  const countIn = (lane: Lane) => [...underway.values()].filter((one) => one.lane === lane).length
  function flush() {
    for (const item of list()) {
      const lane = laneOf(item)
      if (!underway.has(item.key) && !ended.has(item.key) && countIn(lane) < parallel) void deliver(item, lane)
    }
  }

  async function deliver(first: T, lane: Lane) {
    const { key } = first
    underway.set(key, { lane, wake: () => undefined })
    try {
      for (let [item, tries]: [T | undefined, number] = [first, 0]; item; tries++) {
        const waitMs = await attempt(item, tries)
        if (waitMs === undefined) break
        await pause(key, lane, waitMs)
        item = list().find((one) => one.key === key)
      }
    } finally {
      underway.delete(key)
      if (list().some((one) => one.key === key)) ended.add(key)
      flush()
    }
  }

  async function attempt(item: T, tries: number): Promise<number | undefined> {
    let answer: A
    try {
      answer = await send(item)
    } catch (error) {
      const waitMs = retryAfter(error, tries, item)
      if (waitMs === undefined) await onOver(item, error)
      return waitMs
    }
    // Failures here come after the answer: they are no reason to send again.
    onAnswer(item, answer)
    return undefined
  }

  function pause(key: string, lane: Lane, ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      underway.set(key, {
        lane,
        wake() {
          clearTimeout(timer)
          done()
        },
      })
    })
  }

  return {
    flush,
    wake(lane) {
      for (const one of underway.values()) if (lane === undefined || one.lane === lane) one.wake()
      flush()
    },
    isUnderway: (key) => underway.has(key),
  }
}
