import { languageOfBrowser, languages } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'

interface LanguageFacts {
  /** In its own words, for the language sheet. */
  name: string
  /** Value of <html lang>, and the language of the label in the sheet. */
  html: string
  /** What Intl formats with. Arabic keeps Western figures, as the design does. */
  intl: string
  dir: 'ltr' | 'rtl'
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: 'English', html: 'en', intl: 'en', dir: 'ltr' },
  pt: { name: 'Português', html: 'pt-BR', intl: 'pt-BR', dir: 'ltr' },
  es: { name: 'Español', html: 'es', intl: 'es-419', dir: 'ltr' },
  fr: { name: 'Français', html: 'fr', intl: 'fr', dir: 'ltr' },
  ar: { name: 'العربية', html: 'ar', intl: 'ar-u-nu-latn', dir: 'rtl' },
  'zh-cn': { name: '简体中文', html: 'zh-Hans', intl: 'zh-CN', dir: 'ltr' },
  zh: { name: '繁體中文', html: 'zh-Hant', intl: 'zh-TW', dir: 'ltr' },
}

/** The stored choice wins; a first visit follows the browser. */
export function initialLanguage(stored: string | null, browser: string): Language {
  return languages.find((language) => language === stored) ?? languageOfBrowser(browser)
}
