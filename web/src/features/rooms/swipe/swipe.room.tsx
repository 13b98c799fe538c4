import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'

const RoomSwipe = lazyDrawing(async () => (await import('./RoomSwipe.tsx')).RoomSwipe)

/** From one room to the next, and the screen cleared of everything but the picture, with a finger. Brings what a viewer's room fetches later. */
export const swipe: RoomFeature = {
  name: 'swipe',
  slots: { background: { audience: RoomSwipe, order: 90 } },
}
