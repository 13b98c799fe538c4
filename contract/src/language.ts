/** Languages of the product, in the order the language sheet shows them. Names on the wire are exactly these. */
export const languages = ['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/** An unknown language is English: the parameter is attacker-controlled and must never reach a path or a query. */
export function languageOf(value: unknown): Language {
  return languages.find((l) => l === value) ?? fallbackLanguage
}

/** Browser languages map by prefix; every Chinese variant starts as simplified. */
export function languageOfBrowser(tag: string): Language {
  const prefix = tag.toLowerCase().split('-')[0]
  if (prefix === 'zh') return 'zh-cn'
  return prefix === 'es' || prefix === 'pt' || prefix === 'fr' || prefix === 'ar' ? prefix : fallbackLanguage
}
