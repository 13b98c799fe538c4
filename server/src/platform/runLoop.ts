import { type Clock, systemClock } from './clock.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

const JITTER = 0.1
const MAX_BACKOFF_MS = 5_000

export type LoopMetrics = Pick<Metrics, 'loopFailures' | 'loopLastSuccess'>

/** Something to do has come: the next run follows at once, also when this is said during a run. */
export class Wake {
  #next = new AbortController()
  get signal(): AbortSignal {
    return this.#next.signal
  }
  now(): void {
    this.#next.abort()
    this.#next = new AbortController()
  }
}

export interface LoopOptions {
  /** Constant and searchable: a field of the log lines and a label of the metrics. */
  name: string
  /** Pause between the end of one run and the start of the next. A function is asked after every run. */
  everyMs: number | (() => number)
  /** After this the signal given to `work` is aborted. A run that does not listen is waited for: two runs never overlap. */
  timeoutMs?: number
  /** Ends a pause early. */
  wake?: Wake | undefined
  /** Ends the loop after the current run. */
  signal: AbortSignal
  /** `more`: there is a backlog, and the next run follows at once. */
  work(signal: AbortSignal): Promise<'more' | void>
  log: Log
  metrics?: LoopMetrics | undefined
  clock?: Clock | undefined
}

/**
 * Runs something again and again until told to stop. Pauses vary by a tenth, so that workers started together drift apart;
 * failures are logged, counted and followed by growing pauses, and never end the loop.
 */
export async function runLoop(options: LoopOptions): Promise<void> {
  const { name, everyMs, timeoutMs, wake, signal, work, log, metrics, clock = systemClock } = options
  for (let failures = 0; !signal.aborted;) {
    const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
    const early = wake ? AbortSignal.any([signal, wake.signal]) : signal
    let hasMore = false
    try {
      hasMore = (await work(deadline ? AbortSignal.any([signal, deadline]) : signal)) === 'more'
      failures = 0
      metrics?.loopLastSuccess.set({ loop: name }, Date.now() / 1000)
    } catch (e) {
      // Stopping interrupts what listens to the signal; that is no failure.
      if (signal.aborted) return
      failures++
      metrics?.loopFailures.inc({ loop: name })
      log.warn({ err: e, loop: name, failures, timedOut: deadline?.aborted ?? false }, 'loop run failed')
    }
    if (!hasMore) await clock.sleep(pauseMs(typeof everyMs === 'function' ? everyMs() : everyMs, failures), failures > 0 ? signal : early)
  }
}

function pauseMs(everyMs: number, failures: number): number {
  const backoff = failures === 0 ? everyMs : Math.max(everyMs, Math.min(everyMs * 2 ** Math.min(failures, 16), MAX_BACKOFF_MS))
  return backoff * (1 + JITTER * (2 * Math.random() - 1))
}
