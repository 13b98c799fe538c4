import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWER_MS, createBridge, PERSON_MS } from './bridge.ts'
import type { Outgoing } from './transport.ts'

/** A wrapper that keeps what it was sent and says what it is told to say. */
function fakeWrapper() {
  const sent: Outgoing[] = []
  let say = (_text: string) => {}
  const bridge = createBridge((receive) => {
    say = receive
    return (message) => void sent.push(message)
  })
  return { bridge, sent, say: (message: unknown) => say(typeof message === 'string' ? message : JSON.stringify(message)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an answer finds its question by id, and only its own', async () => {
  const { bridge, sent, say } = fakeWrapper()
  const torch = bridge.ask('torch', { on: true })
  const share = bridge.ask('share', { title: 'a', text: 'b', url: 'https://nimbo.example/' })
  expect(sent.map(({ type }) => type)).toEqual(['torch', 'share'])
  say({ reply: 'nobody', data: { supported: true, on: true } })
  say({ reply: sent[1]?.id, data: { outcome: 'dismissed' } })
  say({ reply: sent[0]?.id, data: { supported: true, on: true, more: 'ignored' } })
  expect(await share).toEqual({ outcome: 'dismissed' })
  expect(await torch).toEqual({ supported: true, on: true })
})

test('no answer in time, an error and an answer of the wrong shape are all no answer', async () => {
  const { bridge, sent, say } = fakeWrapper()
  const late = bridge.ask('torch', { on: true })
  await vi.advanceTimersByTimeAsync(ANSWER_MS)
  expect(await late).toBeUndefined()
  say({ reply: sent[0]?.id, data: { supported: true, on: true } })

  for (const wrong of [
    { error: 'unsupported' },
    { data: { supported: 'yes', on: 1 } },
    { data: null },
    { data: [] },
    {},
    { error: '', data: { supported: true, on: true } },
  ]) {
    const asked = bridge.ask('torch', { on: false })
    say({ reply: sent.at(-1)?.id, ...wrong })
    expect(await asked).toBeUndefined()
  }
})

test('a wrapper that shows something to a person is waited for', async () => {
  const { bridge, sent, say } = fakeWrapper()
  const asked = bridge.ask('signIn', { type: 'google', nonce: 'n' })
  say({ reply: sent[0]?.id, waiting: true })
  await vi.advanceTimersByTimeAsync(PERSON_MS - 1)
  say({ reply: sent[0]?.id, data: { outcome: 'done', access_token: 'proof', openid: '42' } })
  expect(await asked).toEqual({ outcome: 'done', access_token: 'proof', openid: '42' })
})

test('events are heard in their shape; malformed, oversized and unknown ones are not', () => {
  const { bridge, say } = fakeWrapper()
  const heard: unknown[] = []
  const stop = bridge.on('language', (data) => heard.push(data))
  bridge.on('pushTokenChanged', (data) => heard.push(data))
  bridge.on('backPressed', (data) => heard.push(data))
  for (const nonsense of ['', '{', 'null', '[]', '"text"', '{"type":7}', '{"type":"toString"}', '{"type":"__proto__"}']) say(nonsense)
  say({ type: 'language', data: { language: 'klingon' } })
  say({ type: 'language', data: 'ar' })
  say({ type: 'pushTokenChanged', data: { token: '' } })
  say({ type: 'pushTokenChanged', data: { token: 'x'.repeat(1001) } })
  say({ type: 'pushTokenChanged', data: { token: 'ok', pad: 'x'.repeat(17_000) } })
  say({ type: 'readMyStorage', data: {} })
  expect(heard).toEqual([])
  say({ type: 'language', data: { language: 'ar' } })
  say({ type: 'backPressed' })
  stop()
  say({ type: 'language', data: { language: 'pt' } })
  expect(heard).toEqual([{ language: 'ar' }, {}])
})

test('questions nobody answers do not pile up', async () => {
  const { bridge, sent } = fakeWrapper()
  const asked = Array.from({ length: 40 }, () => bridge.ask('pushToken', {}))
  expect(sent).toHaveLength(32)
  await vi.advanceTimersByTimeAsync(ANSWER_MS)
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 40 }, () => undefined))
})
