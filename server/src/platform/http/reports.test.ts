import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { crashOf } from './crashReport.ts'
import { addReports, violationsOf } from './reports.ts'

let app: ReturnType<typeof fastify>
let logged: Record<string, unknown>[]
const metrics = createMetrics()
beforeEach(() => {
  logged = []
  app = fastify()
  const log = createLog('test', 'info', { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) })
  addReports(app, { log, metrics })
})
afterEach(() => app.close())

const secret = 'secret-token'
const older = {
  'csp-report': {
    'document-uri': `https://nimbo.example/liveAudience?token=${secret}`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.example/a.js?${secret}`,
    'source-file': 'https://nimbo.example/assets/app-1.js',
  },
}
const body = { effectiveDirective: 'script-src', blockedURL: 'inline', documentURL: `https://nimbo.example/index?token=${secret}` }
const send = (payload: string, type = 'application/csp-report', remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/reports/csp', headers: { 'content-type': type }, payload, remoteAddress })

test('both forms are counted and logged, without the query of any address', async () => {
  expect((await send(JSON.stringify(older))).statusCode).toBe(204)
  expect((await send(JSON.stringify([{ type: 'csp-violation', body }]), 'application/reports+json')).statusCode).toBe(204)
  expect(logged).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/liveAudience', source: '/assets/app-1.js' },
    { directive: 'script-src', blocked: 'inline', page: '/index' },
  ])
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(await metrics.registry.metrics()).toContain('nimbo_policy_violations_total{directive="script-src"} 1')
})

const crash = {
  release: '0123456789ab',
  route: '/liveAudience',
  part: 'slot',
  name: 'TypeError',
  message: 'Cannot read properties of undefined',
  at: ['app-DQ3x.js:1:2044', 'libs-B1.js:9:17'],
}

test('a page tells which part of which release broke, and where', async () => {
  const response = await app.inject({ method: 'POST', url: '/reports/crash', payload: crash })
  expect([response.statusCode, logged]).toMatchObject([204, [{ ...crash, msg: 'page crashed' }]])
  expect(await metrics.registry.metrics()).toContain('nimbo_page_crashes_total{part="slot"} 1')
})

test('a crash says nothing about whoever it happened to', () => {
  const said = [
    `Unexpected token 'B', "Bia Nascimento" is not valid JSON`,
    'no room for Bia at https://nimbo.example/liveAudience?token=secret-token',
    'person 204801 and bia@nimbo.example with +55 11 98765-4321',
    'key eyJhbGciOiJIUzI1NiJ.eyJzdWI and نور الهدى and aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'half a quote “Bia Nascimento',
  ]
  for (const message of said) {
    const kept = crashOf(JSON.stringify({ ...crash, message, route: '/i/AB12CD', at: ['https://nimbo.example/a.js:1:1'] }))
    expect(kept?.message).not.toMatch(/Nascimento|token=|secret|204801|@|98765|eyJ|نور|aaaaa/)
    expect(kept).toMatchObject({ route: '', at: [] })
  }
  expect(crashOf(JSON.stringify({ ...crash, message: 'x '.repeat(90_000) }))!.message.length).toBeLessThanOrEqual(160)
  for (const text of ['', '{', 'null', '[]', '7']) expect(crashOf(text)).toBeUndefined()
  expect(crashOf(JSON.stringify({ part: 'x\ny', at: {}, release: 7 }))).toEqual({
    release: '',
    route: '',
    part: 'other',
    name: '',
    message: '',
    at: [],
  })
})

test('a violation names the release of the page that reports it, and only that', async () => {
  const reported = (release: string) =>
    app.inject({
      method: 'POST',
      url: `/reports/csp?release=${release}`,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(older),
    })
  await reported('0123456789ab')
  await reported('not-a-release')
  expect(logged).toMatchObject([
    { release: '0123456789ab', page: '/liveAudience' },
    { release: '', page: '/liveAudience' },
  ])
})

test('nothing else comes of nonsense: a made-up directive is one of the others, a long list is cut', () => {
  const many = Array.from({ length: 500 }, () => ({
    body: { effectiveDirective: 'x'.repeat(5_000), blockedURL: 'y'.repeat(5_000), documentURL: 7 },
  }))
  expect(violationsOf(JSON.stringify(many))).toEqual(
    Array.from({ length: 10 }, () => ({ directive: 'other', blocked: '', page: '', source: '' })),
  )
  for (const text of ['', '{', 'null', '1', '[]', '[null]', '{"csp-report":null}', '['.repeat(15_000)])
    expect(violationsOf(text)).toEqual([])
})

test('size and pace are limited, per address and together', async () => {
  expect((await send('x'.repeat(20_000))).statusCode).toBe(413)
  expect((await send('{}', 'text/html')).statusCode).toBe(415)
  const codes = await Promise.all(Array.from({ length: 30 }, () => send(JSON.stringify(older), undefined, '192.0.2.2')))
  expect(codes.filter((c) => c.statusCode === 429)).toHaveLength(10)
  const others = Array.from({ length: 700 }, (_, n) => send(JSON.stringify(older), undefined, `198.51.${n >> 8}.${n & 255}`))
  expect((await Promise.all(others)).filter((c) => c.statusCode === 429).length).toBeGreaterThanOrEqual(100)
  expect(logged.length).toBeLessThanOrEqual(600)
})
