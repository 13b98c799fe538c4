import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { guardSlice } from './guard.slice.ts'
import type { GuardState } from './guard.slice.ts'
import { lazyAgain } from '../../../ui/lazyAgain.ts'

const drawings = () => import('./GuardDrawings.tsx')
const GuardChip = lazyDrawing(async () => (await drawings()).GuardChip)
const GuardSheet = lazyDrawing(async () => (await drawings()).GuardSheet)
const GuardListSheet = lazyDrawing(async () => (await drawings()).GuardListSheet)
const GuardLine = lazyAgain(async () => (await drawings()).GuardLine)

/** Guards of the host, and becoming one of them. */
export const guard: RoomFeature<GuardState> = {
  ...guardSlice,
  lines: { guardBought: { draw: GuardLine, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) } },
  panels: { guard: { audience: GuardSheet, anchor: GuardListSheet } },
  slots: {
    chips: { audience: GuardChip, anchor: GuardChip, order: 6 },
  },
}
