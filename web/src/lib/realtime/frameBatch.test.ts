import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frameBatch } from './frameBatch.ts'

const FRAME_MS = 16
/** Time that drawing took, besides what the timers have counted. */
let drawnMs = 0

beforeEach(() => {
  drawnMs = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME_MS))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + drawnMs)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Batch sizes of a hundred events a second for five seconds, on a device that needs so long for one drawing. */
function handOver(drawingMs: number): number[] {
  const sizes: number[] = []
  const batch = frameBatch<number>((items) => {
    sizes.push(items.length)
    drawnMs += drawingMs
  })
  for (let n = 0; n < 500; n++) {
    batch.push([n])
    vi.advanceTimersByTime(10)
  }
  batch.close()
  return sizes
}

test('a fast device draws a busy room several times a second', () => {
  expect(handOver(1).length).toBeGreaterThan(20)
})

test('one that draws slowly is handed everything together, at least once a second', () => {
  const sizes = handOver(200)
  expect(sizes.length).toBeGreaterThanOrEqual(5)
  expect(sizes.length).toBeLessThan(9)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(350)
})
