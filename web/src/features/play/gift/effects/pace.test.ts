import { expect, test, vi } from 'vitest'
import { followPace, isLosingFrames, isTooMuch } from './pace.ts'

const steady = Array.from({ length: 30 }, () => 16.7)

test('one hitch is forgiven, a tenth of the frames is not', () => {
  expect(isLosingFrames([...steady.slice(1), 120], 16.7)).toBe(false)
  expect(
    isLosingFrames(
      steady.map((gap, n) => (n % 5 === 0 ? 33.4 : gap)),
      16.7,
    ),
  ).toBe(true)
})

test('a screen that is slow by itself is no fault of the effect', () => {
  expect(
    isLosingFrames(
      Array.from({ length: 30 }, () => 33.4),
      33.4,
    ),
  ).toBe(false)
})

test('what was long ago does not count', () => {
  expect(isLosingFrames([...Array.from({ length: 30 }, () => 100), ...steady], 16.7)).toBe(false)
})

/** Plays an effect on a screen whose frames are so far apart, after eight that are usual. */
function play(effect: string, gaps: readonly number[]): boolean {
  let [now, slow] = [0, false]
  const waiting: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => waiting.push(draw))
  const frame = (gap: number) => {
    now += gap
    for (const draw of waiting.splice(0)) draw(now)
  }
  const control = new AbortController()
  const pace = followPace(effect, control.signal)
  for (let n = 0; n < 10; n++) frame(16.7)
  pace.watch(() => (slow = true))
  for (const gap of gaps) frame(gap)
  control.abort()
  vi.unstubAllGlobals()
  return slow
}

test('the first ten frames of an effect are its own: fetching, building and the first picture cost once', () => {
  expect(play('/effects/first.json', [...Array.from({ length: 10 }, () => 90), ...steady])).toBe(false)
  expect(play('/effects/later.json', [...steady, ...Array.from({ length: 10 }, () => 90)])).toBe(true)
})

test('an effect that was too much rests for a minute, others of its kind do not', () => {
  vi.useFakeTimers()
  play('/effects/heavy.json', [...steady, ...Array.from({ length: 10 }, () => 90)])
  expect([isTooMuch('/effects/heavy.json'), isTooMuch('/effects/other.json')]).toEqual([true, false])
  vi.advanceTimersByTime(61_000)
  expect(isTooMuch('/effects/heavy.json')).toBe(false)
  vi.useRealTimers()
})
