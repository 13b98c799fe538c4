import { createRoom } from '../room/createRoom.ts'
import type { Role, RoomFeature, RoomHandle } from '../room/feature.ts'
import type { EnteredRoom } from '../room/room.queries.ts'
import { createStage } from '../room/stage.ts'
import { entered, snapshotOf } from './samples/rooms.ts'

/** An entered room nobody has said anything in. */
export const quietRoom: EnteredRoom = { ...entered, snapshot: snapshotOf() }

/** A room without network and screen. */
export function roomWith(features: readonly RoomFeature[], role: Role = 'audience'): RoomHandle {
  return createRoom({ role, entered: quietRoom, features, stage: createStage({ isHidden: () => false }) })
}
