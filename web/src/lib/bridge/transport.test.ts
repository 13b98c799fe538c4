import { expect, test, vi } from 'vitest'
import { android, frame, ios } from './transport.ts'
import { findWrapper } from './wrapper.ts'
import type { AndroidPort } from './wrapper.ts'

const wrapperPage = 'https://wrapper.example'
const none = () => []
const named = () => [wrapperPage, 'https://other.example']

test('which wrapper is around is seen from what it left in the page', () => {
  const port: AndroidPort = { postMessage: () => {}, addEventListener: () => {} }
  const handler = { postMessage: () => Promise.resolve() }
  const parent = {} as Window
  expect(findWrapper({ nimbo: port }, none)?.kind).toBe('android')
  expect(findWrapper({ webkit: { messageHandlers: { nimbo: handler } } }, none)?.kind).toBe('ios')
  expect(findWrapper({ webkit: { messageHandlers: {} } }, none)).toBeUndefined()
  expect(findWrapper({}, named)).toBeUndefined()
  expect(findWrapper({ parent }, none)).toBeUndefined()
  expect(findWrapper({ parent }, named)).toMatchObject({ kind: 'frame', origins: named() })
})

test('a frame talks to its own parent only, and to none that was not named', () => {
  const parent = {} as Window
  const framedBy = (origin: string) => findWrapper({ parent, location: { ancestorOrigins: [origin] } }, named)
  expect(framedBy(wrapperPage)).toMatchObject({ origins: [wrapperPage] })
  expect(framedBy('https://evil.example')).toBeUndefined()
  expect(framedBy('https://wrapper.example.evil.example')).toBeUndefined()
  const top = { parent: undefined as unknown as Window }
  top.parent = top as unknown as Window
  expect(findWrapper(top, named)).toBeUndefined()
})

test('frame: a forged origin, another window and anything but text is not heard', () => {
  const page = new EventTarget()
  const parent = { postMessage: vi.fn<(text: string, origin: string) => void>() }
  const heard: string[] = []
  const send = frame({ kind: 'frame', parent: parent as unknown as Window, origins: [wrapperPage] }, page as Window)((t) => heard.push(t))
  const arrive = (source: unknown, origin: string, data: unknown) =>
    page.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }))
  arrive(parent, 'https://evil.example', 'forged origin')
  arrive({}, wrapperPage, 'another window of the right origin')
  arrive(null, wrapperPage, 'no window')
  arrive(parent, 'null', 'sandboxed')
  arrive(parent, wrapperPage, { type: 'backPressed' })
  expect(heard).toEqual([])
  arrive(parent, wrapperPage, 'right')
  expect(heard).toEqual(['right'])
  send({ type: 'back', data: {} })
  expect(parent.postMessage.mock.calls).toEqual([['{"type":"back","data":{}}', wrapperPage]])
})

test('Android: texts both ways through the injected port', () => {
  const sent: string[] = []
  const heard: string[] = []
  let say = (_event: { data: unknown }) => {}
  const port: AndroidPort = { postMessage: (text) => void sent.push(text), addEventListener: (_type, listener) => void (say = listener) }
  android({ kind: 'android', port })((text) => heard.push(text))({ type: 'torch', data: { on: true }, id: '1' })
  say({ data: 'hello' })
  say({ data: new ArrayBuffer(4) })
  expect(sent).toEqual(['{"type":"torch","data":{"on":true},"id":"1"}'])
  expect(heard).toEqual(['hello'])
})

test('iOS: answers come with the promise, a failed one is told, and the ear cannot be replaced', async () => {
  const heard: string[] = []
  const page: Pick<Window, '__nimboReceive'> = {}
  let answer: Promise<unknown> = Promise.resolve('{"reply":"1"}')
  const send = ios({ kind: 'ios', port: { postMessage: () => answer } }, page)((text) => heard.push(text))
  send({ type: 'torch', data: { on: true }, id: '1' })
  await answer
  answer = Promise.reject(new Error('no'))
  send({ type: 'torch', data: { on: true }, id: '2' })
  send({ type: 'back', data: {} })
  await expect.poll(() => heard).toEqual(['{"reply":"1"}', '{"reply":"2","error":"failed"}'])
  page.__nimboReceive?.('{"type":"resumed"}')
  page.__nimboReceive?.({ type: 'resumed' })
  expect(heard).toHaveLength(3)
  expect(() => Object.assign(page, { __nimboReceive: () => {} })).toThrow()
})
