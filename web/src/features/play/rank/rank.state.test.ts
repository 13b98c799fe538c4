import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giver, votesUpdated } from '../../../testing/samples/roomEvents.ts'
import { snapshotOf } from '../../../testing/samples/rooms.ts'
import { roomWith } from '../../../testing/roomWith.ts'
import { lastMinute, rankSlice } from './rank.state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('totals are the server’s, whatever was missed before; a snapshot brings them back', () => {
  const room = roomWith([rankSlice])
  room.receive([votesUpdated(5, 40, 1040, [giver(7, '80')])])
  expect(room.read(rankSlice)).toMatchObject({ votes: 40, votesTotal: 1040, givers: [{ uid: 7 }] })
  room.restore(snapshotOf({ votes: '55', votestotal: '1055', givers: [giver(9, '90')] }), false)
  expect(room.read(rankSlice)).toMatchObject({ votes: 55, votesTotal: 1055, givers: [{ uid: 9 }] })
})

test('the last minute is what came in during it, what was undone included', () => {
  const room = roomWith([rankSlice])
  room.receive([votesUpdated(30, 30, 30)])
  vi.advanceTimersByTime(40_000)
  room.receive([votesUpdated(10, 40, 40), votesUpdated(-4, 36, 36)])
  expect(lastMinute(room.read(rankSlice), Date.now())).toBe(36)
  vi.advanceTimersByTime(30_000)
  expect(lastMinute(room.read(rankSlice), Date.now())).toBe(6)
})

test('what is remembered is bounded', () => {
  const room = roomWith([rankSlice])
  for (let n = 1; n <= 1000; n++) room.receive([votesUpdated(1, n, n)])
  expect(room.read(rankSlice).recent.length).toBeLessThanOrEqual(400)
})
