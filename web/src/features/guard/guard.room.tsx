import { lazy } from 'react'
import { lazyDrawing } from '../../room/feature.ts'
import type { RoomFeature } from '../../room/feature.ts'
import { guardSlice } from './guard.slice.ts'
import type { GuardState } from './guard.slice.ts'

const drawings = () => import('./GuardDrawings.tsx')
const GuardChip = lazyDrawing(async () => (await drawings()).GuardChip)
const GuardPanels = lazyDrawing(async () => (await drawings()).GuardPanels)
const GuardLine = lazy(async () => ({ default: (await drawings()).GuardLine }))

/** Who guards the host, and becoming one of them. */
export const guard: RoomFeature<GuardState> = {
  ...guardSlice,
  lines: { guardBought: { draw: GuardLine, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) } },
  slots: {
    background: { audience: GuardPanels, anchor: GuardPanels },
    chips: { audience: GuardChip, anchor: GuardChip, order: 6 },
  },
}
