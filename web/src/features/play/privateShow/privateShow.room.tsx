import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { privateSlice } from './privateShow.state.ts'
import type { PrivateState } from './privateShow.state.ts'

const drawings = () => import('./PrivateDrawings.tsx')
const PrivateChip = lazyDrawing(async () => (await drawings()).PrivateChip)
const PrivateLayers = lazyDrawing(async () => (await drawings()).PrivateLayers)
const RequestChip = lazyDrawing(async () => (await drawings()).RequestChip)
const AwayNotice = lazyDrawing(async () => (await drawings()).AwayNotice)
const OfferRow = lazyDrawing(async () => (await drawings()).OfferRow)

/** Alone with the host: asking for it, being in it, and what everybody else sees meanwhile. */
export const privateShow: RoomFeature<PrivateState> = {
  ...privateSlice,
  slots: {
    background: { audience: PrivateLayers, anchor: PrivateLayers },
    chips: { audience: PrivateChip, anchor: RequestChip, order: 8 },
    notice: { audience: AwayNotice, order: 80 },
    more: { anchor: OfferRow, order: 32 },
  },
}
