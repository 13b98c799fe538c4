import type { FastifyInstance } from 'fastify'
import type { Storage } from '../../platform/storage.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const bannerKey = (object: string) => `public/banner/${object}.webp`
/** The same on both origins: people and operators are shown the same picture. */
export const bannerUrl = (object: string) => `/media/banner/${object}.webp`

/** For the console, which serves nothing else that people uploaded. */
export function serveBanners(app: FastifyInstance, { storage }: { storage: Pick<Storage, 'open'> }): void {
  app.get<{ Params: { object: string } }>('/media/banner/:object.webp', async (req, reply) => {
    const { object } = req.params
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    const found = uuid.test(object) ? await storage.open(bannerKey(object)) : undefined
    if (!found) return reply.status(404).send()
    return reply.header('content-length', found.bytes).type('image/webp').send(found.body)
  })
}
