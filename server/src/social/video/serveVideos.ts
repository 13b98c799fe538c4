import type { FastifyInstance } from 'fastify'
import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { sendMedia } from '../../core/upload/index.ts'
import { objectOfFile } from './keys.ts'
import { isShown } from './video.store.ts'

interface ServeDeps {
  db: Database
  storage: Pick<Storage, 'open' | 'openPart'>
  log: Log
}

/** Short: what was deleted or removed is not shown for much longer by whoever has a copy. */
const KEPT_SECONDS = 300

/**
 * Films, covers and captions from our own origin, asked for by names that cannot be guessed. Each request asks the database whether the
 * video is still shown: a removal holds at once.
 */
export const serveVideos = (app: FastifyInstance, deps: ServeDeps) => serve(app, deps, isShown, `private, max-age=${KEPT_SECONDS}`)

/** For operators, who look at what was reported, also when it was deleted or removed. */
export const serveReportedVideos = (app: FastifyInstance, deps: ServeDeps) => serve(app, deps, isReported, 'no-store')

async function isReported(sql: Sql, object: string): Promise<boolean> {
  return (
    (await sql.query('select 1 from read.reported_video c join video v on v.id = c.video_id where v.object = $1 limit 1', [object]))
      .length > 0
  )
}

function serve(app: FastifyInstance, { db, storage, log }: ServeDeps, may: typeof isShown, cache: string): void {
  app.get<{ Params: { name: string } }>('/media/video/:name', async (req, reply) => {
    const { name } = req.params
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    try {
      const object = objectOfFile(name)
      if (!object || !(await db.query((sql) => may(sql, object)))) return await reply.status(404).send()
      return await sendMedia(reply, { storage, key: `public/video/${name}`, range: req.headers.range, cache })
    } catch (e) {
      log.warn({ err: e, requestId: req.id }, 'reading media failed')
      return reply.status(503).send()
    }
  })
}
