import { expect, test, vi } from 'vitest'
import { createTestClock, type TestClock } from '../testing/testClock.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { type LoopOptions, runLoop, Wake } from './runLoop.ts'

const HOUR_MS = 3_600_000
const metrics = createMetrics()
const log = createLog('test', 'silent')

function start(options: Partial<LoopOptions> & Pick<LoopOptions, 'work'>) {
  const [stopping, clock] = [new AbortController(), createTestClock()]
  const done = runLoop({ name: 'sample', everyMs: 1_000, signal: stopping.signal, log, metrics, clock, ...options })
  return {
    clock,
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}
/** A tenth more or less. */
function expectPauses({ pauses }: TestClock, usual: readonly number[]): void {
  expect(pauses).toHaveLength(usual.length)
  for (const [n, ms] of usual.entries()) {
    expect(pauses[n]).toBeGreaterThanOrEqual(0.9 * ms)
    expect(pauses[n]).toBeLessThanOrEqual(1.1 * ms)
  }
}
const valueOf = async (name: 'loopFailures' | 'loopLastSuccess', loop: string) =>
  (await metrics[name].get()).values.find(({ labels }) => labels.loop === loop)?.value

test('runs until it is stopped, one run at a time, and says when it last succeeded', async () => {
  let [running, most, runs] = [0, 0, 0]
  const ends: (() => void)[] = []
  const before = Date.now() / 1000
  const { clock, stop } = start({
    name: 'steady',
    work: async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((done) => ends.push(done))
      running--
      runs++
    },
  })
  for (const n of [1, 2, 3]) {
    await expect.poll(() => ends.length).toBe(n)
    // However long a run takes, the next waits for its end.
    clock.advance(HOUR_MS)
    ends.at(-1)!()
    await clock.untilPaused(n)
    if (n < 3) clock.advance(HOUR_MS)
  }
  await stop()
  clock.advance(HOUR_MS)
  expect([runs, most, ends.length]).toEqual([3, 1, 3])
  expect(await valueOf('loopLastSuccess', 'steady')).toBeGreaterThanOrEqual(before)
})

test('a pause varies by a tenth', async () => {
  const { clock, stop } = start({ work: async () => undefined })
  for (let n = 1; n <= 50; n++) {
    await clock.untilPaused(n)
    clock.advance(HOUR_MS)
  }
  await stop()
  expect(Math.min(...clock.pauses)).toBeGreaterThanOrEqual(900)
  expect(Math.max(...clock.pauses)).toBeLessThanOrEqual(1_100)
  expect(new Set(clock.pauses).size).toBeGreaterThan(1)
})

test('a pause ends at once when the loop is stopped', async () => {
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  const { clock, stop } = start({ work })
  await clock.untilPaused(1)
  await stop()
  expect(work).toHaveBeenCalledOnce()
})

test('a pause ends at once when there is something to do, also when that was said during the run', async () => {
  const wake = new Wake()
  let runs = 0
  const work = async () => {
    if (++runs === 1) wake.now()
  }
  const { clock, stop } = start({ wake, work })
  await clock.untilPaused(2)
  expect(runs).toBe(2)
  wake.now()
  await clock.untilPaused(3)
  await stop()
  expect(runs).toBe(3)
})

test('a backlog is worked off without a pause', async () => {
  let left = 50
  const { clock, stop } = start({ work: async () => (--left > 0 ? 'more' : undefined) })
  await clock.untilPaused(1)
  expect(left).toBe(0)
  await stop()
  expect(clock.pauses).toHaveLength(1)
})

test('failures are counted and logged, slow the loop down, and never end it', async () => {
  const warn = vi.spyOn(log, 'warn')
  let runs = 0
  const { clock, stop } = start({
    name: 'failing',
    work: async () => {
      if (++runs <= 4) throw new Error('no database')
    },
  })
  for (const n of [1, 2, 3, 4, 5]) {
    await clock.untilPaused(n)
    clock.advance(HOUR_MS)
  }
  await clock.untilPaused(6)
  await stop()
  // Doubled each time up to five seconds, and as usual after a success.
  expectPauses(clock, [2_000, 4_000, 5_000, 5_000, 1_000, 1_000])
  expect(await valueOf('loopFailures', 'failing')).toBe(4)
  expect(warn.mock.calls[1]).toEqual([{ err: new Error('no database'), loop: 'failing', failures: 2, timedOut: false }, 'loop run failed'])
  warn.mockRestore()
})

test('a run that takes too long is told to give up, and waited for', async () => {
  const seen: string[] = []
  const { clock, stop } = start({
    name: 'slow',
    timeoutMs: 20,
    work: async (signal) => {
      seen.push('begins')
      await new Promise((done) => signal.addEventListener('abort', done))
      await Promise.resolve()
      seen.push('ends')
      signal.throwIfAborted()
    },
  })
  await clock.untilPaused(1)
  clock.advance(HOUR_MS)
  await clock.untilPaused(2)
  await stop()
  expect(seen).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(await valueOf('loopFailures', 'slow')).toBe(2)
})

test('an interval that is a function is asked after every run', async () => {
  let asked = 0
  const everyMs = () => 1_000 * 2 ** asked++
  const { clock, stop } = start({ everyMs, work: async () => undefined })
  for (const n of [1, 2, 3]) {
    await clock.untilPaused(n)
    clock.advance(HOUR_MS)
  }
  await clock.untilPaused(4)
  await stop()
  expectPauses(clock, [1_000, 2_000, 4_000, 8_000])
})
