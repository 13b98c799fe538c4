import type { Database } from '../platform/postgres.ts'
import { type Show, showFor } from './show.store.ts'

/** The show, if this person was let into it. Ended shows are given too: what they mean is for each call to say. */
export async function admittedShow(db: Database, stream: string, uid: number): Promise<Show | undefined> {
  const show = await db.read((tx) => showFor(tx, stream, uid))
  return show?.admitted ? show : undefined
}
