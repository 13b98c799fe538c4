import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHomeCache } from './homeCache.ts'

const files = new Map<string, Response>()
const cache = {
  match: async (path: string) => files.get(path)?.clone(),
  put: async (path: string, response: Response) => void files.set(path, response),
  addAll: async (paths: string[]) => {
    for (const path of paths) files.set(path, new Response(path))
  },
  keys: async () => [...files.keys()].map((path) => ({ url: `https://nimbo.example${path}` })),
  delete: async (path: string) => files.delete(path),
}
beforeEach(() => {
  vi.useFakeTimers()
  files.clear()
  vi.stubGlobal('caches', { match: cache.match, open: async () => cache })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const none = () => Promise.reject<Response>(new TypeError('no network'))
const page = (text: string, policy = 'p1', date = new Date()) =>
  new Response(text, { headers: { 'content-security-policy': policy, date: date.toUTCString() } })
const one = '<link href="/assets/a.css"><script src="/assets/one.js"></script>'

test('a visit without a network opens the page of the last one, with its files', async () => {
  const home = createHomeCache()
  await home.store(page(one))
  expect(home.hasFile(new URL('https://nimbo.example/assets/one.js'))).toBe(false)
  const opened = await home.respond(none())
  expect(await opened.text()).toBe(one)
  expect(opened.headers.get('content-security-policy')).toBe('p1')
  expect(home.hasFile(new URL('https://nimbo.example/assets/one.js'))).toBe(true)
  expect([...files.keys()]).toEqual(['/assets/a.css', '/assets/one.js', '/index'])
})

test('nothing kept: what the network said stands', async () => {
  await expect(createHomeCache().respond(none())).rejects.toThrow('no network')
  expect((await createHomeCache().respond(Promise.resolve(new Response('down', { status: 503 })))).status).toBe(503)
})

test('a network that hangs and a server that is down are none; one that is only slow is waited for', async () => {
  const home = createHomeCache()
  await home.store(page(one))
  const hanging = home.respond(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await (await hanging).text()).toBe(one)
  expect(await (await home.respond(Promise.resolve(new Response('down', { status: 503 })))).text()).toBe(one)
  const slow = home.respond(new Promise((done) => setTimeout(done, 2_900, new Response('new'))))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(await (await slow).text()).toBe('new')
})

test('answers of a visit and pictures of its rooms are not kept', async () => {
  const home = createHomeCache()
  const answers = '<script type="application/json" id="first-answers">{"a":"\\u003cb>"}</script>'
  const covers = '<div class="start-covers" aria-hidden="true"><img alt="" src="/art/a.svg"></div>'
  await home.store(page(`<link rel="preload" as="image" href="/art/a.svg">${covers}${one}${answers}`))
  expect(await (await home.respond(none())).text()).toBe(one)
})

test('a newer page replaces the files of the older, and one with other rules is newer', async () => {
  const home = createHomeCache()
  await home.store(page(one))
  await home.store(page('<script src="/assets/two.js"></script>'))
  expect([...files.keys()].toSorted()).toEqual(['/assets/two.js', '/index'])
  await home.store(page('<script src="/assets/two.js"></script>', 'p2'))
  expect((await home.respond(none())).headers.get('content-security-policy')).toBe('p2')
  await home.store(new Response('down', { status: 500 }))
  expect((await home.respond(none())).headers.get('content-security-policy')).toBe('p2')
})

test('behind a network that is only slow an old page is not shown: the server may have no files of its release any more', async () => {
  const home = createHomeCache()
  await home.store(page(one, 'p1', new Date(Date.now() - 30 * 86_400_000)))
  const slow = home.respond(new Promise((done) => setTimeout(done, 3_500, new Response('new'))))
  await vi.advanceTimersByTimeAsync(3_500)
  expect(await (await slow).text()).toBe('new')
  expect(await (await home.respond(none())).text()).toBe(one)
})

test('pages of two releases that come at once leave one of them, whole', async () => {
  const home = createHomeCache()
  const pages = ['one', 'two'].map((name) =>
    page(`<script src="/assets/${name}.js"></script><script src="/assets/${name}-more.js"></script>`),
  )
  await Promise.all(pages.map(home.store))
  expect([...files.keys()].toSorted()).toEqual(['/assets/two-more.js', '/assets/two.js', '/index'])
})
