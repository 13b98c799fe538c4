import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { domains } from '@nimbo/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '../../testing/rawRequest.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

const dist = mkdtempSync(join(tmpdir(), 'nimbo-pages-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  const image = '<meta property="og:image" content="/icons/icon-512.png" />'
  writeFileSync(
    join(dist, 'index.html'),
    `<!doctype html><head><meta name="nimbo-frames" content="" />${image}<title>page</title></head><body><div id="root"></div></body>`,
  )
  mkdirSync(join(dist, '.vite'))
  const routes = { '/index': { scripts: ['assets/home-1.js'], styles: ['assets/home-1.css'], area: 1 } }
  writeFileSync(join(dist, '.vite/routes.json'), JSON.stringify({ routes, languages: { pt: ['pt-0.js', 'pt-1.js', 'pt-2.js'] } }))
  mkdirSync(join(dist, 'icons'))
  writeFileSync(join(dist, 'icons/icon-512.png'), 'picture')
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

test('the page names the files of its route and of the language the browser asks for', async () => {
  const linksOf = async (path: string) => {
    const response = await fetch(server.origin + path, { headers: { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' } })
    expect(response.headers.get('vary')).toContain('accept-language')
    return [...(await response.text()).matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)].map(([, rel, href]) => `${rel} ${href}`)
  }
  const home = ['modulepreload /assets/home-1.js', 'modulepreload /pt-0.js', 'modulepreload /pt-1.js', 'stylesheet /assets/home-1.css']
  expect(await linksOf('/index?from=ad')).toEqual(home)
  expect(await linksOf('/')).toEqual(home)
  for (const path of ['/no/such/screen', '/constructor', '/index/']) expect(await linksOf(path)).toEqual([])
})

test('the home page brings what it asks for first, and nothing somebody wrote ends the element it is in', async () => {
  const room = await server.liveRoom()
  await server.engines.db.transaction((sql) => sql.query(`update account set nicename = '</script><b>' where id = $1`, [room.liveuid]))
  await expect
    .poll(
      async () => {
        const page = await (await fetch(`${server.origin}/index`, { headers: { 'accept-language': 'en' } })).text()
        const [, text = '{}'] = /<script type="application\/json" id="first-answers">(.*?)<\/script><\/body>/s.exec(page) ?? []
        const answers = JSON.parse(text) as Record<string, { data: { info: [{ list: { stream: string; user_nicename: string }[] }] } }>
        const list = answers['/?service=Home.getHot&language=en&p=1']?.data.info[0].list ?? []
        return {
          names: list.find(({ stream }) => stream === room.stream)?.user_nicename,
          config: '/?service=Home.getConfig&language=en' in answers,
          covers:
            /<div id="root"><div class="start-covers" aria-hidden="true">(<img alt="" src="\/covers\/[a-z]+-540\.webp" [^>]+>)+<\/div>/.test(
              page,
            ),
        }
      },
      { timeout: 90_000 },
    )
    .toEqual({ names: '</script><b>', config: true, covers: true })
  expect(await (await fetch(`${server.origin}/mine`)).text()).not.toContain('first-answers')
})

const crawlers = {
  curl: 'curl/8.14.1',
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bingbot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Telegram: 'TelegramBot (like TwitterBot)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  Apple:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1)',
}

test.each(Object.entries(crawlers))('%s gets the page, whichever encoding it asks for', async (_name, agent) => {
  for (const path of ['/', '/index', '/liveAudience?liveuid=1&stream=1_1', '/assets', '/assets/']) {
    for (const encoding of ['', 'Accept-Encoding: identity\r\n', 'Accept-Encoding: gzip, deflate, br\r\n', 'Accept-Encoding: *\r\n']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nUser-Agent: ${agent}\r\nAccept: */*\r\n${encoding}Connection: close\r\n\r\n`
      const answer = await rawRequest(server.origin, head)
      expect([path, encoding, answer.status]).toEqual([path, encoding, 200])
      expect(answer.head).toContain('content-type: text/html')
      expect(answer.body).toContain('<title>page</title>')
      expect(answer.body).toContain(`<meta property="og:image" content="${server.config.publicOrigin}/icons/icon-512.png"`)
    }
  }
})

test('pictures for previews may be shown elsewhere, nothing else', async () => {
  const policy = async (path: string) => (await fetch(server.origin + path)).headers.get('cross-origin-resource-policy')
  expect(await policy('/icons/icon-512.png')).toBe('cross-origin')
  for (const path of ['/', '/assets/app-1.js', '/?service=Home.getHot', '/media/nothing']) expect(await policy(path)).toBe('same-origin')
})

test('an origin with TLS is never asked without it again', async () => {
  const secure = await startTestServer({ webDist: dist, publicOrigin: 'https://nimbo.example' })
  for (const path of ['/', '/?service=Home.getHot', '/assets/app-1.js', '/-/nothing']) {
    const { headers } = await fetch(secure.origin + path)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
  await secure.close()
  expect((await fetch(`${server.origin}/`)).headers.get('strict-transport-security')).toBeNull()
})

test('camera and microphone are the page’s own, and nobody’s in the console', async () => {
  const console_ = await startTestServer({ webDist: dist, consoleDist: dist })
  const permissions = async (origin: string) => (await fetch(`${origin}/index`)).headers.get('permissions-policy')?.split(', ')
  expect(await permissions(console_.origin)).toEqual(expect.arrayContaining(['camera=(self)', 'microphone=(self)', 'geolocation=()']))
  expect(await permissions(console_.operatorOrigin)).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'usb=()']))
  await console_.close()
})

test('what processes tell their operator is not on the public address', async () => {
  for (const path of [
    '/metrics',
    '/ready',
    '/live',
    '/api',
    '/api/publish',
    '/admin',
    '/health',
    '/debug/pprof/',
    '/twirp/livekit.RoomService/ListRooms',
  ]) {
    for (const origin of [server.origin, server.operatorOrigin]) {
      const response = await fetch(origin + path)
      const text = await response.text()
      expect(text).not.toMatch(/nimbo_|# HELP|"ready"|^live\n/)
      expect(origin === server.origin ? text.includes('<title>page</title>') : response.status === 404).toBe(true)
      expect((await fetch(origin + path, { method: 'POST', body: '{}' })).status).toBeOneOf([404, 415])
    }
  }
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
  expect(withCards.permissions).toContain('payment=(self "https://js.card.example" "https://*.js.card.example")')
  expect(without.content).toContain(`script-src 'self'`)
  expect(without.content).toContain(`frame-src 'self'`)
  expect(without.content.join()).not.toMatch(/card\.example|google/)
  expect(without.permissions).toContain('payment=()')
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
  expect([missing.status, await missing.json()]).toMatchObject([404, { ret: 404 }])
  await known.close()
})

test('a page of another release finds its files for a day, on whichever process it asks', async () => {
  // The database outlives the test.
  const name = `app-${randomUUID()}.js`
  const newer = mkdtempSync(join(tmpdir(), 'nimbo-pages-'))
  mkdirSync(join(newer, 'assets'))
  writeFileSync(join(newer, 'index.html'), '<!doctype html><meta name="nimbo-release" content="" /><title>newer</title>')
  writeFileSync(join(newer, 'assets', name), 'export const release = 2')
  const next = await startTestServer({ webDist: newer })
  const get = async (origin: string, path: string) => {
    const response = await fetch(origin + path)
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control'), await response.text()]
  }
  const immutable = 'public, max-age=31536000, immutable'
  expect(await get(next.origin, '/assets/app-1.js')).toEqual([200, 'text/javascript; charset=utf-8', immutable, 'export {}'])
  // A process of the release before is asked by a page of the new one. It looked for names just now, for the test before this one.
  await expect.poll(async () => (await get(server.origin, `/assets/${name}`))[3], { interval: 500 }).toBe('export const release = 2')
  expect((await fetch(`${next.origin}/assets/../index.html`)).status).toBe(200)
  expect((await fetch(`${next.origin}/assets/none-1.js`)).status).toBe(404)
  const html = await (await fetch(`${next.origin}/index`)).text()
  expect(html).toMatch(/name="nimbo-release" content="[0-9a-f]{12}"/)
  await next.engines.db.query((sql) =>
    sql.query(`update page_asset set superseded_at = now() - interval '25 hours' where name = 'app-1.js'`),
  )
  const later = await startTestServer({ webDist: newer })
  expect((await fetch(`${later.origin}/assets/app-1.js`)).status).toBe(404)
  await Promise.all([next.close(), later.close()])
  rmSync(newer, { recursive: true })
})

test('anybody reads every call of the contract as OpenAPI, and none of the operators', async () => {
  const answer = await fetch(`${server.origin}/openapi.json`)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, unknown> }
  expect(openapi).toBe('3.1.0')
  const calls = Object.values(domains).flatMap((domain) => Object.values(domain))
  expect(Object.keys(paths)).toEqual(calls.map(({ name }) => `/?service=${name}`))
})
