import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type AnyCall, type Domain, faulted, resolver } from '@nimbo/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { readCredentials } from './credentials.ts'
import type { Dispatch } from './dispatch.ts'
import { addFaults, addProtocolFaults, answerBadAddress, answerClientError } from './faults.ts'
import { isForeignLoad } from './fetchMetadata.ts'
import { type Fields, fieldsOfForm, fieldsOfJson, MalformedRequest, textOf } from './fields.ts'
import { securityHeaders } from './securityHeaders.ts'
import { limitSlowRequests, type SlowLimits } from './slowRequests.ts'

export interface ServerOptions {
  domains: Readonly<Record<string, Domain>>
  dispatch: Dispatch
  log: Log
  /** Origins whose pages may read answers, this one among them. */
  origins: readonly string[]
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies?: readonly string[]
  limits?: typeof LIMITS
}

const BODY_LIMIT_BYTES = 64 * 1024
/** Address and headers together. */
const HEAD_LIMIT_BYTES = 16 * 1024
/** Clients give up after 15 s: nobody waits for the answer to a request that takes longer to arrive. */
const LIMITS: SlowLimits & { requestMs: number } = { requestMs: 15_000, slowAfterMs: 3_000, slowPerAddress: 50, sweepMs: 1_000 }
/** Internal route of calls. Requested from outside it is an unknown address like any other. */
const CALLS = '/-/call'
const NOWHERE = '/-/nothing'

/** A request for a call, by its query alone. */
interface CallRequest {
  call: AnyCall | undefined
  query: URLSearchParams
}

/**
 * `/` with `service` or `s` is a call: it is resolved once, before routing, and no other address can name one.
 * All other routes are added by the caller.
 */
export function createServer({ domains, dispatch, log, origins, trustedProxies = [], limits = LIMITS }: ServerOptions): FastifyInstance {
  const resolve = resolver(domains)
  const calls = new WeakMap<IncomingMessage, CallRequest>()
  const isCall = (req: FastifyRequest) => calls.has(req.raw) || pathOf(req.url) === '/'
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    keepAliveTimeout: 30_000,
    requestTimeout: limits.requestMs,
    http: {
      maxHeaderSize: HEAD_LIMIT_BYTES,
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.sweepMs,
      // Answered by the hook below: Node would answer without a word.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerBadAddress,
    rewriteUrl: (req) => {
      const url = req.url ?? '/'
      if (!isPlain(url)) return NOWHERE
      const request = callRequest(url, resolve)
      if (!request) return url
      calls.set(req, request)
      return CALLS
    },
  })
  addProtocolFaults(app)
  // Behind a proxy every connection is the proxy's, and slow clients are its to judge.
  if (trustedProxies.length === 0) limitSlowRequests(app, limits)
  addParsers(app)
  addHeaders(app, origins, isCall)
  addFaults(app, log, isCall)

  const run = async (call: AnyCall, query: Fields, req: FastifyRequest, reply: FastifyReply) => {
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
      whenAnswered: (callback) => void reply.raw.once('finish', callback),
    })
    if (typeof answer === 'string') reply.header('content-type', 'application/json; charset=utf-8')
    return reply.send(answer)
  }
  app.all(CALLS, (req, reply) => {
    const { call, query } = calls.get(req.raw)!
    if (req.method !== 'GET' && req.method !== 'POST') return reply.send(faulted(405, 'GET or POST'))
    return call ? run(call, fieldsOfForm(query), req, reply) : reply.send(faulted(404, 'no such service'))
  })
  // The service may be named in the body instead of the address.
  app.post('/', (req, reply) => {
    const body = req.body instanceof Map ? (req.body as Fields) : new Map<string, unknown>()
    const call = resolve(textOf(body.get('service') ?? body.get('s')))
    return call ? run(call, fieldsOfForm(searchOf(req.url)), req, reply) : reply.send(faulted(404, 'no such service'))
  })
  return app
}

const pathOf = (url: string) => url.split('?', 1)[0]!
const searchOf = (url: string) => url.slice(pathOf(url).length + 1)

/**
 * None of our addresses needs an escape, a doubled slash or a dot segment, and routers, proxies and file systems disagree about what
 * those mean: such an address leads nowhere.
 */
function isPlain(url: string): boolean {
  const path = pathOf(url)
  return path === '/' || (path.startsWith('/') && !path.startsWith('/-') && !/[%\\]|\/\/|\/\.{1,2}(?:\/|$)/.test(path))
}

function callRequest(url: string, resolve: (name: string) => AnyCall | undefined): CallRequest | undefined {
  const path = pathOf(url)
  if (path !== '/' && path !== '/index.php') return undefined
  const query = new URLSearchParams(searchOf(url))
  const names = [...query.getAll('service'), ...query.getAll('s')]
  if (names.length === 0) return undefined
  return { call: names.length === 1 ? resolve(names[0]!) : undefined, query }
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

function addHeaders(app: FastifyInstance, origins: readonly string[], isCall: (req: FastifyRequest) => boolean): void {
  const headers = securityHeaders(origins)
  const allowed = new Set(origins)
  app.addHook('onRequest', (req, reply, done) => {
    reply.headers(headers)
    const mayBeCall = isCall(req)
    if (mayBeCall) reply.header('cache-control', 'no-store')
    const { origin } = req.headers
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
    if (req.method === 'OPTIONS') return void reply.status(204).send()
    if (req.method === 'HEAD' && req.url === CALLS) return void reply.status(405).send()
    if (req.headers.host === undefined && req.raw.httpVersion === '1.1') return void reply.status(400).send()
    done()
  })
}
