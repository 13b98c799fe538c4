import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventOf } from '@nimbo/contract'
import { giftSent } from '../../../testing/samples/gifts.ts'
import { createComboLanes } from './comboLanes.ts'
import { MAX_WAITING } from './comboLanes.state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ME = 1
const gift = (combo: string, changes: Partial<EventOf<'giftSent'>> = {}) =>
  giftSent(`${combo}-${changes.combocount ?? 1}`, { combo, uid: 7, ...changes }).event as EventOf<'giftSent'>
function open() {
  const lanes = createComboLanes(ME)
  const state = () => lanes.store.getState()
  const shown = () => state().shown.map((one) => one && `${one.combo}×${one.count}`)
  return { ...lanes, state, shown }
}

test('repeats of one run are one lane, the highest count wins, and it ends three seconds after the last', () => {
  const { receive, shown } = open()
  receive(gift('a'))
  receive(gift('a', { combocount: 5 }))
  receive(gift('a', { combocount: 3 }))
  expect(shown()).toEqual(['a×5', undefined])
  vi.advanceTimersByTime(2900)
  receive(gift('a', { combocount: 6 }))
  vi.advanceTimersByTime(2900)
  expect(shown()).toEqual(['a×6', undefined])
  vi.advanceTimersByTime(200)
  expect(shown()).toEqual([undefined, undefined])
})

test('own first, then value, then age; one’s own is seen at once', () => {
  const { receive, shown, state } = open()
  for (const [combo, totalcoin] of [
    ['a', '10'],
    ['b', '20'],
    ['c', '5'],
    ['d', '500'],
  ] as const)
    receive(gift(combo, { totalcoin }))
  expect(shown()).toEqual(['a×1', 'b×1'])
  expect(state().waiting.map(({ combo }) => combo)).toEqual(['d', 'c'])
  receive(gift('mine', { uid: ME, totalcoin: '1' }))
  expect(shown()).toEqual(['mine×1', 'b×1'])
  vi.advanceTimersByTime(3000)
  expect(shown()).toEqual(['d×1', 'c×1'])
})

test('two hundred gifts a second: the queue is bounded, the dearest are shown and nothing waits for ever', () => {
  const { receive, state } = open()
  const seen = new Set<string>()
  for (let tick = 0; tick < 50; tick++) {
    for (let i = 0; i < 40; i++) receive(gift(`g${tick}-${i}`, { totalcoin: String(i) }))
    expect(state().waiting.length).toBeLessThanOrEqual(MAX_WAITING)
    for (const one of state().shown) if (one) seen.add(one.combo)
    vi.advanceTimersByTime(200)
  }
  expect(seen.size).toBeGreaterThan(4)
  expect([...seen].slice(2).every((combo) => combo.endsWith('-39'))).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(state()).toEqual({ shown: [undefined, undefined], waiting: [] })
  expect(vi.getTimerCount()).toBe(0)
})

test('a run that never ends leaves its lane to those who wait', () => {
  const { receive, shown } = open()
  for (let n = 1; n <= 60; n++) {
    receive(gift('endless', { combocount: n, totalcoin: '1' }))
    receive(gift('other-endless', { combocount: n, totalcoin: '1' }))
    if (n === 1) receive(gift('late', { totalcoin: '1' }))
    vi.advanceTimersByTime(200)
    if (shown().includes('late×1')) return
  }
  expect.unreachable('the third never had a lane')
})

test('who is blocked leaves lanes and queue', () => {
  const { receive, dropFrom, state } = open()
  for (const [i, combo] of ['a', 'b', 'c', 'd'].entries()) receive(gift(combo, { uid: 10 + (i % 2) }))
  dropFrom(new Set([10]))
  expect([...state().shown, ...state().waiting].filter(Boolean).map((one) => one!.event.uid)).toEqual([11, 11])
})
