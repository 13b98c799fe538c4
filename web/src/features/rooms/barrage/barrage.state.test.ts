import { expect, test } from 'vitest'
import { roomWith } from '../../../testing/roomWith.ts'
import { flightMs, freeRow, takeRow } from './barrage.state.ts'

test('what flies at the same time flies in rows of its own, and a row is free again afterwards', () => {
  const [room, other] = [roomWith([]), roomWith([])]
  expect([takeRow(room), takeRow(room), takeRow(room), takeRow(other)]).toEqual([0, 1, 2, 0])
  freeRow(room, 1)
  expect(takeRow(room)).toBe(1)
})

test('a longer line takes longer, within six and nine seconds', () => {
  expect([flightMs(''), flightMs('x'.repeat(50)), flightMs('x'.repeat(100))]).toEqual([6000, 8000, 9000])
})
