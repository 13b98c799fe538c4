import type { FastifyInstance } from 'fastify'
import { servedKey } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Pictures people uploaded, from our own origin. A name never gets another picture, so a browser keeps what it has; and the
 * policy keeps a file that is somehow opened as a page from doing anything.
 */
export function serveMedia(app: FastifyInstance, { storage, log }: Pick<UploadDeps, 'storage' | 'log'>): void {
  app.get('/media/*', async (req, reply) => {
    const key = servedKey(req.url.split('?')[0] ?? '')
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    if (!key) return reply.status(404).send()
    try {
      const found = await storage.open(key)
      if (!found) return await reply.status(404).send()
      reply.headers({ 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`, 'content-length': found.bytes })
      return await reply.type('image/webp').send(found.body)
    } catch (e) {
      log.warn({ err: e }, 'a picture could not be read')
      return reply.status(503).send()
    }
  })
}
