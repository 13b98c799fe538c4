import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
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
