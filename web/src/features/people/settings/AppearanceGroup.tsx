import { Trans, useLingui } from '@lingui/react/macro'
import { chooseEffects, usePreferences } from '../../../lib/preferences.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

export function AppearanceGroup() {
  return (
    <PanelGroup title={<Trans>Appearance</Trans>}>
      <LanguageChoice />
      <ThemeChoice />
      <EffectsRow />
    </PanelGroup>
  )
}

function EffectsRow() {
  const { t } = useLingui()
  const effects = usePreferences((preferences) => preferences.effects)
  return (
    <ListRow
      icon="wand"
      label={<Trans>Effects</Trans>}
      note={<Trans>Show hearts and animations</Trans>}
      end={<Switch label={t`Effects`} checked={effects} onChange={chooseEffects} />}
    />
  )
}
