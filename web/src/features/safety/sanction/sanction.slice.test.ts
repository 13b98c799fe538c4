import { expect, test } from 'vitest'
import { createRoom } from '../../../room/createRoom.ts'
import { quietRoom, roomWith } from '../../../testing/roomWith.ts'
import { kicked, muted, playStopped, showEnded, unmuted } from '../../../testing/samples/roomEvents.ts'
import { sanctionSlice } from './sanction.slice.ts'

test('what is done to me is said of me; what is done to others is not', () => {
  const room = roomWith([sanctionSlice])
  const { uid } = room.entered.sender
  const mutedAndRemoved = () => {
    const { mutedUntil, removed } = room.store.getState().core
    return [mutedUntil, removed]
  }
  room.receive([muted(uid + 1, 99), kicked(uid + 1)])
  expect(mutedAndRemoved()).toEqual([undefined, false])
  room.receive([muted(uid, 99)])
  expect(mutedAndRemoved()).toEqual([99, false])
  room.receive([unmuted(uid), kicked(uid)])
  expect(mutedAndRemoved()).toEqual([undefined, true])
})

test('whoever comes in muted is muted from the start', () => {
  const entered = { ...quietRoom, shutup: 1 as const, shutup_until: 0 }
  const room = createRoom({ role: 'audience', entered, features: [sanctionSlice] })
  expect(room.store.getState().core.mutedUntil).toBe(0)
})

test('a show that was closed keeps the rule it broke', () => {
  const room = roomWith([sanctionSlice])
  room.receive([playStopped, { ...showEnded, event: { ...showEnded.event, reason: 'closed' } } as typeof showEnded])
  expect(room.store.getState().core).toMatchObject({ ended: 'closed', stopped: { ct_en: '3.2 Gambling' } })
})
