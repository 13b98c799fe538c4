import { goalSnapshot } from './goal/index.ts'
import { guardSnapshot } from './guard/index.ts'
import { pkSnapshot } from './pk/index.ts'
import { privateShowSnapshot } from './privateShow/index.ts'
import { rankSnapshot } from './rank/index.ts'
import type { SnapshotParts } from './room/index.ts'

/** What features add to the snapshot of a room. */
export const snapshotParts: SnapshotParts = { ...rankSnapshot, ...guardSnapshot, ...goalSnapshot, ...privateShowSnapshot, ...pkSnapshot }
