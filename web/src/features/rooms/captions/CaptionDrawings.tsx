import { languageFacts, languageOf } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { useTranslationChoices } from '../../../lib/translation/choices.ts'
import { translateAsItComes } from '../../../lib/translation/translations.ts'
import { useReadText, useTranslationOf } from '../../../lib/translation/useReadText.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { captionsSlice } from './captions.state.ts'
import type { Phrase } from './captions.state.ts'
import './captions.css'

export { CaptionsButton, CaptionsRow } from './CaptionsRow.tsx'

/** After a silence of this length nothing is left standing over the picture. */
const SILENCE_MS = 6000

/**
 * The last words of the host. Not announced: whoever hears a screen reader hears the host as well. They can be selected and read at
 * one's own pace.
 */
export function Captions() {
  const { t } = useLingui()
  const phrases = useSlice(captionsSlice, (state) => state)
  const chosen = useTranslationChoices((choices) => choices.captions)
  const isSilent = useSilence(phrases)
  if (chosen === 'off' || isSilent || phrases.length === 0) return null
  return (
    <div role="group" aria-label={t`Captions`} aria-live="off" data-testid="captions" className="captions">
      {phrases.map((phrase) => (
        <CaptionText key={phrase.phrase} phrase={phrase} isMine={chosen === 'mine'} />
      ))}
    </div>
  )
}

function CaptionText({ phrase: { phrase, content, lang, final }, isMine }: { phrase: Phrase; isMine: boolean }) {
  const id = `caption ${phrase}`
  const { address } = useRoom()
  const mine = useLanguage()
  const spoken = languageOf(lang)
  // A phrase that still grows would be translated with every word.
  const isWanted = isMine && final === 1 && spoken !== mine
  useEffect(() => {
    if (isWanted) translateAsItComes({ id, text: content, from: languageFacts[spoken].translator }, address)
  }, [isWanted, id, content, spoken, address])
  const state = useTranslationOf(id)
  const read = useReadText(id, content)
  const isTranslated = isWanted && state?.is === 'done'
  return (
    <p dir="auto" lang={isTranslated ? read.lang : languageFacts[spoken].intl}>
      {isTranslated ? read.text : content}
      {isTranslated && (
        <span className="captions-by">
          {state.by === 'device' ? <Trans>Translated on your device</Trans> : <Trans>Translated by Nimbo</Trans>}
        </span>
      )}
    </p>
  )
}

function useSilence(phrases: readonly Phrase[]): boolean {
  const [silent, setSilent] = useState<readonly Phrase[]>()
  useEffect(() => {
    if (phrases.length === 0) return
    const timer = setTimeout(() => setSilent(phrases), SILENCE_MS)
    return () => clearTimeout(timer)
  }, [phrases])
  return silent === phrases
}
