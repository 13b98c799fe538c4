import type { Language } from '@nimbo/contract'

const inner: Record<Language, readonly [string, string]> = {
  en: ['‘', '’'],
  pt: ['‘', '’'],
  es: ['‘', '’'],
  fr: ['“', '”'],
  ar: ['“', '”'],
  'zh-cn': ['‘', '’'],
  zh: ['『', '』'],
}
const pairs = /“([^“”]*)”|"([^"]*)"|«\s?([^«»]*?)\s?»|「([^「」]*)」/g

/** Text that is about to be quoted: quotation marks of any language in it become the inner pair of the reader's. */
export function nestQuotes(text: string, language: Language): string {
  const [open, close] = inner[language]
  return text.replace(pairs, (_, ...words: unknown[]) => open + words.find((word) => typeof word === 'string') + close)
}
