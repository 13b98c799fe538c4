import { collectSnapshot } from './core/room/index.ts'

/** Fields that features add to the snapshot of a room, in whichever folder they are. */
export const snapshotParts = await collectSnapshot(import.meta.dirname)
