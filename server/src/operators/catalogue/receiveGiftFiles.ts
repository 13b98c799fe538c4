import { giftFileBytes } from '@nimbo/contract/operator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addJob } from '../../platform/jobs.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { quarantineKey, sendMedia } from '../../core/upload/index.ts'
import { awaitedKind, noteArrived } from './file.store.ts'
import { objectOf } from './giftFile.ts'

const MAX_BYTES = Math.max(...Object.values(giftFileBytes))

interface Upload {
  Params: { object: string }
}

/** Files of gifts on the operators' origin: those that come in, and those that were found good. */
export function receiveGiftFiles(
  app: FastifyInstance,
  { db, storage }: { db: Database; storage: Pick<Storage, 'open' | 'openPart' | 'write'> },
): void {
  async function awaitedFile(name: string): Promise<{ object: string; most: number } | undefined> {
    const object = objectOf(`/media/gift/${name}.webp`)
    const kind = object && (await db.query((sql) => awaitedKind(sql, object)))
    return kind ? { object, most: giftFileBytes[kind] } : undefined
  }
  /** Nothing of a body is kept that nobody waits for or that says itself to be too large. */
  async function lookFirst(req: FastifyRequest<Upload>, reply: FastifyReply): Promise<unknown> {
    const awaited = await awaitedFile(req.params.object)
    if (!awaited) return reply.status(404).send()
    return Number(req.headers['content-length'] ?? 0) > awaited.most ? reply.status(413).send() : undefined
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_req, body, done) =>
      done(null, body),
    )
    scope.put<Upload>('/upload/gift/:object', { bodyLimit: MAX_BYTES, onRequest: lookFirst }, async (req, reply) => {
      const awaited = await awaitedFile(req.params.object)
      if (!awaited || !Buffer.isBuffer(req.body)) return reply.status(404).send()
      const { object, most } = awaited
      if (req.body.length > most) return reply.status(413).send()
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
    if (!objectOf(`/media/gift/${name}`)) return reply.status(404).send()
    return sendMedia(reply, { storage, key: `public/gift/${name}`, range: req.headers.range, cache: 'no-store' })
  })
}
