import { expect, test } from 'vitest'
import { rooms } from '../../../testing/samples/rooms.ts'
import { adjacentTo, orderAfter } from './swipe.state.ts'

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

test('the rooms are a circle, and a single one has none beside it', () => {
  expect(adjacentTo([a, b, c], c.stream)).toEqual({ next: a, previous: b })
  expect(adjacentTo([a], a.stream)).toEqual({ next: undefined, previous: undefined })
  expect(adjacentTo([a, b], 'unknown')).toEqual({ next: undefined, previous: undefined })
})
