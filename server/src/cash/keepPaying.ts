import { setTimeout as sleep } from 'node:timers/promises'
import { payDue, type PayDeps } from './payDue.ts'

const LOOK_MS = 1_000

/** Beside the queue, because a payout has no end of tries: it is asked about until its company knows. */
export async function keepPaying(deps: PayDeps, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await payDue(deps).catch((e: unknown) => deps.log.warn({ err: e }, 'payouts could not be looked at'))
    await sleep(LOOK_MS, undefined, { signal: stop }).catch(() => undefined)
  }
}
