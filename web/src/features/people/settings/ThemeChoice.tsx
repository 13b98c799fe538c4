import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { chooseTheme, themes, usePreferences } from '../../../lib/preferences.ts'
import type { Theme } from '../../../lib/preferences.ts'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<Theme>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

const names: Record<Theme, MessageDescriptor> = {
  system: msg`System`,
  night: msg`Dark`,
  light: msg`Light`,
}

/** A row of a panel, or with a class of its own a button that says the theme alone. */
export function ThemeChoice({ className }: { className?: string }) {
  const { t } = useLingui()
  const theme = usePreferences((preferences) => preferences.theme)
  const [open, setOpen] = useState(false)
  const icon = theme === 'light' ? 'sun' : 'moon'
  const show = () => setOpen(true)
  return (
    <>
      {className ? (
        <button type="button" onClick={show} className={className}>
          <Icon name={icon} size={16} />
          {theme === 'system' ? <Trans>Theme</Trans> : t(names[theme])}
        </button>
      ) : (
        <ListRow icon={icon} label={<Trans>Theme</Trans>} value={t(names[theme])} render={<button type="button" onClick={show} />} />
      )}
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
