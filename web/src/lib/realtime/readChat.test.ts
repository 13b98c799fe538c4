import type { EventOf } from '@nimbo/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { snapshotOf } from '../../testing/samples/rooms.ts'
import { cover, hasHole } from './chatGap.ts'
import { readChat } from './readChat.ts'

const chat = (seq: number) => ({ seq, id: `c${seq}` }) as EventOf<'chat'>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function reader(server: number[], random = 0) {
  const got: number[] = []
  const asked: number[] = []
  const chatReader = readChat({
    last: 0,
    fetchMessages: async (after) => {
      asked.push(after)
      return { seq: server.at(-1) ?? 0, messages: server.filter((s) => s > after).map(chat) }
    },
    onMessages: (messages) => got.push(...messages.map((m) => m.seq)),
    random: () => random,
  })
  return { ...chatReader, got, asked }
}

test('ranges that arrive out of order close their own hole', () => {
  let gap = cover({ last: 0, newest: 0, beyond: [] }, 4, 6)
  expect(hasHole(gap)).toBe(true)
  gap = cover(gap, 1, 3)
  expect(gap).toEqual({ last: 6, newest: 6, beyond: [] })
})

test('a frame without chat changes nothing', () => {
  expect(cover({ last: 5, newest: 5, beyond: [] }, 6, 5)).toEqual({ last: 5, newest: 5, beyond: [] })
})

test('a hole that closes within 400 ms asks nobody', async () => {
  const r = reader([1, 2, 3])
  r.frame({ from: 2, to: 3, last: 3 })
  await vi.advanceTimersByTimeAsync(300)
  r.frame({ from: 1, to: 1, last: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(r.asked).toEqual([])
})

test('a hole that stays is asked for once', async () => {
  const r = reader([1, 2, 3, 4])
  r.frame({ from: 1, to: 1, last: 1 })
  r.frame({ from: 4, to: 4, last: 4 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(r.asked).toEqual([1])
  expect(r.got).toEqual([2, 3, 4])
})

test('readers that miss the same line ask within a second of each other, not at once', async () => {
  const early = reader([1, 2], 0)
  const late = reader([1, 2], 0.99)
  for (const r of [early, late]) r.frame({ from: 2, to: 2, last: 2 })
  await vi.advanceTimersByTimeAsync(410)
  expect([early.asked, late.asked]).toEqual([[0], []])
  await vi.advanceTimersByTimeAsync(1000)
  expect(late.asked).toEqual([0])
})

test('a reader that is filled while it waits asks nobody', async () => {
  const r = reader([1, 2], 0.99)
  r.frame({ from: 2, to: 2, last: 2 })
  await vi.advanceTimersByTimeAsync(1200)
  r.frame({ from: 1, to: 1, last: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(r.asked).toEqual([])
})

test('a frame without chat that knows a newer line shows the hole at the end', async () => {
  const r = reader([1, 2])
  r.frame({ from: 1, to: 1, last: 1 })
  r.frame({ from: 1, to: 0, last: 2 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(r.asked).toEqual([1])
  expect(r.got).toEqual([2])
})

test('a snapshot that does not reach back to the last known line leaves a hole to fill', async () => {
  const r = reader([1, 2, 3, 4, 5])
  r.frame({ from: 1, to: 1, last: 1 })
  r.cover(snapshotOf({ seq: 5, messages: [chat(4), chat(5)] }))
  await vi.advanceTimersByTimeAsync(10)
  expect(r.asked).toEqual([1])
})

test('a failed question is asked again, and a closed reader asks nothing', async () => {
  let calls = 0
  const fetchMessages = () => ((calls += 1), Promise.reject(new Error('offline')))
  const r = readChat({ last: 0, fetchMessages, onMessages: () => undefined, random: () => 0 })
  r.frame({ from: 3, to: 3, last: 3 })
  await vi.advanceTimersByTimeAsync(400 + 2000 + 10)
  expect(calls).toBe(2)
  r.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toBe(2)
})
