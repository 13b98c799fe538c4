import type { FeedFrame } from '@nimbo/contract'
import type { Centrifugo } from '../../platform/centrifugo.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'

const FIRST_DELAY_MS = 50
const LAST_DELAY_MS = 1_000
const GIVE_UP_MS = 60_000
const QUEUE_LIMIT = 500

interface Queued {
  frame: FeedFrame
  since: number
}

/**
 * Hands a room's frames to Centrifugo one after the other. While it is away frames wait and are tried again under the
 * same key, so none is doubled. A frame given up leaves a hole in the numbering, which readers see and fill.
 */
export class FramePublisher {
  readonly #channels: () => readonly string[]
  readonly #centrifugo: Centrifugo
  readonly #metrics: Metrics
  readonly #log: Log
  readonly #queue: Queued[] = []
  #running: Promise<void> | undefined

  constructor(channels: () => readonly string[], centrifugo: Centrifugo, metrics: Metrics, log: Log) {
    this.#channels = channels
    this.#centrifugo = centrifugo
    this.#metrics = metrics
    this.#log = log
  }

  push(frame: FeedFrame): void {
    if (this.#queue.length >= QUEUE_LIMIT) {
      this.#queue.shift()
      this.#metrics.framesDropped.inc()
    }
    this.#queue.push({ frame, since: performance.now() })
    this.#running ??= this.#run()
  }

  /** Resolves when nothing is waiting. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    let delay = FIRST_DELAY_MS
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (await this.#attempt(next)) {
        if (this.#queue[0] === next) this.#queue.shift()
        delay = FIRST_DELAY_MS
      } else {
        await new Promise((done) => setTimeout(done, delay))
        delay = Math.min(delay * 2, LAST_DELAY_MS)
      }
    }
    // In the same turn as the last look: a frame pushed a moment later would find a run that no longer looks.
    this.#running = undefined
  }

  /** True when the frame is dealt with: published, or too old to be worth more tries. */
  async #attempt({ frame, since }: Queued): Promise<boolean> {
    try {
      await this.#centrifugo.publish(this.#channels(), frame, frame.id)
      this.#metrics.framesPublished.inc()
      return true
    } catch (e) {
      if (performance.now() - since > GIVE_UP_MS) {
        this.#metrics.framesDropped.inc()
        this.#log.error({ reason: e instanceof Error ? e.message : 'failed' }, 'feed frame dropped')
        return true
      }
      this.#metrics.framesRetried.inc()
      return false
    }
  }
}
