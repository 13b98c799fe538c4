import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADOPT_MS, warmRooms } from './warmRooms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const entered = (stream: string) => ({ room: { stream } })

function rooms() {
  const told: string[] = []
  const kept = warmRooms(({ room }: ReturnType<typeof entered>) => {
    told.push(`open ${room.stream}`)
    return { close: () => void told.push(`close ${room.stream}`) }
  })
  return { told, ...kept }
}

test('what the answer opened is taken over, once', () => {
  const { told, warm, adopt } = rooms()
  const a = entered('a')
  warm(a)
  warm(a)
  const taken = adopt(a)
  vi.advanceTimersByTime(ADOPT_MS * 2)
  expect(told).toEqual(['open a'])
  taken.close()
  // Drawn a second time with the same answer, after it was closed.
  adopt(a)
  expect(told).toEqual(['open a', 'close a', 'open a'])
})

test('a room that is entered by nobody is closed by itself', () => {
  const { told, warm } = rooms()
  warm(entered('a'))
  vi.advanceTimersByTime(ADOPT_MS)
  expect(told).toEqual(['open a', 'close a'])
  expect(vi.getTimerCount()).toBe(0)
})

test('leaving closes it, and leaving another room does not', () => {
  const { told, warm, drop } = rooms()
  warm(entered('a'))
  drop('b')
  expect(told).toEqual(['open a'])
  drop('a')
  drop('a')
  expect(told).toEqual(['open a', 'close a'])
  expect(vi.getTimerCount()).toBe(0)
})

test('there is one connection for a room, and one that waits', () => {
  const { told, warm, adopt } = rooms()
  warm(entered('a'))
  warm(entered('b'))
  expect(told).toEqual(['open a', 'close a', 'open b'])
  adopt(entered('b'))
  expect(told.slice(3)).toEqual(['close b', 'open b'])
})
