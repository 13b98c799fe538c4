import type { RoomType } from '@nimbo/contract'
import type { RoomSlice } from '../../../room/feature.ts'

export interface RoomTypeState {
  /** Undefined until the type was changed: what the room was entered with holds. */
  changed: { type: RoomType; type_val: string } | undefined
  choosing: boolean
}

export const roomTypeSlice: RoomSlice<RoomTypeState> = {
  name: 'roomType',
  initial: { changed: undefined, choosing: false },
  on: { typeChanged: (state, { type, type_val }) => ({ ...state, changed: { type: type as RoomType, type_val } }) },
}
