import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { type LoopOptions, runLoop } from './runLoop.ts'

const metrics = createMetrics()
const log = createLog('test', 'silent')

function start(options: Partial<LoopOptions> & Pick<LoopOptions, 'work'>) {
  const stopping = new AbortController()
  const done = runLoop({ name: 'sample', everyMs: 5, signal: stopping.signal, log, metrics, ...options })
  return {
    stop: async () => {
      stopping.abort()
      await done
    },
  }
}
const valueOf = async (name: 'loopFailures' | 'loopLastSuccess', loop: string) =>
  (await metrics[name].get()).values.find(({ labels }) => labels.loop === loop)?.value

test('runs until it is stopped, one run at a time, and says when it last succeeded', async () => {
  let [running, most, runs] = [0, 0, 0]
  const loop = start({
    name: 'steady',
    work: async () => {
      most = Math.max(most, ++running)
      await sleep(3)
      running--
      runs++
    },
  })
  await vi.waitUntil(() => runs >= 3)
  await loop.stop()
  const stopped = runs
  await sleep(30)
  expect([runs, most]).toEqual([stopped, 1])
  expect(Date.now() / 1000 - (await valueOf('loopLastSuccess', 'steady'))!).toBeLessThan(10)
})

test('a pause ends at once when the loop is stopped', async () => {
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  const loop = start({ everyMs: 60_000, work })
  await vi.waitUntil(() => work.mock.calls.length === 1)
  await loop.stop()
  expect(work).toHaveBeenCalledOnce()
})

test('a backlog is worked off without a pause', async () => {
  let left = 50
  const loop = start({ everyMs: 60_000, work: async () => (--left > 0 ? 'more' : undefined) })
  await vi.waitUntil(() => left === 0)
  await loop.stop()
  expect(left).toBe(0)
})

test('failures are counted and logged, slow the loop down, and never end it', async () => {
  const warn = vi.spyOn(log, 'warn')
  const times: number[] = []
  const loop = start({
    name: 'failing',
    everyMs: 20,
    work: async () => {
      times.push(performance.now())
      if (times.length <= 4) throw new Error('no database')
    },
  })
  await vi.waitUntil(() => times.length >= 6, { timeout: 5_000 })
  await loop.stop()
  const pauses = times.slice(1).map((at, n) => at - times[n]!)
  expect(pauses[3]!).toBeGreaterThan(pauses[0]! * 2)
  expect(pauses[4]!).toBeLessThan(pauses[3]!)
  expect(await valueOf('loopFailures', 'failing')).toBe(4)
  expect(warn.mock.calls[1]).toEqual([{ err: new Error('no database'), loop: 'failing', failures: 2, timedOut: false }, 'loop run failed'])
  warn.mockRestore()
})

test('a run that takes too long is told to give up, and waited for', async () => {
  const seen: string[] = []
  const loop = start({
    name: 'slow',
    timeoutMs: 20,
    work: async (signal) => {
      seen.push('begins')
      await new Promise((done) => signal.addEventListener('abort', done))
      await sleep(10)
      seen.push('ends')
      signal.throwIfAborted()
    },
  })
  await vi.waitUntil(() => seen.length >= 4, { timeout: 5_000 })
  await loop.stop()
  expect(seen.slice(0, 4)).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(await valueOf('loopFailures', 'slow')).toBeGreaterThan(0)
})

test('an interval that is a function is asked after every run', async () => {
  const everyMs = vi.fn<() => number>(() => 1)
  const work = vi.fn<() => Promise<void>>(async () => undefined)
  const loop = start({ everyMs, work })
  await vi.waitUntil(() => work.mock.calls.length >= 3)
  await loop.stop()
  expect(everyMs.mock.calls.length).toBeGreaterThanOrEqual(2)
})
