import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openNotice } from './openNotice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const origin = 'https://nimbo.example'

/** A tab, which answers unless its page is older than the worker. */
function tab(path: string, answers: boolean) {
  const done: string[] = []
  const client = {
    url: origin + path,
    done,
    focus: async () => void done.push('focus'),
    navigate: async (url: string) => (done.push(`navigate ${url}`), client),
    postMessage: ({ url }: { url: string }, [port]: MessagePort[]) => {
      done.push(`asked ${url}`)
      if (answers) port!.postMessage('opened', [])
    },
  }
  return client
}
const clientsOf = (...tabs: ReturnType<typeof tab>[]) => {
  const opened: string[] = []
  const clients = { matchAll: async () => tabs, openWindow: async (url: string) => (opened.push(url), null) } as unknown as Clients
  return { clients, opened }
}
const room = '/liveAudience?liveuid=1&stream=1_2'

test('a tab that is open goes there by itself: what it holds is not loaded anew', async () => {
  vi.useRealTimers()
  const watching = tab('/liveAudience?liveuid=9', true)
  await openNotice(room, clientsOf(watching).clients)
  expect(watching.done).toEqual([`asked ${room}`, 'focus'])
})

test('a tab that does not answer is navigated', async () => {
  const silent = tab('/index', false)
  const opening = openNotice(room, clientsOf(silent).clients)
  await vi.advanceTimersByTimeAsync(600)
  await opening
  expect(silent.done).toEqual([`asked ${room}`, `navigate ${room}`, 'focus'])
})

test('a broadcast or a payment is left alone, and a window is opened where there is none', async () => {
  const broadcasting = tab('/liveAnchor', true)
  const { clients, opened } = clientsOf(broadcasting)
  await openNotice(room, clients)
  expect([broadcasting.done, opened]).toEqual([[], [room]])
})
