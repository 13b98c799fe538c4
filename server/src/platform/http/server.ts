import { randomUUID } from 'node:crypto'
import { type AnyCall, type Domain, faulted, resolver } from '@nimbo/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { readCredentials } from './credentials.ts'
import { settleEarlierAnswers, whenDelivered } from './delivery.ts'
import type { Dispatch } from './dispatch.ts'
import { isForeignLoad } from './fetchMetadata.ts'
import { type Fields, fieldsOfForm, fieldsOfJson, MalformedRequest, textOf } from './fields.ts'

export interface ServerOptions {
  domains: Readonly<Record<string, Domain>>
  dispatch: Dispatch
  /** Origins whose pages may read answers, besides this one. */
  origins: readonly string[]
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
}

const BODY_LIMIT_BYTES = 64 * 1024
const prefix = '/-/call/'

/**
 * `/` with `service` or `s` is a call. Internally every call has a route of its own, which no outside URL can address.
 * All other routes are added by the caller.
 */
export function createServer({ domains, dispatch, origins, trustedProxies = [] }: ServerOptions): FastifyInstance {
  const resolve = resolver(domains)
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    keepAliveTimeout: 30_000,
    rewriteUrl: (req) => rewrite(req.url ?? '/', resolve),
  })
  addParsers(app)
  addHeaders(app, origins)

  const run = async (call: AnyCall, req: FastifyRequest, reply: FastifyReply) => {
    await settleEarlierAnswers(req.raw)
    const query = fieldsOfForm(req.url.split('?')[1] ?? '')
    const body = req.body instanceof Map ? (req.body as Fields) : new Map<string, unknown>()
    if (req.method === 'GET' && call.kind !== 'query' && isForeignLoad(req.headers)) return reply.send(faulted(405, 'not from here'))
    const credentials = readCredentials(req.headers.authorization, body, query)
    const answer = await dispatch({
      call,
      fields: merge(query, body),
      credentials,
      ip: req.ip,
      userAgent: req.headers['user-agent'] ?? '',
      requestId: req.id,
      whenDelivered: (callback) => whenDelivered(req.raw, reply.raw, callback),
    })
    if (typeof answer === 'string') reply.header('content-type', 'application/json; charset=utf-8')
    return reply.send(answer)
  }
  for (const calls of Object.values(domains)) {
    for (const call of Object.values(calls)) {
      app.route({ method: ['GET', 'POST'], url: prefix + call.name, handler: (req, reply) => run(call, req, reply) })
    }
  }
  app.all(`${prefix}unknown`, (req, reply) => reply.send(req.method === 'OPTIONS' ? '' : faulted(404, 'no such service')))
  // The service may be named in the body instead of the address.
  app.post('/', (req, reply) => {
    const body = req.body instanceof Map ? (req.body as Fields) : new Map<string, unknown>()
    const call = resolve(textOf(body.get('service') ?? body.get('s')))
    return call ? run(call, req, reply) : reply.send(faulted(404, 'no such service'))
  })
  app.setErrorHandler((e, _req, reply) => {
    const malformed =
      e instanceof MalformedRequest || (typeof e === 'object' && e !== null && 'statusCode' in e && Number(e.statusCode) < 500)
    return reply
      .status(200)
      .send(
        malformed ? faulted(400, e instanceof MalformedRequest ? e.message : 'malformed request') : faulted(500, 'Something went wrong'),
      )
  })
  return app
}

function rewrite(url: string, resolve: (name: string) => AnyCall | undefined): string {
  const [path = '/', search = ''] = url.split('?', 2)
  if (path.startsWith('/-/')) return '/-/nothing'
  if (path !== '/' && path !== '/index.php') return url
  const query = new URLSearchParams(search)
  const names = [...query.getAll('service'), ...query.getAll('s')]
  if (names.length === 0) return url
  const call = names.length === 1 ? resolve(names[0]!) : undefined
  return `${prefix}${call?.name ?? 'unknown'}?${search}`
}

const sharedNames = new Set(['service', 's', 'uid', 'token', 'language', 'time'])

/** Credentials and the service may be in both query and body; any other duplicate is refused. */
function merge(query: Fields, body: Fields): Fields {
  if (body.size === 0) return query
  for (const key of body.keys()) {
    if (query.has(key) && !sharedNames.has(key)) throw new MalformedRequest(`parameter ${key.slice(0, 40)} is given twice`)
  }
  return new Map([...query, ...body])
}

function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = (type: string, read: (text: string) => Fields) =>
    app.addContentTypeParser(type, { parseAs: 'string' }, (_req, text, done) => {
      try {
        done(null, text === '' ? new Map() : read(String(text)))
      } catch (e) {
        done(e as Error)
      }
    })
  parse('application/json', fieldsOfJson)
  parse('application/x-www-form-urlencoded', fieldsOfForm)
  parse('text/plain', fieldsOfForm)
}

function addHeaders(app: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins)
  app.addHook('onRequest', async (req, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' })
    if (req.url.startsWith(prefix)) reply.header('cache-control', 'no-store')
    const origin = req.headers.origin
    if (origin && allowed.has(origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' })
      if (req.method === 'OPTIONS') {
        reply.headers({
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-allow-methods': 'GET, POST',
          'access-control-max-age': '600',
        })
      }
    }
    // OPTIONS and HEAD must never run a call.
    if (req.method === 'OPTIONS') return reply.status(204).send()
    if (req.method === 'HEAD' && req.url.startsWith(prefix)) return reply.status(405).send()
  })
}
