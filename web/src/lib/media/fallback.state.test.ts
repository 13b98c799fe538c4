import { expect, test } from 'vitest'
import { type Fallback, fallbackAfter, noFallback } from './fallback.state.ts'
import { gradeOf, type Uplink } from './uplink.ts'

const fine: Uplink = { rttMs: 40, bitrate: 2_000_000, available: 3_000_000, lost: 0 }
const weak: Uplink = { ...fine, available: 300_000 }
const starved: Uplink = { ...fine, available: 60_000, lost: 0.3 }
const after = (state: Fallback, uplink: Uplink, times: number) =>
  Array.from({ length: times }).reduce<Fallback>((now) => fallbackAfter(now, uplink), state)

test('a moment of trouble changes nothing; eight seconds of it send less', () => {
  expect(after(after(after(noFallback, weak, 3), fine, 1), weak, 3).level).toBe('full')
  expect(after(noFallback, weak, 4).level).toBe('reduced')
})

test('what is too little for a small picture leaves sound alone, one step at a time', () => {
  expect(after(noFallback, starved, 4).level).toBe('reduced')
  expect(after(noFallback, starved, 9).level).toBe('sound')
  expect(after(after(noFallback, starved, 4), weak, 100).level).toBe('reduced')
})

test('it comes back by itself, and later each time it failed', () => {
  const sound = after(noFallback, starved, 9)
  // Only sound is sent, so the estimate of what would fit stays low.
  const calm: Uplink = { rttMs: 40, bitrate: undefined, available: 60_000, lost: 0 }
  const reduced = after(sound, calm, 10)
  expect([after(sound, calm, 9).level, reduced.level]).toEqual(['sound', 'reduced'])
  expect(after(reduced, fine, 10).level).toBe('full')
  const again = after(reduced, starved, 5)
  expect([after(again, calm, 19).level, after(again, calm, 20).level]).toEqual(['sound', 'reduced'])
})

test('what is not known is no trouble', () => {
  expect(after(noFallback, { rttMs: undefined, bitrate: undefined }, 100)).toEqual(noFallback)
  expect(gradeOf({ rttMs: undefined, bitrate: undefined })).toBe('excellent')
})

test('the meter is as bad as the worst figure', () => {
  expect([fine, { ...fine, rttMs: 120 }, { ...fine, lost: 0.03 }, { ...fine, lost: 0.1 }, weak].map(gradeOf)).toEqual([
    'excellent',
    'good',
    'good',
    'weak',
    'weak',
  ])
})
