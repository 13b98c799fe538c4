import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'

const drawings = () => import('./RankDrawings.tsx')
const RankButton = lazyDrawing(async () => (await drawings()).RankButton)
const Earnings = lazyDrawing(async () => (await drawings()).Earnings)

/** The anchor's side of the ranking, which no viewer has to fetch. */
export const earnings: RoomFeature = {
  name: 'earnings',
  slots: {
    counts: { anchor: Earnings, order: 5 },
    bar: { anchor: RankButton, order: 60 },
  },
}
