import { type LoopMetrics, runLoop } from '../../platform/runLoop.ts'
import { type ReconcilePayoutDeps, reconcilePayouts } from './reconcilePayouts.ts'

const LOOK_EVERY_MS = 60_000
const DAY_MS = 86_400_000
/** 5:27 UTC: every settlement list of the day before is complete. */
const AT_MS = (5 * 60 + 27) * 60_000

/** Once a day and process. Two workers report the same twice. */
export async function reconcileDaily(
  deps: ReconcilePayoutDeps & { metrics: LoopMetrics },
  signal: AbortSignal,
  now: () => number = Date.now,
): Promise<void> {
  const dayOf = () => Math.floor((now() - AT_MS) / DAY_MS)
  let done = dayOf()
  const work = async () => {
    const day = dayOf()
    if (day === done) return
    done = day
    await reconcilePayouts(deps, new Date(now()))
  }
  await runLoop({ name: 'reconcilePayouts', everyMs: LOOK_EVERY_MS, signal, work, log: deps.log, metrics: deps.metrics })
}
