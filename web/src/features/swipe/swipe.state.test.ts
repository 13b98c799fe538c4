import { expect, test } from 'vitest'
import { rooms } from '../../testing/samples/rooms.ts'
import { neighboursOf, orderAfter, releaseOf } from './swipe.state.ts'

const [a, b, c] = rooms as [(typeof rooms)[0], (typeof rooms)[0], (typeof rooms)[0]]
const d = { ...c, stream: 'd' }
const names = (cards: readonly { stream: string }[]) => cards.map(({ stream }) => stream)

test('a list that is sorted anew changes nothing about the order of a visit; what is new comes last, what is gone leaves', () => {
  const first = orderAfter([], [a, b, c], a)
  expect(names(first)).toEqual(names([a, b, c]))
  expect(names(orderAfter(first, [c, d, a], b))).toEqual(names([a, b, c, d]))
  expect(names(orderAfter(first, [d, c], a))).toEqual(names([a, c, d]))
})

test('a room that is in no list stands before all others', () => {
  expect(names(orderAfter([], [b, c], a))).toEqual(names([a, b, c]))
})

test('the rooms are a circle, and a single one has no neighbours', () => {
  expect(neighboursOf([a, b, c], c.stream)).toEqual({ next: a, previous: b })
  expect(neighboursOf([a], a.stream)).toEqual({ next: undefined, previous: undefined })
  expect(neighboursOf([a, b], 'unknown')).toEqual({ next: undefined, previous: undefined })
})

test('a far or a quick move changes the room, a short slow one does not', () => {
  expect(releaseOf({ dy: -300, ms: 900, height: 800 })).toBe('next')
  expect(releaseOf({ dy: 300, ms: 900, height: 800 })).toBe('previous')
  expect(releaseOf({ dy: -60, ms: 90, height: 800 })).toBe('next')
  expect(releaseOf({ dy: -60, ms: 400, height: 800 })).toBe('stay')
  expect(releaseOf({ dy: 30, ms: 10, height: 800 })).toBe('stay')
})
