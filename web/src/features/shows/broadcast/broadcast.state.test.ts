import { expect, test } from 'vitest'
import { roomWith } from '../../../testing/roomWith.ts'
import { showMoved } from '../../../testing/samples/roomEvents.ts'
import { broadcast, lostReason } from './broadcast.state.ts'

test('a show opened on another device is told, without ending', () => {
  const room = roomWith([broadcast], 'anchor')
  expect(lostReason(room.read(broadcast))).toBeUndefined()
  room.receive([showMoved])
  expect(room.read(broadcast).moved).toBe(true)
  expect(lostReason(room.read(broadcast))).toBe('elsewhere')
  expect(room.store.getState().core.ended).toBeUndefined()
})

test('a long break or a refusal needs the anchor', () => {
  expect(lostReason({ ...broadcast.initial, sending: 'lost' })).toBeUndefined()
  expect(lostReason({ ...broadcast.initial, sending: 'lost', gaveUp: true })).toBe('lost')
  expect(lostReason({ ...broadcast.initial, sending: 'refused' })).toBe('lost')
  expect(lostReason({ ...broadcast.initial, sending: 'elsewhere' })).toBe('elsewhere')
})
