import type { RoomSlice } from '../../../room/feature.ts'

/** Peer of the conversation over the room; kept while the sheet closes. */
export interface MessageSlice {
  touid: number
  open: boolean
}

export const messageSlice: RoomSlice<MessageSlice> & { name: string } = { name: 'message', initial: { touid: 0, open: false } }
