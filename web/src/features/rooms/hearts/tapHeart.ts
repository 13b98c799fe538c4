import { tellNative } from '../../../lib/bridge/index.ts'
import type { RoomHandle } from '../../../room/feature.ts'
import { hearts, tap } from './hearts.state.ts'
import type { HeartsState } from './hearts.state.ts'

export function tapHeart(room: RoomHandle, at?: HeartsState['heartAt']): void {
  room.update(hearts, (state) => tap(state, at))
  tellNative('haptic', { kind: 'light' })
}
