import type { FastifyInstance } from 'fastify'
import type { Database, Sql } from '../../platform/postgres.ts'
import { chatObject, keyOfPath } from './keys.ts'
import { sendMedia } from './sendMedia.ts'
import type { UploadDeps } from './UploadDeps.ts'

const YEAR_SECONDS = 31_536_000
/** Short: what was erased is not shown for much longer by whoever has a copy. */
const CHAT_SECONDS = 300

interface MediaDeps extends Pick<UploadDeps, 'storage' | 'log'> {
  db: Database
  /** Condition under which a picture of a private message is served without checking the reader. */
  isSent: (sql: Sql, object: string) => Promise<boolean>
}

/**
 * Uploaded images and effects of gifts, from our own origin. URLs are immutable, so browsers may cache them for ever; the policy disarms a file that is
 * opened as a page. A picture of a private message is of two people: no cache on the way keeps it, and each request asks whether it is
 * still shown.
 */
export function serveMedia(app: FastifyInstance, { db, storage, log, isSent }: MediaDeps): void {
  app.get('/media/*', async (req, reply) => {
    const key = keyOfPath(req.url.split('?')[0] ?? '')
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    if (!key) return reply.status(404).send()
    try {
      const picture = chatObject(key)
      if (picture && !(await db.query((sql) => isSent(sql, picture)))) return await reply.status(404).send()
      const cache = picture ? `private, max-age=${CHAT_SECONDS}` : `public, max-age=${YEAR_SECONDS}, immutable`
      return await sendMedia(reply, { storage, key, range: req.headers.range, cache })
    } catch (e) {
      log.warn({ err: e, requestId: req.id }, 'reading media failed')
      return reply.status(503).send()
    }
  })
}
