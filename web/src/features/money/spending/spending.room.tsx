import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'

const SpentToday = lazyDrawing(async () => (await import('./SpentToday.tsx')).SpentToday)

/** Coins spent today, beside every button of a room that spends. */
export const spending: RoomFeature = {
  name: 'spending',
  slots: { spend: { audience: SpentToday } },
}
