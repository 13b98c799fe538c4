import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'

const BlockAction = lazyDrawing(async () => (await import('./BlockAction.tsx')).BlockAction)
const KnownBlocked = lazyDrawing(async () => (await import('./KnownBlocked.tsx')).KnownBlocked)

/** Blocks people and hides what they say. */
export const block: RoomFeature = {
  name: 'block',
  slots: {
    background: { audience: KnownBlocked, anchor: KnownBlocked },
    person: { audience: BlockAction, anchor: BlockAction, order: 90 },
  },
}
