import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHome } from './home.ts'

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
const page = (text: string, policy = 'p1') => new Response(text, { headers: { 'content-security-policy': policy } })
const one = '<link href="/assets/a.css"><script src="/assets/one.js"></script>'

test('a visit without a network opens the page of the last one, with its files', async () => {
  const home = openHome()
  await home.keep(page(one))
  expect(home.hasFile(new URL('https://nimbo.example/assets/one.js'))).toBe(false)
  const opened = await home.open(none())
  expect(await opened.text()).toBe(one)
  expect(opened.headers.get('content-security-policy')).toBe('p1')
  expect(home.hasFile(new URL('https://nimbo.example/assets/one.js'))).toBe(true)
  expect([...files.keys()]).toEqual(['/assets/a.css', '/assets/one.js', '/index'])
})

test('nothing kept: what the network said stands', async () => {
  await expect(openHome().open(none())).rejects.toThrow('no network')
  expect((await openHome().open(Promise.resolve(new Response('down', { status: 503 })))).status).toBe(503)
})

test('a network that hangs and a server that is down are none; one that is only slow is waited for', async () => {
  const home = openHome()
  await home.keep(page(one))
  const hanging = home.open(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await (await hanging).text()).toBe(one)
  expect(await (await home.open(Promise.resolve(new Response('down', { status: 503 })))).text()).toBe(one)
  const slow = home.open(new Promise((done) => setTimeout(done, 2_900, new Response('new'))))
  await vi.advanceTimersByTimeAsync(2_900)
  expect(await (await slow).text()).toBe('new')
})

test('answers of a visit and pictures of its rooms are not kept', async () => {
  const home = openHome()
  const answers = '<script type="application/json" id="first-answers">{"a":"\\u003cb>"}</script>'
  const covers = '<div class="start-covers" aria-hidden="true"><img alt="" src="/art/a.svg"></div>'
  await home.keep(page(`<link rel="preload" as="image" href="/art/a.svg">${covers}${one}${answers}`))
  expect(await (await home.open(none())).text()).toBe(one)
})

test('a newer page replaces the files of the older, and one with other rules is newer', async () => {
  const home = openHome()
  await home.keep(page(one))
  await home.keep(page('<script src="/assets/two.js"></script>'))
  expect([...files.keys()].toSorted()).toEqual(['/assets/two.js', '/index'])
  await home.keep(page('<script src="/assets/two.js"></script>', 'p2'))
  expect((await home.open(none())).headers.get('content-security-policy')).toBe('p2')
  await home.keep(new Response('down', { status: 500 }))
  expect((await home.open(none())).headers.get('content-security-policy')).toBe('p2')
})
