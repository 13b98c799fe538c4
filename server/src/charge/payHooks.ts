import { type PayMethodId, payMethods } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { ChargeDeps } from './ChargeDeps.ts'
import { askNow } from './order.store.ts'
import { settle } from './settle.ts'

const BODY_LIMIT_BYTES = 512 * 1024

/** What providers tell us. It may come late, twice, never or from somebody else: a genuine word only makes us ask, now. */
export function addPayHooks(app: FastifyInstance, deps: ChargeDeps): void {
  const isMethod = (name: string): name is PayMethodId => payMethods.some((id) => id === name)
  app.register(async (hooks) => {
    // A signature covers the bytes as they came.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, body, done) => done(null, body))
    // Companies read the status: one that is not told of a failure does not try again.
    hooks.setErrorHandler((e: Error & { statusCode?: number }, _req, reply) => {
      const status = e.statusCode ?? 503
      if (status >= 500) deps.log.warn({ err: e }, 'a message could not be read')
      return reply.status(status).send()
    })
    const options = { bodyLimit: BODY_LIMIT_BYTES }
    hooks.post<{ Params: { method: string } }>('/hooks/pay/:method', options, async (req, reply) => {
      const { method } = req.params
      const provider = isMethod(method) ? deps.methods[method] : undefined
      if (!provider) return reply.status(404).send()
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const named = await provider.readWebhook(body, req.headers, req.url)
      if (!named) return reply.status(400).send()
      const orders = await deps.db.read((tx) => askNow(tx, provider.id, named))
      void Promise.all(orders.map((id) => settleSoon(deps, id)))
      return reply.send({})
    })
  })
}

/** Behind the answer, so that a slow provider does not wait for itself. What fails here is due, and the worker asks again. */
async function settleSoon(deps: ChargeDeps, id: bigint): Promise<void> {
  await settle(deps, id).catch((e: unknown) => deps.log.warn({ err: e, order: String(id) }, 'an order could not be settled'))
}
