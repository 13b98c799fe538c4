import { useLingui } from '@lingui/react/macro'
import { chooseEffects, usePreferences } from '../lib/preferences.ts'
import { ListRow } from '../ui/ListRow.tsx'
import { Switch } from '../ui/Switch.tsx'
import { hasKeyboard, listShortcuts } from './shortcuts.ts'
import { useMoreRow, useRoom } from './useRoom.ts'

export function ViewRows() {
  const { t } = useLingui()
  const { setCore } = useRoom()
  const effects = usePreferences((p) => p.effects)
  const clear = useMoreRow(() => setCore({ cleared: true }))
  const list = useMoreRow(() => listShortcuts(true))
  return (
    <>
      <ListRow icon="wand" label={t`Effects`} end={<Switch label={t`Effects`} checked={effects} onChange={chooseEffects} />} />
      <ListRow icon="eyeOff" label={t`Clear screen`} render={<button type="button" onClick={clear} />} />
      {hasKeyboard() && (
        <ListRow
          icon="keyboard"
          label={t`Keyboard shortcuts`}
          render={<button type="button" data-testid="list-shortcuts" onClick={list} />}
        />
      )}
    </>
  )
}
