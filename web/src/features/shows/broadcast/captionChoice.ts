import type { Language } from '@nimbo/contract'
import { languageOf } from '@nimbo/contract'
import { create } from 'zustand'
import { currentLanguage } from '../../../lib/i18n.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

/** hearing: words come. waiting: the browser stopped and is asked again. refused: it does not let us, or not in this language. */
export type CaptioningState = 'off' | 'hearing' | 'waiting' | 'refused'

interface Captioning {
  /** Wanted by the host, for this show only: nobody finds their voice being read somewhere because of last week. */
  on: boolean
  language: Language
  state: CaptioningState
}

export const useCaptioning = create<Captioning>()(() => {
  const stored = readStored('caption-language')
  return { on: false, language: stored ? languageOf(stored) : currentLanguage(), state: 'off' }
})

export function turnCaptions(on: boolean): void {
  useCaptioning.setState({ on, state: 'off' })
}

export function chooseCaptionLanguage(language: Language): void {
  writeStored('caption-language', language)
  useCaptioning.setState({ language, state: 'off' })
}
