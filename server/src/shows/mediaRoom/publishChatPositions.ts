import type { Database } from '../../platform/postgres.ts'
import type { RoomPublisher } from '../../core/room/index.ts'
import { liveShows } from '../show/index.ts'

/** A process that died between committing a line and sending it left readers without it; its successor tells every room how far its chat is. */
export async function publishChatPositions({ db, rooms }: { db: Database; rooms: RoomPublisher }): Promise<void> {
  for (const show of await db.query(liveShows)) rooms.publishChatPosition(show)
}
