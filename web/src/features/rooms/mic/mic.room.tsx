import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { useCore } from '../../../room/useRoom.ts'
import { micSlice } from './mic.state.ts'
import type { Mic } from './mic.state.ts'

const drawings = () => import('./MicDrawings.tsx')
const MicButton = lazyDrawing(async () => (await drawings()).MicButton)
const MicGuest = lazyDrawing(async () => (await drawings()).MicGuest)
const MicChip = lazyDrawing(async () => (await drawings()).MicChip)
const MicRequests = lazyDrawing(async () => (await drawings()).MicRequests)
const OnAir = lazyDrawing(async () => (await drawings()).OnAir)
const Label = lazyDrawing(async () => (await drawings()).TileLabel)
const InviteAct = lazyDrawing(async () => (await drawings()).InviteAct)

/** Guests beside the host: asking, being invited, being on, and keeping order among them. */
export const mic: RoomFeature<Mic> = {
  ...micSlice,
  start(room) {
    room.update(micSlice, (state) => ({ ...state, me: room.entered.sender.uid }))
    return () => undefined
  },
  slots: {
    background: { audience: MicGuest },
    tools: { audience: MicButton },
    chips: { audience: MicChip, anchor: MicChip, order: 8 },
    lane: { audience: MicRequests, anchor: MicRequests, order: 90 },
    chat: { audience: OnAir, order: 90 },
    tile: { audience: TileLabel, anchor: TileLabel },
    person: { audience: InviteAct, anchor: InviteAct, order: 5 },
  },
}

/** A host alone needs no name over the picture. */
function TileLabel() {
  const isShared = useCore((core) => core.tiles.length > 1 || core.ownTile !== undefined)
  return isShared ? <Label /> : null
}
