import fastify from 'fastify'
import { servePages } from '../platform/http/pages.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'

/** The product's page server over a build, without calls and engines: whoever asks gets what a browser gets. */
export async function openPages(dist: string): Promise<{ origin: string; close(): Promise<void> }> {
  const app = fastify()
  const origin = 'http://127.0.0.1'
  const nobody = { connect: [], frameAncestors: [], scriptPolicies: [] }
  await servePages(app, dist, { ...nobody, origin, log: createLog('pages', 'fatal'), metrics: createMetrics() })
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() }
}
