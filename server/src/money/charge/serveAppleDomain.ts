import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'

const path = '/.well-known/apple-developer-merchantid-domain-association'

/** Apple fetches this file to verify the domain for Apple Pay. Without it the answer is 404, never the single-page app. */
export function serveAppleDomain(app: FastifyInstance, { pay }: Pick<Config, 'pay'>): void {
  const text = pay.stripe?.applePayDomain
  app.route({
    method: ['GET', 'HEAD'],
    url: path,
    handler: (_req, reply) =>
      text
        ? reply.header('cache-control', 'public, max-age=300').type('text/plain; charset=utf-8').send(text)
        : reply.status(404).header('cache-control', 'no-store').send(),
  })
}
