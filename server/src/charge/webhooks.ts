import { type PayMethodId, payMethods } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { ChargeDeps } from './ChargeDeps.ts'
import { pollNow } from './order.store.ts'
import { reconcileOrder } from './reconcileOrder.ts'

const BODY_LIMIT_BYTES = 512 * 1024

/** A webhook may be late, duplicated, lost or forged: a verified one only makes us fetch the provider's state now. */
export function addPaymentWebhooks(app: FastifyInstance, deps: ChargeDeps): void {
  const isMethod = (name: string): name is PayMethodId => payMethods.some((id) => id === name)
  app.register(async (hooks) => {
    // Signatures cover the raw bytes.
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, body, done) => done(null, body))
    // Providers retry by HTTP status: a failure must not be answered with 200.
    hooks.setErrorHandler((e: Error & { statusCode?: number }, req, reply) => {
      const status = e.statusCode ?? 503
      if (status >= 500) deps.log.warn({ err: e, requestId: req.id }, 'webhook failed')
      return reply.status(status).send()
    })
    const options = { bodyLimit: BODY_LIMIT_BYTES }
    hooks.post<{ Params: { method: string } }>('/hooks/pay/:method', options, async (req, reply) => {
      const { method } = req.params
      const provider = isMethod(method) ? deps.methods[method] : undefined
      if (!provider) return reply.status(404).send()
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const providerIds = await provider.readWebhook(body, req.headers, req.url)
      if (!providerIds) return reply.status(400).send()
      const orders = await deps.db.query((sql) => pollNow(sql, provider.id, providerIds))
      void Promise.all(orders.map((id) => reconcileInBackground(deps, id)))
      return reply.send({})
    })
  })
}

/** After the answer, so that a slow provider does not time out waiting for its own state. If it fails the order is due, and the worker polls it. */
async function reconcileInBackground(deps: ChargeDeps, id: bigint): Promise<void> {
  await reconcileOrder(deps, id).catch((e: unknown) => deps.log.warn({ err: e, order: String(id) }, 'order reconciliation failed'))
}
