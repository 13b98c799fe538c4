import { Trans } from '@lingui/react/macro'
import { PanelGroup } from '../../ui/PanelGroup.tsx'
import { EffectsRow } from './EffectsRow.tsx'
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
