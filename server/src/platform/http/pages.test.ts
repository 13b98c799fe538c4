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
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(dist, 'assets/app-1.js'), 'export {}')
  writeFileSync(join(dist, 'assets/app-1.js.br'), brotliCompressSync('export {}'))
  server = await startTestServer({ webDist: dist })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

test('every address that is not a call is the page, under its policy', async () => {
  for (const path of ['/', '/index', '/liveAudience?liveuid=1&stream=1_1', '/no/such/screen']) {
    const response = await fetch(server.origin + path)
    expect(await response.text()).toContain('<title>page</title>')
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
