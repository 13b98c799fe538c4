import type { SnapshotPart } from '../../core/room/index.ts'
import { givers, hourRank, votes, votesTotal } from './showTotals.ts'

export const snapshot = {
  votes: `${votes}::text`,
  votestotal: `${votesTotal}::text`,
  hour_rank: hourRank,
  givers,
} satisfies SnapshotPart
