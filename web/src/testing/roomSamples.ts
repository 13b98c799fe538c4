import type { EventOf, NamedEvent, Sender } from '@nimbo/contract'
import { createRoom } from '../room/createRoom.ts'
import type { Role, RoomFeature, RoomHandle } from '../room/feature.ts'
import type { EnteredRoom } from '../room/room.queries.ts'
import { createStage } from '../room/stage.ts'
import { entered } from './samples/rooms.ts'

/** An entered room nobody has said anything in. */
export const quietRoom: EnteredRoom = { ...entered, snapshot: { nums: 0, lights: 0, seq: 0, messages: [] } }

export const sender = (uid: number, level = 1): Sender => ({ uid, uname: `user${uid}`, uhead: '', level, usertype: 30, guard_type: 0 })

export function chatEvent(seq: number, mid = `m${seq}`, uid = 7): EventOf<'chat'> {
  return { _method_: 'SendMsg', action: 0, msgtype: 2, id: `c${seq}`, seq, mid, at: seq, ct: `line ${seq}`, ...sender(uid) }
}
export const chat = (seq: number, mid?: string, uid?: number): NamedEvent => ({ name: 'chat', event: chatEvent(seq, mid, uid) })
export const enter = (id: string, sample: Sender[], count = sample.length): NamedEvent => ({
  name: 'enter',
  event: { _method_: 'SendMsg', action: 0, msgtype: 0, id, count, sample },
})
export const light = (delta: number, total: number): NamedEvent => ({
  name: 'light',
  event: { _method_: 'light', action: 2, msgtype: 0, id: `l${total}`, delta, total },
})
export const fans = (nums: number): NamedEvent => ({
  name: 'fans',
  event: { _method_: 'requestFans', action: 3, msgtype: 0, id: `f${nums}`, nums, userlist: [sender(1)] },
})
export const system = (id: string): NamedEvent => ({
  name: 'system',
  event: { _method_: 'SystemNot', action: 13, msgtype: 4, id, ct: '系统' },
})
export const showEnded: NamedEvent = {
  name: 'showEnded',
  event: { _method_: 'StartEndLive', action: 18, msgtype: 1, id: 'e18', reason: 'anchor' },
}
export const showMoved: NamedEvent = {
  name: 'showMoved',
  event: { _method_: 'StartEndLive', action: 19, msgtype: 1, id: 'e19', reason: 'moved' },
}

/** A room without network and screen. */
export function roomWith(features: readonly RoomFeature[], role: Role = 'audience'): RoomHandle {
  return createRoom({ role, entered: quietRoom, features, stage: createStage({ isHidden: () => false }) })
}
