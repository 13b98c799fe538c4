import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isActive } from '../identity/index.ts'
import type { Centrifugo } from '../platform/centrifugo.ts'
import { textOf } from '../platform/http/fields.ts'
import type { Limits } from '../platform/limit.ts'
import type { Database } from '../platform/postgres.ts'

/** Clients do not reconnect after codes from 4500 to 4999. */
const ENDED = { disconnect: { code: 4501, reason: 'session ended' } }

export interface RealtimeHookDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  config: { realtimeHookToken: string }
}

/** Centrifugo's connect proxy: a device that was signed out cannot reconnect with a token it still has. */
export function addRealtimeHook(app: FastifyInstance, { db, limits, centrifugo, config }: RealtimeHookDeps): void {
  const forged = limits('forgedHooks')
  const expected = Buffer.from(config.realtimeHookToken)
  const isCentrifugo = (header: unknown) => {
    const given = Buffer.from(textOf(header))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  app.post('/hooks/centrifugo/connect', async (req, reply) => {
    if (!isCentrifugo(req.headers['x-nimbo-hook'])) {
      const spent = !(await forged.tryTake(req.ip))
      return reply.status(spent ? 429 : 401).send()
    }
    const data = req.body instanceof Map ? (req.body.get('data') as { usersign?: unknown } | undefined) : undefined
    const device = await centrifugo.readConnectionToken(textOf(data?.usersign))
    if (!device || !(await db.query((sql) => isActive(sql, device.uid, device.sessionId)))) return reply.send(ENDED)
    return reply.send({ result: { user: String(device.uid) } })
  })
}
