import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { pkSlice } from './pk.state.ts'
import type { PkState } from './pk.state.ts'
import { lazyAgain } from '../../../ui/lazyAgain.ts'

const drawings = () => import('./PkDrawings.tsx')
const PkBoard = lazyDrawing(async () => (await drawings()).PkBoard)
const PkLine = lazyAgain(async () => (await drawings()).PkLine)
const anchors = () => import('./PkAnchor.tsx')
const PkTool = lazyDrawing(async () => (await anchors()).PkTool)
const PkAnchor = lazyDrawing(async () => (await anchors()).PkAnchor)

/** A fight is said again with whatever changes in it: only its beginning is news. */
const NEWS_MS = 10_000

/** Battles: two anchors side by side, and whose audience gives more. */
export const pk: RoomFeature<PkState> = {
  ...pkSlice,
  lines: {
    pkState: {
      draw: PkLine,
      key: ({ battle, state }) => `pk${battle}${state}`,
      grows: (shown) => shown,
      shownTo: (event) => (event.state === 'fight' && event.at - event.since < NEWS_MS ? event : undefined),
    },
  },
  slots: {
    background: { anchor: PkAnchor },
    notice: { audience: PkBoard, anchor: PkBoard, order: 20 },
    tools: { anchor: PkTool, order: 60 },
  },
}
