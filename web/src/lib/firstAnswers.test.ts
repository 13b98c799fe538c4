import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// Files share a worker: modules that were loaded beside these globals stay here.
afterAll(() => void vi.resetModules())

const address = 'https://nimbo.example/?service=Home.getHot&language=en&p=1'
const sent = { '/?service=Home.getHot&language=en&p=1': { ret: 200, data: { code: 0, msg: '', info: [] }, msg: '' } }
let now = 900
const network = vi.fn<typeof fetch>(async () => new Response('asked'))

async function openPage(visit: object = { type: 'navigate', workerStart: 0 }, text: string | undefined = JSON.stringify(sent)) {
  vi.resetModules()
  vi.stubGlobal('document', { getElementById: () => (text === undefined ? null : { textContent: text }) })
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => [visit] })
  vi.stubGlobal('location', { href: 'https://nimbo.example/index' })
  const { withFirstAnswers } = await import('./firstAnswers.ts')
  const send = withFirstAnswers(network)
  return async (init: RequestInit = { headers: {} }, url = address) => (await send(url, init)).text()
}
beforeEach(() => {
  now = 900
  network.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test('what came with the page is the answer, to all who ask at the start, and not to the next round', async () => {
  const ask = await openPage()
  expect(JSON.parse(await ask())).toEqual(Object.values(sent)[0])
  now += 200
  expect(await ask()).toContain('"code":0')
  expect(network).not.toHaveBeenCalled()
  now += 1_300
  expect(await ask()).toBe('asked')
})

test('nobody who is signed in, and no other call, is answered by it', async () => {
  const ask = await openPage()
  expect(await ask({ headers: { authorization: 'Bearer t' } })).toBe('asked')
  expect(await ask({ method: 'POST', headers: {} })).toBe('asked')
  expect(await ask({ headers: {} }, `${address}2`)).toBe('asked')
})

test('a page that came through the service worker is new: the one it keeps has no answers', async () => {
  const ask = await openPage({ type: 'navigate', workerStart: 12 })
  expect(JSON.parse(await ask())).toEqual(Object.values(sent)[0])
})

test('a page from the back button is older than it says', async () => {
  const ask = await openPage({ type: 'back_forward', workerStart: 0 })
  expect(await ask()).toBe('asked')
})

test('a phone that took long to start asks', async () => {
  now = 20_000
  expect(await (await openPage())()).toBe('asked')
})
