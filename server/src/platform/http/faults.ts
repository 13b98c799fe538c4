import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { faulted } from '@nimbo/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { isUnavailable } from '../postgres.ts'
import { MalformedRequest } from './fields.ts'

/**
 * Whatever goes wrong outside a call, the answer is an envelope, and a failure of ours carries the id of its log line. Calls and
 * the root answer HTTP 200 as the specification wants; everything else answers the status it means.
 */
export function addFaults(app: FastifyInstance, log: Log, isCall: (req: FastifyRequest) => boolean): void {
  app.setErrorHandler((e, req, reply) => answerError(e, req, reply, log, isCall(req)))
  // Routes answer some refusals with a status alone.
  app.addHook('onSend', (req, reply, payload, done) => {
    const isEmpty = payload === undefined || payload === null || payload === ''
    if (reply.statusCode < 400 || !isEmpty || req.method === 'HEAD') return done(null, payload)
    reply.header('content-type', 'application/json; charset=utf-8')
    done(null, JSON.stringify(faultOf(reply.statusCode, req.id)))
  })
}

function answerError(e: unknown, req: FastifyRequest, reply: FastifyReply, log: Log, isCall: boolean): FastifyReply {
  const refused = statusOf(e)
  const status = refused < 500 ? refused : isUnavailable(e) ? 503 : 500
  readToTheEnd(req, reply)
  if (status >= 500) log.error({ err: e, requestId: req.id }, 'request failed')
  if (!isCall) return reply.status(status).send(faultOf(status, req.id))
  if (e instanceof MalformedRequest) return reply.status(200).send(faulted(400, e.message))
  return reply.status(200).send(faultOf(status < 500 ? 400 : status, req.id))
}

/** Beyond this a client is cut off instead. */
const MOST_DISCARDED_BYTES = 1024 * 1024

/**
 * A body that was refused is still being sent. Closing the connection under it resets it, and the client, or the proxy in between,
 * loses the answer; so the rest is read and thrown away, within the time a request may take.
 */
function readToTheEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || !(Number(raw.headers['content-length']) <= MOST_DISCARDED_BYTES)) return
  reply.removeHeader('connection')
  raw.resume()
}

function statusOf(e: unknown): number {
  if (e instanceof MalformedRequest) return 400
  const status = typeof e === 'object' && e !== null && 'statusCode' in e ? Number(e.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}

function faultOf(status: number, requestId: string) {
  if (status >= 500) return faulted(status, `Something went wrong (${requestId})`)
  return faulted(status, status === 400 ? 'malformed request' : (STATUS_CODES[status] ?? 'malformed request').toLowerCase())
}

/** An address the router cannot read. */
export function answerBadAddress(_e: FastifyError, req: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).send(faultOf(400, req.id))
}

const clientErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413 }

/** Requests that are no HTTP, or took too long to become it. Nothing is written into the middle of an answer that has begun. */
export function answerClientError(e: { code?: string }, socket: Socket & { _httpMessage?: ServerResponse | null }): void {
  if (e.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
  writeFault(socket, clientErrors[e.code ?? ''] ?? 400)
}

function writeFault(socket: Socket, status: number): void {
  const body = JSON.stringify(faultOf(status, ''))
  const type = 'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store'
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`
  socket.write(`${head}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Node answers these by itself, or not at all, before a route could. */
export function addProtocolFaults({ server }: FastifyInstance): void {
  server.on('connect', (_req, socket: Socket) => writeFault(socket, 405))
  server.on('checkExpectation', (req) => writeFault(req.socket, 417))
}
