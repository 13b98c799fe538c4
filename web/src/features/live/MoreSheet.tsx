import { useLingui } from '@lingui/react/macro'
import { chooseEffects, usePreferences } from '../../lib/preferences.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Switch } from '../../ui/Switch.tsx'

interface MoreSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClearScreen: () => void
  onCopyLink: () => void
  soundOn: boolean
  onSound: () => void
}

export function MoreSheet({ open, onOpenChange, onClearScreen, onCopyLink, soundOn, onSound }: MoreSheetProps) {
  const { t } = useLingui()
  const effects = usePreferences((p) => p.effects)
  const after = (act: () => void) => () => {
    act()
    onOpenChange(false)
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`More`} scrim="light">
      <Panel>
        <ListRow icon="volume" label={t`Sound`} end={<Switch label={t`Sound`} checked={soundOn} onChange={onSound} />} />
        <ListRow icon="wand" label={t`Effects`} end={<Switch label={t`Effects`} checked={effects} onChange={chooseEffects} />} />
        <ListRow icon="eyeOff" label={t`Clear screen`} render={<button type="button" onClick={after(onClearScreen)} />} />
        <ListRow icon="copy" label={t`Copy link`} render={<button type="button" onClick={after(onCopyLink)} />} />
      </Panel>
    </Sheet>
  )
}
