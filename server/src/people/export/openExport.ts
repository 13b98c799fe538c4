import { createHash, randomBytes } from 'node:crypto'
import { DataExport, refuse } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import { provedRecently } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { ExportDeps } from './ExportDeps.ts'
import { exportKey } from './exportKey.ts'
import { linkedExport, linkExport } from './export.store.ts'

const PATH = '/export/'
const TOKEN = /^[\w-]{43}$/
const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The address carries a secret of its own, because a browser downloads without the session. It is stored as a hash and ends soon. */
export function openExport({ db }: ExportDeps): Handler<typeof DataExport.openExport> {
  return ({ uid, sessionId }) =>
    db.transaction(async (sql) => {
      if (!(await provedRecently(sql, sessionId))) refuse(DataExport.openExport, 'StepUpNeeded')
      const token = randomBytes(32).toString('base64url')
      if (!(await linkExport(sql, uid, tokenHash(token)))) refuse(DataExport.openExport, 'NotReady')
      return { url: PATH + token }
    })
}

/** Copies of people's data. Nothing on the way may keep one. */
export function serveExports(app: FastifyInstance, { db, storage, limits, log }: ExportDeps): void {
  const guesses = limits('guessedLinks')
  app.get(`${PATH}:token`, async (req, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'none'; sandbox`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    const { token } = req.params as { token: string }
    try {
      if (await guesses.isSpent(req.ip)) return await reply.status(429).send()
      const id = TOKEN.test(token) ? await db.query((sql) => linkedExport(sql, tokenHash(token))) : undefined
      const found = id && (await storage.open(exportKey(id)))
      if (!found) {
        await guesses.count(req.ip)
        return await reply.status(404).send()
      }
      const name = `nimbo-${new Date().toISOString().slice(0, 10)}.zip`
      return await reply
        .headers({ 'content-length': found.bytes, 'content-disposition': `attachment; filename="${name}"` })
        .type('application/zip')
        .send(found.body)
    } catch (e) {
      log.warn({ err: e, requestId: req.id }, 'reading an export failed')
      return reply.status(503).send()
    }
  })
}
