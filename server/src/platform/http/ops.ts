import { createServer, type Server } from 'node:http'
import type { Metrics } from '../metrics.ts'

export type Checks = Readonly<Record<string, () => Promise<void>>>

export interface CheckResult {
  name: string
  ok: boolean
  ms: number
  note: string
}

const CHECK_TIMEOUT_MS = 2_000

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

/** Health and metrics on a port of their own, which is never public. While draining, health says 503 so that no new traffic comes. */
export function openOps(port: number, checks: Checks, metrics: Metrics, draining: () => boolean): Promise<Server> {
  const server = createServer((req, res) => {
    void answer(req.url ?? '/').then(
      ({ status, type, body }) => res.writeHead(status, { 'content-type': type }).end(body),
      () => res.writeHead(500).end(),
    )
  })
  async function answer(url: string): Promise<{ status: number; type: string; body: string }> {
    if (url === '/metrics') return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() }
    if (url !== '/health') return { status: 404, type: 'text/plain', body: 'health or metrics\n' }
    const results = await runChecks(checks)
    const status = draining() || results.some((r) => !r.ok) ? 503 : 200
    return { status, type: 'application/json', body: JSON.stringify({ draining: draining(), checks: results }) }
  }
  return new Promise((done) => server.listen(port, '127.0.0.1', () => done(server)))
}
