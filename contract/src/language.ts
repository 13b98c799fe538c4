/** Languages of the product, in the order the language sheet shows them. Names on the wire are exactly these. */
export const languages = ['en', 'pt', 'es', 'fr', 'ar', 'zh-cn', 'zh'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

interface LanguageFacts {
  /** In its own words, for the language sheet. */
  name: string
  /** Value of <html lang>. */
  html: string
  /**
   * Locale for Intl, the same in app, messages and console. English writes day before month and US$, because a bare $ is another currency
   * for most readers; Arabic keeps Western digits, as the design does.
   */
  intl: string
  dir: 'ltr' | 'rtl'
  /** Script by Unicode's name: the script of a text tells in which languages it may be. */
  script: 'Latin' | 'Arabic' | 'Han'
  /** Code for translators. */
  translator: string
  /** Code for speech recognition, with a country. */
  spoken: string
}

/** Everything about a language that is no text. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', html: 'en', intl: 'en-GB', dir: 'ltr', script: 'Latin', translator: 'en', spoken: 'en-US' },
  pt: { name: 'Português', html: 'pt-BR', intl: 'pt-BR', dir: 'ltr', script: 'Latin', translator: 'pt', spoken: 'pt-BR' },
  es: { name: 'Español', html: 'es', intl: 'es-419', dir: 'ltr', script: 'Latin', translator: 'es', spoken: 'es-MX' },
  fr: { name: 'Français', html: 'fr', intl: 'fr-FR', dir: 'ltr', script: 'Latin', translator: 'fr', spoken: 'fr-FR' },
  ar: { name: 'العربية', html: 'ar', intl: 'ar-u-nu-latn', dir: 'rtl', script: 'Arabic', translator: 'ar', spoken: 'ar-SA' },
  'zh-cn': { name: '简体中文', html: 'zh-Hans', intl: 'zh-CN', dir: 'ltr', script: 'Han', translator: 'zh', spoken: 'zh-CN' },
  zh: { name: '繁體中文', html: 'zh-Hant', intl: 'zh-TW', dir: 'ltr', script: 'Han', translator: 'zh-Hant', spoken: 'zh-TW' },
}

/** One value for each language. */
export function byLanguage<T>(valueOf: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<Language, T>
}

/** An unknown language is English: the parameter is attacker-controlled and must never reach a path or a query. */
export function languageOf(value: unknown): Language {
  return languages.find((l) => l === value) ?? fallbackLanguage
}

/** Browser languages map by prefix. Chinese starts as simplified, except where people read traditional. */
export function languageOfBrowser(tag: string): Language {
  const [prefix, ...rest] = tag.toLowerCase().split('-')
  if (prefix === 'zh') return rest.some((part) => /^(hant|tw|hk|mo)$/.test(part)) ? 'zh' : 'zh-cn'
  return languageOf(prefix)
}
