import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { useState } from 'react'
import { chooseLanguage, useLanguage } from '../../../lib/i18n.ts'
import { languageFacts } from '@nimbo/contract'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { toast } from '../../../ui/toast.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<Language>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

const choices = languages.map((key) => ({ key, label: languageFacts[key].name, lang: languageFacts[key].html }))

/** A row of a panel, or with a class of its own a button that says the language alone. */
export function LanguageChoice({ className }: { className?: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const name = <bdi lang={languageFacts[language].html}>{languageFacts[language].name}</bdi>
  const show = () => setOpen(true)
  return (
    <>
      {className ? (
        <button type="button" onClick={show} className={className}>
          <Icon name="globe" size={16} />
          <span className="sr-only">
            <Trans>Language</Trans>
          </span>
          <span className="truncate">{name}</span>
          <Icon name="down" size={11} />
        </button>
      ) : (
        <ListRow icon="globe" label={<Trans>Language</Trans>} value={name} render={<button type="button" onClick={show} />} />
      )}
      <ChoiceSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Language`}
        choices={choices}
        value={language}
        onChoose={(next) => void chooseLanguage(next).catch(() => toast.error(t`Something went wrong. Try again.`))}
      />
    </>
  )
}
