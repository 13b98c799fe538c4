import { createServer, type Server } from 'node:http'
import type { Health } from '../health.ts'
import type { Metrics } from '../metrics.ts'

/**
 * `/live`, `/ready` and `/metrics` on a port of their own, which is never public. `/live` fails only when the process
 * itself hangs, so that a supervisor never restarts it for somebody else's outage; `/ready` says 503 while no traffic should come.
 */
export function openOps({ opsHost, opsPort }: { opsHost: string; opsPort: number }, health: Health, metrics: Metrics): Promise<Server> {
  const server = createServer((req, res) => {
    void answer(req.url ?? '/').then(
      ({ status, type, body }) => res.writeHead(status, { 'content-type': type }).end(body),
      () => res.writeHead(500).end(),
    )
  })
  async function answer(url: string): Promise<{ status: number; type: string; body: string }> {
    if (url === '/live') return { status: 200, type: 'text/plain', body: 'live\n' }
    if (url === '/metrics') return { status: 200, type: metrics.registry.contentType, body: await metrics.registry.metrics() }
    if (url !== '/ready') return { status: 404, type: 'text/plain', body: 'live, ready or metrics\n' }
    const readiness = await health.readiness()
    return { status: readiness.ready ? 200 : 503, type: 'application/json', body: JSON.stringify(readiness) }
  }
  return new Promise((done) => server.listen(opsPort, opsHost, () => done(server)))
}
