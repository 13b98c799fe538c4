import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storePendingAddress, takePendingAddress } from './pendingAddress.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a waiting screen is opened once', () => {
  storePendingAddress('/sanction?id=7')
  expect(takePendingAddress()).toBe('/sanction?id=7')
  expect(takePendingAddress()).toBeUndefined()
})

test('one that waited too long is not', () => {
  storePendingAddress('/message')
  vi.useFakeTimers({ now: Date.now() + 31 * 60_000 })
  expect(takePendingAddress()).toBeUndefined()
  vi.useRealTimers()
})

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', `/${'x'.repeat(600)}`])(
  '%s is none',
  (path) => {
    storePendingAddress(path)
    expect(takePendingAddress()).toBeUndefined()
    localStorage.setItem('pending-address', `${Date.now()} ${path.slice(0, 100).replace(/^\/x+$/, '')}`)
    expect(takePendingAddress()).toBeUndefined()
  },
)
