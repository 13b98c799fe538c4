import type { Media } from '../lib/media/joinRoom.ts'
import { watch } from '../lib/media/watch.ts'
import { getRoomToken, isRefusal } from './room.queries.ts'
import type { EnteredRoom } from './room.queries.ts'
import { warmRooms } from './warmRooms.ts'

export type RoomMedia = ReturnType<typeof watch>

export const openMedia = (stream: string, media: Media): RoomMedia =>
  watch({ media, refresh: async () => (await getRoomToken(stream)).media, isRefusal })

const rooms = warmRooms(({ room, media }: EnteredRoom) => openMedia(room.stream, media))

/** Joins the media as soon as the entry is answered: drawing the room takes as long as connecting does. */
export const warmMedia = (entered: EnteredRoom): void => rooms.warm(entered)
export const adoptMedia = (entered: EnteredRoom): RoomMedia => rooms.adopt(entered)
export const dropMedia = (stream: string): void => rooms.drop(stream)
