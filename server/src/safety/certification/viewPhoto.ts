import { createHash, randomBytes } from 'node:crypto'
import { refuse, refuseCommon } from '@nimbo/contract'
import { Certification } from '@nimbo/contract/operator'
import type { FastifyInstance } from 'fastify'
import type { Handler } from '../../platform/http/handler.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Storage } from '../../platform/storage.ts'
import { imageKey } from '../../core/upload/index.ts'

const VIEW_SECONDS = 60
const PATH = '/certification/photo/'
const TOKEN = /^[\w-]{43}$/

const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The address carries a secret of its own, because a picture is fetched without the session. It is stored as a hash and opens once. */
export function viewPhoto({ db }: { db: Database }): Handler<typeof Certification.viewPhoto> {
  return async ({ sessionHash }, { id }) => {
    const token = randomBytes(32).toString('base64url')
    const [opened] = await db.transaction((sql) =>
      sql.query<{ outcome: 'ok' | 'no_session' | 'no_application' | 'no_photo' }>(
        'select * from open_certification_photo($1, $2, $3, $4)',
        [sessionHash, id, tokenHash(token), VIEW_SECONDS],
      ),
    )
    if (opened?.outcome === 'no_session') refuseCommon(Certification.viewPhoto, 'SessionInvalid')
    if (opened?.outcome === 'no_photo') refuse(Certification.viewPhoto, 'NoPhoto')
    return opened?.outcome === 'ok' ? { url: PATH + token } : refuse(Certification.viewPhoto, 'NoSuchApplication')
  }
}

/** Photos of applications, on the operators' origin only. Nothing on the way may keep a copy. */
export function servePhotos(app: FastifyInstance, { db, storage, log }: { db: Database; storage: Pick<Storage, 'open'>; log: Log }): void {
  app.get(`${PATH}:token`, async (req, reply) => {
    reply.headers({ 'content-security-policy': `default-src 'none'; sandbox`, 'cache-control': 'no-store' })
    const { token } = req.params as { token: string }
    if (!TOKEN.test(token)) return reply.status(404).send()
    try {
      const [row] = await db.transaction((sql) =>
        sql.query<{ image: string | null }>('select take_certification_photo($1) as image', [tokenHash(token)]),
      )
      const found = row?.image ? await storage.open(imageKey('certification', row.image)) : undefined
      if (!found) return await reply.status(404).send()
      return await reply.header('content-length', found.bytes).type('image/webp').send(found.body)
    } catch (e) {
      log.warn({ err: e, requestId: req.id }, 'reading a certification photo failed')
      return reply.status(503).send()
    }
  })
}
