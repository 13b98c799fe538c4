import { expect, test, vi } from 'vitest'
import { isOurs } from './isOurs.ts'
import { readNotice } from './notice.ts'
import { showNotice } from './showNotice.ts'

const origin = 'https://nimbo.example'
const ours = (address: string) => isOurs(new URL(address, origin), origin)

test('the worker leaves calls, hooks, media and other origins alone', () => {
  expect(ours('/index')).toBe(true)
  expect(ours('/liveAudience?liveuid=1&stream=1_2')).toBe(true)
  expect(ours('/mediation')).toBe(true)
  for (const address of [
    '/?service=Home.getHot',
    '/?s=App.Home.GetConfig',
    '/hooks/livekit',
    '/media/a.webp',
    '/media',
    '/export/x',
    '/card/live/1_1.jpg',
    'https://s3.example/',
  ])
    expect(ours(address)).toBe(false)
})

test('a push shows its words and opens an address of ours, whatever it says', () => {
  const push = (fields: object) => readNotice(JSON.stringify({ title: 'Bia', ...fields }), origin)?.options
  expect(push({ body: 'is live', tag: 'live-1', url: '/liveAudience?liveuid=1&stream=1_2', dir: 'rtl', lang: 'ar' })).toMatchObject({
    body: 'is live',
    tag: 'live-1',
    dir: 'rtl',
    lang: 'ar',
    data: { url: '/liveAudience?liveuid=1&stream=1_2' },
  })
  for (const url of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '', 7, null])
    expect(push({ url })?.data).toEqual({ url: '/index' })
})

test('a push is read by a browser without URL.canParse', () => {
  const newer = vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect(readNotice('{"title":"Bia","url":"/live/follow"}', origin)?.options.data).toEqual({ url: '/live/follow' })
  expect(readNotice('{"title":"Bia","url":"//[broken"}', origin)?.options.data).toEqual({ url: '/index' })
  newer.mockRestore()
})

test('a push that is not a notice shows nothing', () => {
  for (const payload of ['', 'hello', 'null', '[]', '{}', '{"title":7}', '{"title":""}'])
    expect(readNotice(payload, origin)).toBeUndefined()
})

test('a live that ended before its push came is not said to be on', async () => {
  const shown: unknown[][] = []
  const registration = { showNotification: async (...args: unknown[]) => void shown.push(args) } as unknown as ServiceWorkerRegistration
  const asked = vi.spyOn(globalThis, 'fetch')
  const now = Math.floor(Date.now() / 1_000)
  const push = async (at: number, islive: number | undefined) => {
    asked.mockImplementation(async () => {
      if (islive === undefined) throw new TypeError('no network')
      return Response.json({ ret: 200, data: { code: 0, info: [{ islive }] } })
    })
    const payload = { title: 'Bia is live', body: 'Pagode', tag: 'live-1', stream: '1_2', ended: 'Bia’s live has ended', at }
    await showNotice(readNotice(JSON.stringify(payload), origin)!, registration)
    return shown.at(-1)!
  }
  expect((await push(now - 5, 0))[0]).toBe('Bia is live')
  expect(asked).not.toHaveBeenCalled()
  expect((await push(now - 600, 1))[0]).toBe('Bia is live')
  expect((await push(now - 600, undefined))[0]).toBe('Bia is live')
  expect(await push(now - 600, 0)).toMatchObject(['Bia’s live has ended', { tag: 'live-1', silent: true }])
  expect(asked.mock.lastCall?.[0]).toContain('stream=1_2')
  asked.mockRestore()
})
