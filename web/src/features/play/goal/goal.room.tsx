import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { useSlice } from '../../../room/useRoom.ts'
import { goalSlice } from './goal.slice.ts'
import type { GoalsState } from './goal.slice.ts'
import { lazyAgain } from '../../../ui/lazyAgain.ts'

declare module '../../../room/feature.ts' {
  interface RoomPanels {
    goals: true
  }
}

const drawings = () => import('./GoalDrawings.tsx')
const LazyChip = lazyDrawing(async () => (await drawings()).GoalChip)
const GoalPanels = lazyDrawing(async () => (await drawings()).GoalPanels)
const AnchorGoalsSheet = lazyDrawing(async () => (await drawings()).AnchorGoalsSheet)
const GoalRow = lazyDrawing(async () => (await drawings()).GoalRow)
const TipLine = lazyAgain(async () => (await drawings()).TipLine)
const GoalLine = lazyAgain(async () => (await drawings()).GoalLine)

/** Wishes and tasks: how far they are, tipping for them, and the host's word on them. */
export const goal: RoomFeature<GoalsState> = {
  ...goalSlice,
  lines: {
    taskTipped: { draw: TipLine, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) },
    wishTipped: { draw: TipLine, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) },
    taskSet: { draw: GoalLine },
    wishSet: { draw: GoalLine },
    taskDone: { draw: GoalLine },
    wishDone: { draw: GoalLine },
    taskOver: { draw: GoalLine },
    wishOver: { draw: GoalLine },
  },
  panels: { goals: { audience: GoalPanels, anchor: AnchorGoalsSheet } },
  slots: {
    chips: { audience: GoalChip, anchor: GoalChip, order: 5 },
    takePart: { anchor: GoalRow, order: 20 },
  },
}

/** Most rooms have none. */
function GoalChip() {
  return useSlice(goalSlice, ({ goals }) => goals.length > 0) ? <LazyChip /> : null
}
