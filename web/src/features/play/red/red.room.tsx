import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { redSlice } from './red.state.ts'
import type { RedState } from './red.state.ts'
import { lazyAgain } from '../../../ui/lazyAgain.ts'

const drawings = () => import('./RedDrawings.tsx')
const RedPanels = lazyDrawing(async () => (await drawings()).RedPanels)
const RedFloat = lazyDrawing(async () => (await drawings()).RedFloat)
const RedRow = lazyDrawing(async () => (await drawings()).RedRow)
const RedLine = lazyAgain(async () => (await drawings()).RedLine)

/** Red packs: sending one, the one that floats in the room, and what was in it. */
export const red: RoomFeature<RedState> = {
  ...redSlice,
  lines: { redSent: { draw: RedLine, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) } },
  slots: {
    background: { audience: RedPanels, anchor: RedPanels },
    corner: { audience: RedFloat, anchor: RedFloat, order: 10 },
    takePart: { audience: RedRow, anchor: RedRow, order: 4 },
  },
}
