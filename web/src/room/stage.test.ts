import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStage } from './stage.ts'
import type { Effect, EffectKind } from './stage.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const effect = (kind: EffectKind, value: number, more: Partial<Effect> = {}): Effect => ({
  kind,
  value,
  durationMs: 1000,
  draw: (onDone) => onDone as never,
  ...more,
})
const visible = () => createStage({ isHidden: () => false })
const values = (effects: readonly { value: number }[]) => effects.map(({ value }) => value)

test('one full-screen effect at a time, the most valuable next, own ones first', () => {
  const stage = visible()
  for (const value of [1, 5, 9]) stage.play(effect('deluxe', value))
  stage.play(effect('medium', 2, { own: true }))
  expect(values(stage.store.getState().playing)).toEqual([1])
  expect(values(stage.store.getState().waiting)).toEqual([2, 9, 5])
  const done = stage.store.getState().playing[0]?.draw() as unknown as () => void
  done()
  expect(values(stage.store.getState().playing)).toEqual([2])
})

test('the queue is bounded: the cheapest goes, and among equals the oldest', () => {
  const stage = visible()
  for (let value = 0; value <= 300; value++) stage.play(effect('deluxe', value))
  expect(stage.store.getState().waiting).toHaveLength(20)
  expect(values(stage.store.getState().waiting)).toEqual(Array.from({ length: 20 }, (_, i) => 300 - i))
  for (let uid = 0; uid < 9; uid++) stage.play(effect('banner', 50, { from: uid }))
  const waiting = stage.store.getState().waiting.filter(({ kind }) => kind === 'banner')
  expect(waiting.map(({ from }) => from)).toEqual([4, 5, 6, 7, 8])
})

test('nothing is kept for somebody who does not look', () => {
  let hidden = true
  const stage = createStage({ isHidden: () => hidden })
  stage.play(effect('deluxe', 1))
  expect(stage.store.getState()).toMatchObject({ playing: [], waiting: [] })
  hidden = false
  for (const value of [1, 2]) stage.play(effect('deluxe', value))
  hidden = true
  vi.advanceTimersByTime(4001)
  expect(stage.store.getState()).toMatchObject({ playing: [], waiting: [] })
})

test('an effect that hangs holds up the next no longer than the watchdog, and one too old is not played', () => {
  const stage = visible()
  stage.play(effect('deluxe', 2))
  stage.play(effect('deluxe', 1))
  vi.advanceTimersByTime(3999)
  expect(values(stage.store.getState().playing)).toEqual([2])
  vi.advanceTimersByTime(1)
  expect(values(stage.store.getState().playing)).toEqual([1])
  stage.play(effect('deluxe', 1, { durationMs: 40_000 }))
  vi.advanceTimersByTime(4000)
  stage.play(effect('deluxe', 7))
  vi.advanceTimersByTime(43_000)
  expect(stage.store.getState()).toMatchObject({ playing: [], waiting: [] })
})

test('somebody blocked leaves the queue and the screen', () => {
  const stage = visible()
  for (const from of [7, 7, 8]) stage.play(effect('banner', 50, { from }))
  stage.dropFrom(new Set([7]))
  expect(stage.store.getState().playing.map(({ from }) => from)).toEqual([8])
  expect(stage.store.getState().waiting).toEqual([])
})

test('who asked for calm gets banners and no fireworks', () => {
  const stage = createStage({ isHidden: () => false, areEffectsOn: () => false })
  for (const kind of ['deluxe', 'medium', 'barrage', 'banner'] as const) stage.play(effect(kind, 1))
  expect(stage.store.getState().playing.map(({ kind }) => kind)).toEqual(['banner'])
})

test('what is paused stands still, whatever its own time says, and goes on when asked', () => {
  const stage = visible()
  for (const from of [7, 8]) stage.play(effect('banner', 50, { from }))
  stage.togglePause()
  vi.advanceTimersByTime(60_000)
  stage.play(effect('barrage', 1))
  expect(stage.store.getState().playing.map(({ from }) => from)).toEqual([7])
  stage.dropFrom(new Set([7]))
  expect(stage.store.getState().playing).toEqual([])
  stage.togglePause()
  expect(stage.store.getState().playing.map(({ kind }) => kind)).toEqual(['barrage'])
})

test('who asked for calm sees what stands still, and repeats of one run wait as one', () => {
  const stage = createStage({ isHidden: () => false, areEffectsOn: () => false })
  for (let i = 0; i < 30; i++) stage.play(effect('deluxe', 5, { calm: true, merge: '7:13' }))
  stage.play(effect('deluxe', 9, { calm: true, merge: '8:13' }))
  expect(values(stage.store.getState().playing)).toEqual([5])
  expect(values(stage.store.getState().waiting)).toEqual([145, 9])
})
