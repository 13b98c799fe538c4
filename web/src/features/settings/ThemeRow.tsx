import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { chooseTheme, themes, usePreferences } from '../../lib/preferences.ts'
import type { Theme } from '../../lib/preferences.ts'
import type { ChoiceSheetProps } from '../../ui/ChoiceSheet.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { whenOpened } from '../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<Theme>>(async () => (await import('../../ui/ChoiceSheet.tsx')).ChoiceSheet)

const names: Record<Theme, MessageDescriptor> = {
  system: msg`System`,
  night: msg`Dark`,
  light: msg`Light`,
}

export function ThemeRow() {
  const { t } = useLingui()
  const theme = usePreferences((preferences) => preferences.theme)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListRow
        icon={theme === 'light' ? 'sun' : 'moon'}
        label={<Trans>Theme</Trans>}
        value={t(names[theme])}
        render={<button type="button" onClick={() => setOpen(true)} />}
      />
      <ChoiceSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Theme`}
        choices={themes.map((key) => ({ key, label: t(names[key]) }))}
        value={theme}
        onChoose={chooseTheme}
      />
    </>
  )
}
