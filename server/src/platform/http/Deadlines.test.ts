import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadlines } from './Deadlines.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('each call has its whole time, and one timer serves all of them', () => {
  const deadlines = new Deadlines(1_000)
  const expired: string[] = []
  const add = (name: string) => deadlines.add(() => expired.push(name))
  add('first')
  vi.advanceTimersByTime(400)
  const second = add('second')
  add('third')
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(599)
  expect(expired).toEqual([])
  vi.advanceTimersByTime(1)
  expect(expired).toEqual(['first'])
  deadlines.delete(second)
  vi.advanceTimersByTime(400)
  expect(expired).toEqual(['first', 'third'])
  expect(vi.getTimerCount()).toBe(0)
})

test('ten thousand answered calls leave one timer, and later none', () => {
  const deadlines = new Deadlines(1_000)
  for (let n = 0; n < 10_000; n++) deadlines.delete(deadlines.add(() => expect.unreachable()))
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(vi.getTimerCount()).toBe(0)
})
