import { Trans } from '@lingui/react/macro'
import { ListRow } from './ListRow.tsx'

/** The error face of a few rows: one row that asks again. */
export function ReloadRow({ onReload }: { onReload: () => void }) {
  return (
    <div role="alert">
      <ListRow icon="alert" label={<Trans>Couldn’t load. Tap to reload</Trans>} render={<button type="button" onClick={onReload} />} />
    </div>
  )
}
