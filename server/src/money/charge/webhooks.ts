import { type PayMethodId, payMethods } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import type { OrderDeps } from './ChargeDeps.ts'
import { ordersOf } from './order.store.ts'

const BODY_LIMIT_BYTES = 512 * 1024
/** Providers try again, and until then orders are polled: a genuine message that is turned away loses nothing. */
const RETRY_AFTER_SECONDS = 60

/** A webhook may be late, duplicated, lost or forged: a verified one only makes the worker fetch the provider's state now. */
export function addPaymentWebhooks(app: FastifyInstance, deps: OrderDeps): void {
  const forged = deps.limits('forgedHooks')
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
      if (await forged.isSpent(req.ip)) return reply.status(429).header('retry-after', RETRY_AFTER_SECONDS).send()
      const { method } = req.params
      const provider = isMethod(method) ? deps.methods[method] : undefined
      if (!provider) return reply.status(404).send()
      const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const providerIds = await provider.readWebhook(body, req.headers, req.url)
      if (!providerIds) {
        await forged.count(req.ip)
        return reply.status(400).send()
      }
      await deps.reconciler.request(await deps.db.query((sql) => ordersOf(sql, provider.id, providerIds)))
      return reply.send({})
    })
  })
}
