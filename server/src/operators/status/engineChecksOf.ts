import type { CheckResult, Readiness } from '../../platform/health.ts'

const TIMEOUT_MS = 3_000

/** The engines as an API's `/ready` reports them, and the API itself. */
export function engineChecksOf(apiOpsUrl: string): () => Promise<CheckResult[]> {
  return async () => {
    const started = performance.now()
    const api = (ok: boolean, note = ''): CheckResult => ({ name: 'API', ok, ms: Math.round(performance.now() - started), note })
    try {
      const response = await fetch(new URL('/ready', apiOpsUrl), { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const { ready, status, checks } = (await response.json()) as Readiness
      return [api(ready, ready ? '' : status), ...checks]
    } catch (e) {
      return [api(false, e instanceof Error ? e.message : 'failed')]
    }
  }
}
