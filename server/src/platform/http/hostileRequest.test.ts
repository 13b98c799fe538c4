import { once } from 'node:events'
import type { Socket } from 'node:net'
import { domain, Home, Login, succeeded } from '@nimbo/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSocket, type RawAnswer, rawRequest, readAnswer } from '../../testing/rawRequest.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { servePages } from './pages.ts'
import { createServer, type ServerOptions } from './server.ts'

const Sample = domain('Sample', { look: { ...Home.getHot }, enter: { ...Login.userLogin } })
const closing = 'Host: x\r\nConnection: close\r\n'

const apps: FastifyInstance[] = []
let origin: string
const logged: Record<string, unknown>[] = []
const log = createLog('test', 'info', { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) })

/** Answers every call alike; what slow requests are allowed is the test's own. */
function createSample(limits: NonNullable<ServerOptions['limits']>): FastifyInstance {
  const app = createServer({ domains: { Sample }, dispatch: async () => succeeded({ slide: [], list: [] }), origins: [], log, limits })
  apps.push(app)
  return app
}
const listening = (app: FastifyInstance) => app.listen({ host: '127.0.0.1', port: 0 })
/** Patient enough for the busiest machine. */
const PATIENT = { requestMs: 50_000, slowAfterMs: 50_000, slowPerAddress: 5, sweepMs: 100 }

beforeAll(async () => {
  const app = createSample(PATIENT)
  app.get('/breaks', () => Promise.reject(new Error('password of the database: hunter2')))
  app.get('/empty', (_req, reply) => reply.status(401).send())
  await servePages(app, '', { origin: '', connect: [], frameAncestors: [], scriptPolicies: [], log, metrics: createMetrics() })
  origin = await listening(app)
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

/** The number an envelope carries; undefined for anything that is none. */
function retOf({ body }: RawAnswer): number | undefined {
  try {
    const { ret, data, msg } = JSON.parse(body) as { ret?: unknown; data?: { code?: unknown; info?: unknown }; msg?: unknown }
    return typeof ret === 'number' && typeof msg === 'string' && Array.isArray(data?.info) ? ret : undefined
  } catch {
    return undefined
  }
}
const asked = async (bytes: string) => retOf(await rawRequest(origin, bytes))
const posted = (type: string, body: string, more = '') =>
  rawRequest(
    origin,
    `POST /?service=Sample.enter HTTP/1.1\r\n${closing}${more}${type && `Content-Type: ${type}\r\n`}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

describe('whatever is sent, an envelope comes back', () => {
  test.each(['/%', '/%zz', '/%c0%af', '/?service=%zz', '/hooks/%zz', '/?service=Sample.look&p=%ff%fe'])('address %s', async (path) => {
    expect(await asked(`GET ${path} HTTP/1.1\r\n${closing}\r\n`)).toBeTypeOf('number')
  })
  test.each([5_000, 100_000])('an address of %i characters', async (length) => {
    expect(await asked(`GET /${'a'.repeat(length)} HTTP/1.1\r\n${closing}\r\n`)).toBe(length > 10_000 ? 431 : 404)
  })
  test.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY', 'LINK'])('%s', async (method) => {
    expect(await asked(`${method} /?service=Sample.look HTTP/1.1\r\n${closing}\r\n`)).toBeOneOf([400, 404, 405])
    expect(await asked(`${method} /elsewhere HTTP/1.1\r\n${closing}\r\n`)).toBeOneOf([400, 404])
  })
  test.each([
    ['an unknown method', `BREW / HTTP/1.1\r\n${closing}\r\n`],
    ['a small method', `get / HTTP/1.1\r\n${closing}\r\n`],
    ['no HTTP at all', `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n`],
    ['CONNECT', `CONNECT example.com:443 HTTP/1.1\r\n${closing}\r\n`],
    ['no host', `GET / HTTP/1.1\r\nConnection: close\r\n\r\n`],
    ['an expectation', `POST / HTTP/1.1\r\n${closing}Expect: the-best\r\nContent-Length: 0\r\n\r\n`],
    ['two lengths', `POST / HTTP/1.1\r\n${closing}Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde`],
    ['a length and chunks', `POST / HTTP/1.1\r\n${closing}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a length that is none', `POST / HTTP/1.1\r\n${closing}Content-Length: -1\r\n\r\n`],
    ['chunks that are none', `POST / HTTP/1.1\r\n${closing}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['a folded header', `GET / HTTP/1.1\r\n${closing}X: a\r\n b\r\nY\r\n\r\n`],
    ['an unknown encoding', `POST / HTTP/1.1\r\n${closing}Transfer-Encoding: gzip\r\n\r\nabc`],
    ['an absolute address', `GET http://x/-/call?service=Sample.look HTTP/1.1\r\n${closing}\r\n`],
    ['a newer HTTP', `GET / HTTP/3.0\r\n${closing}\r\n`],
  ])('%s', async (_what, bytes) => {
    expect(await asked(bytes)).toBeGreaterThanOrEqual(400)
  })
  test('headers without end are 431', async () => {
    const answer = await rawRequest(origin, `GET / HTTP/1.1\r\n${closing}X: ${'x'.repeat(100_000)}\r\n\r\n`)
    expect([answer.status, retOf(answer)]).toEqual([431, 431])
  })
  test.each(['', 'text/html', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])('content type %j', async (type) =>
    expect(retOf(await posted(type, '{"a":1}'))).toBe(400),
  )
  test('JSON nested 20,000 deep is refused', async () => {
    const nested = (open: string, close: string) => `{"user_pass":${open.repeat(20_000)}1${close.repeat(20_000)}}`
    expect(retOf(await posted('application/json', nested('[', ']')))).toBe(400)
    expect(retOf(await posted('application/json', `{"a":${'['.repeat(20_000)}`))).toBe(400)
  })
  test('a body above the limit is refused', async () => {
    expect(retOf(await posted('application/json', `{"a":"${'x'.repeat(70_000)}"}`))).toBe(400)
  })
  test('whoever is still sending such a body reads the refusal, and may go on', async () => {
    const socket = await openSocket(origin)
    const form = 'Host: x\r\nContent-Type: application/x-www-form-urlencoded\r\n'
    socket.write(`POST /?service=Sample.enter HTTP/1.1\r\n${form}Content-Length: 200000\r\n\r\n${'x'.repeat(70_000)}`)
    const answers = readAnswer(socket)
    await once(socket, 'data')
    socket.write('x'.repeat(130_000))
    socket.write(`GET /?service=Sample.look HTTP/1.1\r\n${closing}\r\n`)
    const { body } = await answers
    expect(body).toContain('"ret":400')
    expect(body).toContain('"ret":200')
  })
  test('an answer without words gets some', async () => {
    const answer = await rawRequest(origin, `GET /empty HTTP/1.1\r\n${closing}\r\n`)
    expect([answer.status, retOf(answer)]).toEqual([401, 401])
  })
})

test('a 500 has an id, and a log line has the same', async () => {
  const answer = await rawRequest(origin, `GET /breaks HTTP/1.1\r\n${closing}\r\n`)
  expect([answer.status, retOf(answer)]).toEqual([500, 500])
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(answer.body) ?? []
  expect(logged.find((line) => line['requestId'] === id)).toMatchObject({ level: 50, err: { message: expect.stringContaining('hunter2') } })
  expect(answer.body).not.toContain('hunter2')
})

describe('no address but the root reaches a call', () => {
  test.each([
    '/-/call',
    '/-/call/Sample.look',
    '/%2D/call/Sample.look',
    '/%2d/call?service=Sample.look',
    '/-/call%2fSample.look',
    '/-%2fcall%2fSample.look',
    '/%252D/call/Sample.look',
    '//-/call/Sample.look',
    '/./-/call/Sample.look',
    '/x/../-/call/Sample.look',
    '/x/%2e%2e/-/call/Sample.look',
    '/-/call;x/Sample.look',
    '\\-\\call\\Sample.look',
    '/%2F?service=Sample.look',
    '//?service=Sample.look',
    '/.?service=Sample.look',
    '/%69ndex.php?service=Sample.look',
    '/%65mpty',
    '/x/../empty',
    '//empty',
  ])('%s', async (path) => {
    const answers = ['GET', 'POST'].map((method) => asked(`${method} ${path} HTTP/1.1\r\n${closing}Content-Length: 0\r\n\r\n`))
    for (const ret of await Promise.all(answers)) expect(ret).toBeOneOf([400, 404])
  })
})

describe('slow requests', () => {
  const beginning = `POST /?service=Sample.enter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`

  test.each([
    ['body', beginning],
    ['head', `GET / HTTP/1.1\r\nX: `],
  ])('a %s that comes a byte at a time is cut off with an answer', async (_part, bytes) => {
    const socket = await openSocket(await listening(createSample({ ...PATIENT, requestMs: 300 })))
    const answer = readAnswer(socket)
    socket.write(bytes)
    const drip = setInterval(() => socket.write(' '), 50)
    try {
      expect(retOf(await answer)).toBe(408)
    } finally {
      clearInterval(drip)
    }
  })

  const open = async (count: number, at: string, bytes: string) => {
    const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(at)))
    for (const socket of sockets) socket.write(bytes)
    return sockets
  }
  const closed = (sockets: readonly Socket[]) => sockets.filter((s) => s.closed).length

  test('one address may have a few; the oldest go, and ordinary requests do not notice', async () => {
    const at = await listening(createSample({ ...PATIENT, slowAfterMs: 200 }))
    const first = await open(10, at, beginning)
    await expect.poll(() => closed(first)).toBe(5)
    const second = await open(5, at, beginning)
    await expect.poll(() => closed(first)).toBe(10)
    expect(retOf(await rawRequest(at, `GET /?service=Sample.look HTTP/1.1\r\n${closing}\r\n`))).toBe(200)
    expect(closed(second)).toBe(0)
    for (const socket of second) socket.destroy()
  })

  test('a connection kept between requests is not slow', async () => {
    const at = await listening(createSample({ ...PATIENT, slowAfterMs: 200 }))
    const kept = await open(20, at, 'GET /?service=Sample.look HTTP/1.1\r\nHost: x\r\n\r\n')
    await Promise.all(kept.map((socket) => once(socket, 'data')))
    // The sweep that cuts younger ones off has looked at these, too.
    const slow = await open(6, at, beginning)
    await expect.poll(() => closed(slow)).toBe(1)
    expect(closed(kept)).toBe(0)
    for (const socket of [...kept, ...slow]) socket.destroy()
  })
})
