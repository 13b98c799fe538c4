import type { FastifyInstance } from 'fastify'
import { keyOfPath } from './keys.ts'
import { sendMedia } from './sendMedia.ts'
import type { UploadDeps } from './UploadDeps.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Uploaded images and effects of gifts, from our own origin. URLs are immutable, so browsers may cache them for ever; the policy disarms a file that is
 * opened as a page.
 */
export function serveMedia(app: FastifyInstance, { storage, log }: Pick<UploadDeps, 'storage' | 'log'>): void {
  app.get('/media/*', async (req, reply) => {
    const key = keyOfPath(req.url.split('?')[0] ?? '')
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    if (!key) return reply.status(404).send()
    try {
      return await sendMedia(reply, { storage, key, range: req.headers.range, cache: `public, max-age=${YEAR_SECONDS}, immutable` })
    } catch (e) {
      log.warn({ err: e, requestId: req.id }, 'reading media failed')
      return reply.status(503).send()
    }
  })
}
