import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveWith, readThirdAttempt, takeThirdAttempt } from './thirdAttempt.ts'
import type { ThirdAttempt } from './thirdAttempt.ts'

const attempt: ThirdAttempt = { state: 's', type: 'apple', purpose: 'login', restore: true }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('location', { assign: vi.fn<(url: string) => void>() })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was begun is kept for the way back, once', () => {
  void leaveWith('https://company.example/', attempt)
  expect(location.assign).toHaveBeenCalledWith('https://company.example/')
  expect(takeThirdAttempt()).toEqual(attempt)
  expect(takeThirdAttempt()).toBeUndefined()
})

test('nobody leaves when nothing can be kept', async () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  await expect(leaveWith('https://company.example/', attempt)).rejects.toThrow('full')
  expect(location.assign).not.toHaveBeenCalled()
})

test('a record that is not whole is no record', () => {
  expect(readThirdAttempt({ ...attempt, restore: 'yes' })).toEqual({ ...attempt, restore: false })
  for (const wrong of [null, 'x', {}, { ...attempt, state: '' }, { ...attempt, type: 'myspace' }, { ...attempt, purpose: 'steal' }]) {
    expect(readThirdAttempt(wrong)).toBeUndefined()
  }
})
