import { intlLocales, languageOfBrowser, languages } from '@nimbo/contract'
import type { Language } from '@nimbo/contract'

interface LanguageFacts {
  /** In its own words, for the language sheet. */
  name: string
  /** Value of <html lang>, and the language of the label in the sheet. */
  html: string
  /** What Intl formats with. */
  intl: string
  dir: 'ltr' | 'rtl'
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: 'English', html: 'en', intl: intlLocales.en, dir: 'ltr' },
  pt: { name: 'Português', html: 'pt-BR', intl: intlLocales.pt, dir: 'ltr' },
  es: { name: 'Español', html: 'es', intl: intlLocales.es, dir: 'ltr' },
  fr: { name: 'Français', html: 'fr', intl: intlLocales.fr, dir: 'ltr' },
  ar: { name: 'العربية', html: 'ar', intl: intlLocales.ar, dir: 'rtl' },
  'zh-cn': { name: '简体中文', html: 'zh-Hans', intl: intlLocales['zh-cn'], dir: 'ltr' },
  zh: { name: '繁體中文', html: 'zh-Hant', intl: intlLocales.zh, dir: 'ltr' },
}

/** The stored choice wins; a first visit follows the browser. */
export function initialLanguage(stored: string | null, browser: string): Language {
  return languages.find((language) => language === stored) ?? languageOfBrowser(browser)
}
