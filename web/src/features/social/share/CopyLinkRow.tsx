import { useLingui } from '@lingui/react/macro'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useMoreRow } from '../../../room/useRoom.ts'
import { useShare } from './useShare.ts'

export function CopyLinkRow() {
  const { t } = useLingui()
  const copy = useMoreRow(useShare().copy)
  return <MoreTile icon="copy" label={t`Copy link`} render={<button type="button" onClick={copy} />} />
}
