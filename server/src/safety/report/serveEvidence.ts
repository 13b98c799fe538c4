import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { imageKey } from '../../core/upload/index.ts'
import { isEvidence } from './case.store.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

interface EvidenceDeps {
  db: Database
  storage: Pick<Storage, 'open'>
}

/** For the console: pictures of private messages that were reported, and no others. */
export function serveEvidence(app: FastifyInstance, { db, storage }: EvidenceDeps): void {
  app.get<{ Params: { object: string } }>('/media/chat/:object.webp', async (req, reply) => {
    const { object } = req.params
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    const isShown = uuid.test(object) && (await db.query((sql) => isEvidence(sql, `/media/chat/${object}.webp`)))
    const found = isShown ? await storage.open(imageKey('chat', object)) : undefined
    if (!found) return reply.status(404).send()
    return reply.header('content-length', found.bytes).type('image/webp').send(found.body)
  })
}
