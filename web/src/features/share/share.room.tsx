import { useLingui } from '@lingui/react/macro'
import type { RoomFeature } from '../../room/feature.ts'
import { useMoreRow } from '../../room/useRoom.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { useShare } from './useShare.ts'

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

function CopyLinkRow() {
  const { t } = useLingui()
  const copy = useMoreRow(useShare().copy)
  return <ListRow icon="copy" label={t`Copy link`} render={<button type="button" onClick={copy} />} />
}
