import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { captionsSlice } from './captions.state.ts'
import type { CaptionsState } from './captions.state.ts'

const fetchDrawings = () => import('./CaptionDrawings.tsx')
const Captions = lazyDrawing(async () => (await fetchDrawings()).Captions)

/** Captions of the host's speech. */
export const captions: RoomFeature<CaptionsState> = {
  ...captionsSlice,
  slots: {
    captions: { audience: Captions, anchor: Captions },
    more: { audience: lazyDrawing(async () => (await fetchDrawings()).CaptionsRow), order: 15 },
    player: { audience: lazyDrawing(async () => (await fetchDrawings()).CaptionsButton), order: 60 },
  },
}
