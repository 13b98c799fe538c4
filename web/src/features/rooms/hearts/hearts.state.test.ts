import { expect, test } from 'vitest'
import { roomWith } from '../../../testing/roomWith.ts'
import { light } from '../../../testing/samples/roomEvents.ts'
import { snapshotOf } from '../../../testing/samples/rooms.ts'
import { hearts, heartsLost, heartsSent, tap } from './hearts.state.ts'

test('hearts keep the highest total and float only what others sent', () => {
  const room = roomWith([hearts])
  room.update(hearts, (state) => heartsSent(state, 3))
  room.receive([light(5, 105), light(2, 102)])
  expect(room.read(hearts)).toMatchObject({ lights: 105, heartsSeen: 4, heartsOwed: 0 })
})

test('taps are counted, remembered where they were, and sent once', () => {
  const room = roomWith([hearts])
  room.update(hearts, (state) => tap(tap(state), { x: 4, y: 5 }))
  expect(room.read(hearts)).toMatchObject({ heartsSent: 2, unsent: 2, heartAt: { x: 4, y: 5 } })
  room.update(hearts, (state) => heartsSent(state, 2))
  expect(room.read(hearts)).toMatchObject({ unsent: 0, heartsOwed: 2 })
})

test('a snapshot never counts backwards', () => {
  const room = roomWith([hearts])
  room.receive([light(1, 9)])
  room.restore(snapshotOf({ nums: 4, lights: 7 }), false)
  expect(room.read(hearts).lights).toBe(9)
})

test('hearts the server did not take are owed to nobody', () => {
  const room = roomWith([hearts])
  room.update(hearts, (state) => heartsSent(state, 3))
  room.update(hearts, (state) => heartsLost(state, 3))
  room.receive([light(2, 102)])
  expect(room.read(hearts)).toMatchObject({ heartsSeen: 2, heartsOwed: 0 })
})
