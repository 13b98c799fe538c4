import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chatTranslations, chooseChatTranslation, useTranslationChoices } from '../../../lib/translation/choices.ts'
import type { ChatTranslation } from '../../../lib/translation/choices.ts'
import { keepTranslated } from '../../../lib/translation/translations.ts'
import { useTranslator } from '../../../lib/translation/useTranslator.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'

const ChoiceSheet = whenOpened<ChoiceSheetProps<ChatTranslation>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

/** Translation of the chat for this reader. Hidden where the platform has no translator. */
export function TranslationRow() {
  const { t } = useLingui()
  const offered = useTranslator()
  const chosen = useTranslationChoices((choices) => choices.chat)
  const [open, setOpen] = useState(false)
  if (!offered) return null
  const labels: Record<ChatTranslation, string> = {
    off: t({ message: 'Off', context: 'chat translation' }),
    tap: t`Messages I tap`,
    all: t`All messages in other languages`,
  }
  return (
    <>
      <MoreTile
        icon="translate"
        label={t`Translate chat`}
        on={chosen !== 'off'}
        render={<button type="button" data-testid="translate-chat" onClick={() => setOpen(true)} />}
      />
      <ChoiceSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Translate chat`}
        choices={chatTranslations.map((key) => ({ key, label: labels[key] }))}
        value={chosen}
        onChoose={(key) => {
          keepTranslated()
          chooseChatTranslation(key)
        }}
      />
    </>
  )
}
