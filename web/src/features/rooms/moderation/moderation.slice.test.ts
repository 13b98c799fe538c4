import { expect, test } from 'vitest'
import { roomWith } from '../../../testing/roomWith.ts'
import { adminSet } from '../../../testing/samples/roomEvents.ts'
import { moderationSlice } from './moderation.slice.ts'

test('I keep order from when the host says so; somebody else does not become me', () => {
  const room = roomWith([moderationSlice])
  const { uid } = room.entered.sender
  const usertype = () => room.store.getState().core.usertype
  room.receive([adminSet(uid + 1)])
  expect(usertype()).toBe(30)
  room.receive([adminSet(uid)])
  expect(usertype()).toBe(40)
})
