import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const dist = mkdtempSync(join(tmpdir(), 'nimbo-pages-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><meta name="nimbo-frames" content="" /><title>page</title>')
  writeFileSync(join(dist, 'offline.html'), '<!doctype html><title>offline</title>')
  writeFileSync(join(dist, 'sw.js'), '// worker')
  writeFileSync(join(dist, 'assets/app-1.js'), 'export {}')
  writeFileSync(join(dist, 'assets/app-1.js.br'), brotliCompressSync('export {}'))
  server = await startTestServer({ webDist: dist })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

test('every address that is not a call is the page, under its policy', async () => {
  for (const path of ['/', '/index', '/liveAudience?liveuid=1&stream=1_1', '/mine?uid=1&token=secret', '/no/such/screen']) {
    const response = await fetch(server.origin + path)
    expect(await response.text()).toContain('<title>page</title>')
    // Credentials in the address must not reach anybody as a referrer.
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self'`)
    expect(policy).toContain(`require-trusted-types-for 'script'`)
    expect(policy).toContain(new URL(server.config.centrifugo.publicUrl).origin)
  }
  const call = await fetch(`${server.origin}/?service=Home.getHot`)
  expect(call.headers.get('content-type')).toContain('application/json')
})

test('built files are kept for a year and sent compressed to whoever can read it; a missing one is missing', async () => {
  const packed = await fetch(`${server.origin}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toContain('immutable')
  expect(await packed.text()).toBe('export {}')
  const plain = await fetch(`${server.origin}/assets/app-1.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect((await fetch(`${server.origin}/assets/app-2.js`)).status).toBe(404)
})

test('only the pages named in the configuration may frame ours, and the page is told the same', async () => {
  const read = async (origin: string) => {
    const response = await fetch(`${origin}/index`)
    const policy = response.headers.get('content-security-policy') ?? ''
    return { policy, older: response.headers.get('x-frame-options'), html: await response.text() }
  }
  const closed = await startTestServer({ webDist: dist, frameAncestors: [] })
  const open = await startTestServer({ webDist: dist, frameAncestors: ['https://a.example', 'https://b.example'] })
  const [closedPage, framed] = [await read(closed.origin), await read(open.origin)]
  await Promise.all([closed.close(), open.close()])
  expect(closedPage.policy).toContain(`frame-ancestors 'none'`)
  expect(closedPage.older).toBe('DENY')
  expect(closedPage.html).toContain('content=""')
  expect(framed.policy).toContain('frame-ancestors https://a.example https://b.example;')
  expect(framed.older).toBeNull()
  expect(framed.html).toContain('content="https://a.example https://b.example"')
})

test('other pages of the build are under the same policy; the service worker is asked for every time', async () => {
  const offline = await fetch(`${server.origin}/offline.html`)
  expect(offline.headers.get('content-security-policy')).toContain('trusted-types nimbo')
  expect((await fetch(`${server.origin}/sw.js`)).headers.get('cache-control')).toBe('no-cache')
})

test('the card company may run its script, show its frames and open a wallet, nobody else, and nobody where there is none', async () => {
  const stripe = {
    ...server.config.pay.stripe!,
    apiUrl: 'https://api.card.example',
    scriptUrl: 'https://js.card.example/v3/',
    frameOrigins: ['https://bank.card.example'],
  }
  const policiesOf = async (pay: TestServer['config']['pay']) => {
    const other = await startTestServer({ webDist: dist, pay })
    const { headers } = await fetch(`${other.origin}/index`)
    await other.close()
    return { content: headers.get('content-security-policy')!.split('; '), permissions: headers.get('permissions-policy') }
  }
  const [withCards, without] = [await policiesOf({ stripe }), await policiesOf({})]
  expect(withCards.content).toContain(`script-src 'self' https://js.card.example https://*.js.card.example`)
  expect(withCards.content).toContain(`frame-src 'self' https://js.card.example https://*.js.card.example https://bank.card.example`)
  const connect = withCards.content.find((part) => part.startsWith('connect-src'))
  expect(connect).toContain(' https://js.card.example https://api.card.example https://google.com/pay ')
  expect(withCards.permissions).toBe('payment=(self "https://js.card.example" "https://*.js.card.example")')
  expect(without.content).toContain(`script-src 'self'`)
  expect(without.content).toContain(`frame-src 'self'`)
  expect(without.content.join()).not.toMatch(/card\.example|google/)
  expect(without.permissions).toBe('payment=()')
})

test('Apple finds its text where it looks for it, and nothing where there is none: never the page', async () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association'
  const applePayDomain = '7B227073704964223A22'
  const known = await startTestServer({ webDist: dist, pay: { stripe: { ...server.config.pay.stripe!, applePayDomain } } })
  const [found, head, missing] = [
    await fetch(known.origin + path),
    await fetch(known.origin + path, { method: 'HEAD' }),
    await fetch(server.origin + path),
  ]
  expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([200, 'text/plain; charset=utf-8', applePayDomain])
  expect(head.status).toBe(200)
  expect([missing.status, await missing.text()]).toEqual([404, ''])
  await known.close()
})
