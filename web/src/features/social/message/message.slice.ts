import type { RoomSlice } from '../../../room/feature.ts'

/** Whom I write with over the room; the person stays while the sheet leaves. */
export interface MessageSlice {
  touid: number
  open: boolean
}

export const messageSlice: RoomSlice<MessageSlice> & { name: string } = { name: 'message', initial: { touid: 0, open: false } }
