import type { Database } from '../platform/postgres.ts'
import type { Lanes } from '../room/index.ts'
import { liveShows } from './show.store.ts'

/** A process that died between committing a line and sending it left readers without it; its successor tells them how far the chat is. */
export async function remindRooms({ db, lanes }: { db: Database; lanes: Lanes }): Promise<void> {
  for (const show of await db.read(liveShows)) lanes.remind(show)
}
