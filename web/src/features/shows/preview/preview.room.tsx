import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'
import { preview as slice } from './preview.state.ts'
import type { PreviewState } from './preview.state.ts'

const SendPreview = lazyDrawing(async () => (await import('./SendPreview.tsx')).SendPreview)

/** While a show is on and open to everybody, people outside see a small picture of it without sound. */
export const preview: RoomFeature<PreviewState> = { ...slice, slots: { background: { anchor: SendPreview } } }
