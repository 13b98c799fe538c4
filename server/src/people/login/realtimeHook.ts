import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { activeAmong, type SessionRef } from '../identity/index.ts'
import { type Centrifugo, SESSION_ENDED } from '../../platform/centrifugo.ts'
import { textOf } from '../../platform/http/fields.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Log } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'

const RECHECK_MS = 1_000

export interface RealtimeHookDeps {
  db: Database
  limits: Limits
  centrifugo: Centrifugo
  config: { realtimeHookToken: string }
  log: Log
}

/** Centrifugo's connect proxy: a device that was signed out cannot reconnect with a token it still has. */
export function addRealtimeHook(app: FastifyInstance, deps: RealtimeHookDeps): void {
  const { db, limits, centrifugo, config } = deps
  const forged = limits('forgedHooks')
  const expected = Buffer.from(config.realtimeHookToken)
  const recheck = createRecheck(deps)
  const isCentrifugo = (header: unknown) => {
    const given = Buffer.from(textOf(header))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  app.post('/hooks/centrifugo/connect', async (req, reply) => {
    if (!isCentrifugo(req.headers['x-nimbo-hook'])) {
      const spent = !(await forged.tryTake(req.ip))
      return reply.status(spent ? 429 : 401).send()
    }
    const body = req.body instanceof Map ? req.body : new Map<string, unknown>()
    const device = await centrifugo.readConnectionToken(textOf((body.get('data') as { usersign?: unknown } | undefined)?.usersign))
    const [active] = device ? await db.query((sql) => activeAmong(sql, [device])) : []
    if (!device || !active) return reply.send({ disconnect: SESSION_ENDED })
    recheck({ ...device, client: textOf(body.get('client')) })
    return reply.send({ result: { user: String(device.uid) } })
  })
}

/**
 * A session revoked between the check and the moment Centrifugo registers the connection is not there yet when it is disconnected, so
 * every connection is checked once more, those of a second together.
 */
function createRecheck({ db, centrifugo, log }: RealtimeHookDeps): (connected: SessionRef & { client: string }) => void {
  let waiting: (SessionRef & { client: string })[] = []
  async function check(): Promise<void> {
    const connections = waiting
    waiting = []
    const active = await db.query((sql) => activeAmong(sql, connections))
    for (const { uid, client } of connections.filter((_, n) => !active[n])) await centrifugo.disconnect(uid, client)
  }
  return (connected) => {
    waiting.push(connected)
    if (waiting.length > 1) return
    setTimeout(() => void check().catch((e: unknown) => log.warn({ err: e }, 'realtime recheck failed')), RECHECK_MS).unref()
  }
}
