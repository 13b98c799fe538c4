import { languageFacts } from '@nimbo/contract'
import { useLanguage } from '../i18n.ts'
import { translationKey, useTranslations } from './translations.ts'
import type { TranslationState } from './translations.ts'

export function useTranslationOf(id: string): TranslationState | undefined {
  const language = useLanguage()
  return useTranslations(({ of }) => of.get(translationKey(id, language)))
}

/** A text as it is read now, translated or as it was said, and its language for whoever hears it; undefined: not known. */
export function useReadText(id: string, original: string): { text: string; lang: string | undefined } {
  const language = useLanguage()
  const state = useTranslationOf(id)
  if (state?.is !== 'done') return { text: original, lang: undefined }
  return state.original ? { text: original, lang: state.from || undefined } : { text: state.content, lang: languageFacts[language].intl }
}
