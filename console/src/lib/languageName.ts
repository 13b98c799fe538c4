import { type Language, languageFacts } from '@nimbo/contract'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/** A language in English words, for operators. The country it is written for says nothing to them. */
export function languageName(language: string): string {
  const tag = Object.hasOwn(languageFacts, language) ? languageFacts[language as Language].html.replace(/-[A-Z]{2}$/, '') : language
  return names.of(tag) ?? language
}
