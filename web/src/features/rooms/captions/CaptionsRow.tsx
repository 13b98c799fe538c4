import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { captionChoices, chooseCaptions, useTranslationChoices } from '../../../lib/translation/choices.ts'
import type { CaptionChoice } from '../../../lib/translation/choices.ts'
import { useTranslator } from '../../../lib/translation/useTranslator.ts'
import { MoreTile } from '../../../room/MoreTile.tsx'
import { useSlice } from '../../../room/useRoom.ts'
import type { ChoiceSheetProps } from '../../../ui/ChoiceSheet.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import { captionsSlice } from './captions.state.ts'

const ChoiceSheet = whenOpened<ChoiceSheetProps<CaptionChoice>>(async () => (await import('../../../ui/ChoiceSheet.tsx')).ChoiceSheet)

/** There once the host has said something with captions on. */
const useHasCaptions = () => useSlice(captionsSlice, (phrases) => phrases.length > 0)

export function CaptionsRow() {
  const { t } = useLingui()
  const offered = useTranslator()
  const hasCaptions = useHasCaptions()
  const chosen = useTranslationChoices((choices) => choices.captions)
  const [open, setOpen] = useState(false)
  if (!hasCaptions) return null
  const labels: Record<CaptionChoice, string> = {
    off: t({ message: 'Off', context: 'captions' }),
    spoken: t`In the language spoken`,
    mine: t`In my language`,
  }
  const choices = captionChoices.filter((key) => key !== 'mine' || offered)
  return (
    <>
      <MoreTile
        icon="captions"
        label={t`Captions`}
        on={chosen !== 'off'}
        render={<button type="button" data-testid="choose-captions" onClick={() => setOpen(true)} />}
      />
      <ChoiceSheet
        open={open}
        onOpenChange={setOpen}
        title={t`Captions`}
        choices={choices.map((key) => ({ key, label: labels[key] }))}
        value={chosen}
        onChoose={chooseCaptions}
      />
    </>
  )
}

/** Beside the player's other controls on a tablet or desktop. */
export function CaptionsButton() {
  const { t } = useLingui()
  const hasCaptions = useHasCaptions()
  const isOn = useTranslationChoices((choices) => choices.captions !== 'off')
  if (!hasCaptions) return null
  return (
    <IconButton
      icon="captions"
      variant="glass"
      size={44}
      label={t`Captions`}
      aria-pressed={isOn}
      data-testid="player-captions"
      onClick={() => chooseCaptions(isOn ? 'off' : 'spoken')}
    />
  )
}
