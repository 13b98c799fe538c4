import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useTranslationChoices } from '../../../lib/translation/choices.ts'
import { offerTranslation, translateAsItComes, toggleOriginal } from '../../../lib/translation/translations.ts'
import { useReadText, useTranslationOf } from '../../../lib/translation/useReadText.ts'
import { useRoom } from '../../../room/useRoom.ts'
import type { SaidProps } from './chat.state.ts'
import { useTranslate } from './useTranslate.ts'
import './translation.css'

/** Text of a line, in the reader's language when chosen, and beside it the translator's name and the way back. */
export function SaidLine({ line, draw }: SaidProps) {
  const { id, ct } = line
  const { address } = useRoom()
  const chosen = useTranslationChoices((choices) => choices.chat)
  useEffect(() => {
    if (chosen === 'all') translateAsItComes({ id, text: ct }, address)
    else offerTranslation({ id, text: ct })
  }, [chosen, id, ct, address])
  const { text, lang } = useReadText(id, ct)
  return (
    <>
      {draw(<bdi lang={lang}>{text}</bdi>)}
      <Beside line={line} />
    </>
  )
}

function Beside({ line }: Pick<SaidProps, 'line'>) {
  const state = useTranslationOf(line.id)
  const translate = useTranslate()
  if (!state || state.is === 'plain') return null
  const isShown = state.is === 'done' && !state.original
  return (
    <span className="chat-translation" data-testid="translation">
      {state.is === 'busy' && <Trans>Translating…</Trans>}
      {isShown && (state.by === 'device' ? <Trans>Translated on your device</Trans> : <Trans>Translated by Nimbo</Trans>)}
      {state.is !== 'busy' && (
        // One button whatever it says, so that the focus stays on it.
        <button type="button" tabIndex={-1} onClick={() => (state.is === 'done' ? toggleOriginal(line.id) : translate(line))}>
          {state.is === 'offered' ? <Trans>Translate</Trans> : isShown ? <Trans>See original</Trans> : <Trans>See translation</Trans>}
        </button>
      )}
    </span>
  )
}
