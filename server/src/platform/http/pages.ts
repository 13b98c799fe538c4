import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serve from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** Serves a built single-page app: hashed assets for a year, and the page itself for every other address. */
export async function servePages(app: FastifyInstance, dist: string, connect: readonly string[]): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const policy = contentPolicy(connect)
  await app.register(serve, { root: dist, index: false, preCompressed: true, cacheControl: false, setHeaders: cacheHeaders })
  app.setNotFoundHandler((req, reply) => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(req.url.split('?')[0] ?? '')
    if (isFile || (req.method !== 'GET' && req.method !== 'HEAD')) return reply.status(404).send()
    return reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('text/html').send(page)
  })
}

function cacheHeaders(reply: FastifyReply, path: string): void {
  const hashed = /[\\/]assets[\\/]/.test(path)
  reply.header('vary', 'accept-encoding')
  reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=600')
}

/** Scripts only from this origin. Styles allow attributes, which the interface sets for positions and progress. */
function contentPolicy(connect: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' blob: mediastream:`,
    `connect-src 'self' ${connect.join(' ')}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ')
}
