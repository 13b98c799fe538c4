import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { rankSlice } from './rank.state.ts'
import type { RankState } from './rank.state.ts'

const drawings = () => import('./RankDrawings.tsx')
const TopGivers = lazyDrawing(async () => (await drawings()).TopGivers)
const VotesChip = lazyDrawing(async () => (await drawings()).VotesChip)

/** Votes of the anchor in this room, and their givers. */
export const rank: RoomFeature<RankState> = {
  ...rankSlice,
  slots: {
    topEnd: { audience: TopGivers, order: 5 },
    chips: { audience: VotesChip, order: 4 },
  },
}
