import { MAX_DOODLE_STAMPS } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { moveTo, scaled, SPACING, stampsOf, startStroke, undo } from './doodle.state.ts'

test('stamps stand evenly along the finger, however far it jumps', () => {
  const strokes = moveTo(startStroke([], { x: 0, y: 0 }), { x: SPACING * 3 + 5, y: 0 })
  expect(stampsOf(strokes)).toEqual([0, 1, 2, 3].map((n) => ({ x: n * SPACING, y: 0 })))
  expect(moveTo(strokes, { x: SPACING * 3 + 10, y: 4 })).toBe(strokes)
  expect(moveTo([], { x: 4, y: 4 })).toEqual([])
})

test('undo takes a stroke back, and there are no more stamps than may be sent', () => {
  const two = startStroke(startStroke([], { x: 1, y: 1 }), { x: 2, y: 2 })
  expect(stampsOf(undo(two))).toEqual([{ x: 1, y: 1 }])
  const full = moveTo(startStroke([], { x: 0, y: 0 }), { x: SPACING * 1000, y: 0 })
  expect(stampsOf(full)).toHaveLength(MAX_DOODLE_STAMPS)
  expect(startStroke(full, { x: 9, y: 9 })).toBe(full)
})

test('a doodle is replayed in the reader’s frame, undistorted and in the middle', () => {
  expect(
    scaled(
      [
        { x: 0, y: 0 },
        { x: 100, y: 200 },
      ],
      { width: 100, height: 200 },
      { width: 400, height: 400 },
    ),
  ).toEqual([
    { x: 100, y: 0 },
    { x: 300, y: 400 },
  ])
  expect(scaled([{ x: 5, y: 5 }], { width: 0, height: 0 }, { width: 100, height: 100 })).toEqual([])
})
