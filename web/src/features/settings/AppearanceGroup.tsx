import { Trans } from '@lingui/react/macro'
import { PanelGroup } from '../../ui/PanelGroup.tsx'
import { EffectsRow } from './EffectsRow.tsx'
import { LanguageRow } from './LanguageRow.tsx'
import { ThemeRow } from './ThemeRow.tsx'

export function AppearanceGroup() {
  return (
    <PanelGroup title={<Trans>Appearance</Trans>}>
      <LanguageRow />
      <ThemeRow />
      <EffectsRow />
    </PanelGroup>
  )
}
