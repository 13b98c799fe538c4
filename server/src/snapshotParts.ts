import { collectSnapshot } from './core/room/index.ts'

/** What features add to the snapshot of a room, in whichever folder they are. */
export const snapshotParts = await collectSnapshot(import.meta.dirname)
