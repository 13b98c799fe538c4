import { Trans, useLingui } from '@lingui/react/macro'
import { languages } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'
import { useState } from 'react'
import { chooseLanguage, useLanguage } from '../../lib/i18n.ts'
import { languageFacts } from '../../lib/language.ts'
import type { ChoiceSheetProps } from '../../ui/ChoiceSheet.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { toast } from '../../ui/toast.ts'
import { whenOpened } from '../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<Language>>(async () => (await import('../../ui/ChoiceSheet.tsx')).ChoiceSheet)

const choices = languages.map((key) => ({ key, label: languageFacts[key].name, lang: languageFacts[key].html }))

export function LanguageRow() {
  const { t } = useLingui()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListRow
        icon="globe"
        label={<Trans>Language</Trans>}
        value={<bdi lang={languageFacts[language].html}>{languageFacts[language].name}</bdi>}
        render={<button type="button" onClick={() => setOpen(true)} />}
      />
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
