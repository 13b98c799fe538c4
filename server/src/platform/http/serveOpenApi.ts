import type { Domain } from '@nimbo/contract'
import { openApi } from '@nimbo/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** The contract as OpenAPI 3.1, made at the first request: nobody who only calls pays for it. */
export function serveOpenApi(app: FastifyInstance, domains: Readonly<Record<string, Domain>>): void {
  let document: string | undefined
  app.get('/openapi.json', (_req, reply) => {
    document ??= JSON.stringify(openApi(domains))
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
