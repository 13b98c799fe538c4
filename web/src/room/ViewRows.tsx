import { useLingui } from '@lingui/react/macro'
import { chooseEffects, usePreferences } from '../lib/preferences.ts'
import { MoreSwitch, MoreTile } from './MoreTile.tsx'
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
      <MoreSwitch icon="wand" label={t`Effects`} on={effects} onChange={chooseEffects} />
      <MoreTile icon="eyeOff" label={t`Clear screen`} render={<button type="button" onClick={clear} />} />
      {hasKeyboard() && (
        <MoreTile
          icon="keyboard"
          label={t`Keyboard shortcuts`}
          render={<button type="button" data-testid="list-shortcuts" onClick={list} />}
        />
      )}
    </>
  )
}
