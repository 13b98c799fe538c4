import type { EventOf, Language } from '@nimbo/contract'

type Words = Pick<EventOf<'chat'>, 'ct' | 'ct_en' | 'ct_fr' | 'ct_ar' | 'ct_es' | 'ct_pt'>
const fields: Record<Language, keyof Words> = { en: 'ct_en', pt: 'ct_pt', es: 'ct_es', fr: 'ct_fr', ar: 'ct_ar', 'zh-cn': 'ct', zh: 'ct' }

/** A system text in the reader's language; English before Chinese for those who have neither. */
export function wordsIn(language: Language, words: Words): string {
  return words[fields[language]] || words.ct_en || words.ct
}
