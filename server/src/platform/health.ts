import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

export type Checks = Readonly<Record<string, () => Promise<void>>>

export interface CheckResult {
  name: string
  ok: boolean
  ms: number
  note: string
}

const CHECK_TIMEOUT_MS = 2_000
const WATCH_EVERY_MS = 5_000

export async function runChecks(checks: Checks): Promise<CheckResult[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const started = performance.now()
      const ms = () => Math.round(performance.now() - started)
      try {
        await Promise.race([check(), rejectAfter(CHECK_TIMEOUT_MS)])
        return { name, ok: true, ms: ms(), note: '' }
      } catch (e) {
        return { name, ok: false, ms: ms(), note: e instanceof Error ? e.message : 'failed' }
      }
    }),
  )
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms).unref())
}

export interface Readiness {
  ready: boolean
  status: 'ok' | 'degraded' | 'unavailable' | 'starting' | 'draining'
  /** The required dependencies as of now, the others as of the last look. */
  checks: CheckResult[]
}

export interface Health {
  /** Called once the process takes traffic. */
  started(): void
  readiness(): Promise<Readiness>
  stop(): void
}

export interface HealthDeps {
  checks: Checks
  /** Every call reads and writes PostgreSQL. The others fail only some calls, and fail them on every API alike, so that no balancer could help. */
  required: readonly string[]
  metrics: Pick<Metrics, 'dependencyUp'>
  log: Log
  draining(): boolean
}

/**
 * Readiness of this process for traffic. Dependencies that are not required are looked at in the background:
 * a probe must not wait for one that hangs.
 */
export function createHealth({ checks, required, metrics, log, draining }: HealthDeps): Health {
  const named = (isRequired: boolean): Checks =>
    Object.fromEntries(Object.entries(checks).filter(([name]) => required.includes(name) === isRequired))
  const [needed, watched] = [named(true), named(false)]
  const up = new Map<string, boolean>()
  let latest: CheckResult[] = []
  let isStarted = false

  function record(results: readonly CheckResult[]): void {
    for (const { name, ok, note } of results) {
      metrics.dependencyUp.set({ dependency: name }, ok ? 1 : 0)
      if (!ok && up.get(name) !== false) log.warn({ dependency: name, reason: note }, 'dependency unavailable')
      if (ok && up.get(name) === false) log.info({ dependency: name }, 'dependency available again')
      up.set(name, ok)
    }
  }
  const runNeeded = async () => {
    const results = await runChecks(needed)
    record(results)
    return results
  }
  async function watch(): Promise<void> {
    const [results] = await Promise.all([runChecks(watched), runNeeded()])
    latest = results
    record(results)
  }
  const timer = setInterval(() => void watch(), WATCH_EVERY_MS)
  void watch()

  return {
    started: () => void (isStarted = true),
    stop: () => clearInterval(timer),
    async readiness() {
      const now = await runNeeded()
      const status = draining() ? 'draining' : !isStarted ? 'starting' : statusOf(now, latest)
      return { ready: status === 'ok' || status === 'degraded', status, checks: [...now, ...latest] }
    },
  }
}

function statusOf(needed: readonly CheckResult[], watched: readonly CheckResult[]): 'ok' | 'degraded' | 'unavailable' {
  if (needed.some(({ ok }) => !ok)) return 'unavailable'
  return watched.some(({ ok }) => !ok) ? 'degraded' : 'ok'
}
