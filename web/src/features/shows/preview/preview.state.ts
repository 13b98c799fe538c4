import type { RoomSlice } from '../../../room/feature.ts'

export interface PreviewState {
  /** Undefined until the type was changed: what the room was entered with holds. */
  type: number | undefined
}
export const preview: RoomSlice<PreviewState> = {
  name: 'preview',
  initial: { type: undefined },
  on: { typeChanged: (_state, { type }) => ({ type }) },
}
