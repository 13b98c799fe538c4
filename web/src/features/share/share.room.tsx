import { useLingui } from '@lingui/react/macro'
import { lazyDrawing } from '../../room/feature.ts'
import type { RoomFeature } from '../../room/feature.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useShare } from './useShare.ts'

const CopyLinkRow = lazyDrawing(async () => (await import('./CopyLinkRow.tsx')).CopyLinkRow)

export const share: RoomFeature = {
  name: 'share',
  slots: {
    bar: { audience: ShareButton, anchor: ShareButton, order: 70 },
    more: { audience: CopyLinkRow, order: 40 },
  },
}

function ShareButton() {
  const { t } = useLingui()
  const { share: shareRoom } = useShare()
  return <IconButton icon="share" flip variant="glass" size={44} label={t`Share`} onClick={shareRoom} />
}
