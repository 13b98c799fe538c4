import type { Language } from '../language.ts'

/** Where an event carries its text for readers of each language. `ct` is simplified Chinese, as old clients know it; `ct_zh` is ours. */
export const wordFields = {
  en: 'ct_en',
  pt: 'ct_pt',
  es: 'ct_es',
  fr: 'ct_fr',
  ar: 'ct_ar',
  'zh-cn': 'ct',
  zh: 'ct_zh',
} as const satisfies Record<Language, string>

type Words = { ct: string } & { [F in Exclude<(typeof wordFields)[Language], 'ct'>]?: string | undefined }

/** A text of ours in the reader's language. An older server has no traditional Chinese; English comes before Chinese for all others. */
export function wordsIn(language: Language, words: Words): string {
  return words[wordFields[language]] || (language === 'zh' ? words.ct : words.ct_en) || words.ct
}
