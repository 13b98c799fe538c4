import { lazyDrawing } from '../../../room/feature.ts'
import type { RoomFeature } from '../../../room/feature.ts'

const ShareButton = lazyDrawing(async () => (await import('./ShareButton.tsx')).ShareButton)
const CopyLinkRow = lazyDrawing(async () => (await import('./CopyLinkRow.tsx')).CopyLinkRow)

export const share: RoomFeature = {
  name: 'share',
  slots: {
    bar: { audience: ShareButton, anchor: ShareButton, order: 70 },
    more: { audience: CopyLinkRow, order: 40 },
  },
}
