/** Languages of the product, in the order the language sheet shows them. Names on the wire are exactly these. */
export const languages = ['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/**
 * What Intl formats with, the same in app, messages and console. English writes day before month and US$, because a bare $ is another
 * currency for most readers; Arabic keeps Western digits, as the design does.
 */
export const intlLocales: Record<Language, string> = {
  en: 'en-GB',
  pt: 'pt-BR',
  es: 'es-419',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
  'zh-cn': 'zh-CN',
  zh: 'zh-TW',
}

/** An unknown language is English: the parameter is attacker-controlled and must never reach a path or a query. */
export function languageOf(value: unknown): Language {
  return languages.find((l) => l === value) ?? fallbackLanguage
}

/** Browser languages map by prefix. Chinese starts as simplified, except where people read traditional. */
export function languageOfBrowser(tag: string): Language {
  const [prefix, ...rest] = tag.toLowerCase().split('-')
  if (prefix === 'zh') return rest.some((part) => /^(hant|tw|hk|mo)$/.test(part)) ? 'zh' : 'zh-cn'
  return prefix === 'es' || prefix === 'pt' || prefix === 'fr' || prefix === 'ar' ? prefix : fallbackLanguage
}
