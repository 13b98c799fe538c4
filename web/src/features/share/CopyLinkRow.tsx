import { useLingui } from '@lingui/react/macro'
import { useMoreRow } from '../../room/useRoom.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { useShare } from './useShare.ts'

export function CopyLinkRow() {
  const { t } = useLingui()
  const copy = useMoreRow(useShare().copy)
  return <ListRow icon="copy" label={t`Copy link`} render={<button type="button" onClick={copy} />} />
}
