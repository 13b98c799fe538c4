import { byLanguage, type Language } from '../language.ts'

type WordField = { [L in Language]: L extends 'zh-cn' ? 'ct' : `ct_${L}` }[Language]

/** Field of an event with its text for readers of each language. `ct` is simplified Chinese, as old clients know it. */
export const wordFields: Readonly<Record<Language, WordField>> = byLanguage<WordField>((language) =>
  language === 'zh-cn' ? 'ct' : `ct_${language}`,
)

type Words = { ct: string } & { [F in Exclude<WordField, 'ct'>]?: string | undefined }

/** A text of ours in the reader's language. An older server has no traditional Chinese; English comes before Chinese for all others. */
export function wordsIn(language: Language, words: Words): string {
  return words[wordFields[language]] || (language === 'zh' ? words.ct : words.ct_en) || words.ct
}
