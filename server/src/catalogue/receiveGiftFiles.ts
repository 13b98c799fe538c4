import { giftFileBytes } from '@nimbo/contract/operator'
import type { FastifyInstance } from 'fastify'
import { addJob } from '../platform/jobs.ts'
import type { Database } from '../platform/postgres.ts'
import type { Storage } from '../platform/storage.ts'
import { quarantineKey, sendMedia } from '../upload/index.ts'
import { awaitedKind, noteArrived } from './file.store.ts'
import { objectOf } from './giftFile.ts'

const MAX_BYTES = Math.max(...Object.values(giftFileBytes))

/** Files of gifts on the operators' origin: those that come in, and those that were found good. */
export function receiveGiftFiles(app: FastifyInstance, { db, storage }: { db: Database; storage: Pick<Storage, 'open' | 'write'> }): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_req, body, done) =>
      done(null, body),
    )
    scope.put<{ Params: { object: string } }>('/upload/gift/:object', { bodyLimit: MAX_BYTES }, async (req, reply) => {
      const object = objectOf(`/media/gift/${req.params.object}.webp`)
      const kind = object && (await db.query((sql) => awaitedKind(sql, object)))
      if (!kind || !Buffer.isBuffer(req.body)) return reply.status(404).send()
      if (req.body.length > giftFileBytes[kind]) return reply.status(413).send()
      await storage.write(quarantineKey(object), req.body, 'application/octet-stream')
      await db.transaction(async (sql) => {
        if (await noteArrived(sql, object)) await addJob(sql, 'prepareGiftFile', { object }, 0, `gift_file:${object}`)
      })
      return reply.status(204).send()
    })
  })
  app.get<{ Params: { name: string } }>('/media/gift/:name', async (req, reply) => {
    const { name } = req.params
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    const found = objectOf(`/media/gift/${name}`) ? await storage.open(`public/gift/${name}`) : undefined
    if (!found) return reply.status(404).send()
    return sendMedia(reply, found, name, req.headers.range)
  })
}
