import { type Language, languageOfBrowser, languages } from '@nimbo/contract'

/** The stored choice wins; a first visit follows the browser. */
export function initialLanguage(stored: string | null, browser: string): Language {
  return languages.find((language) => language === stored) ?? languageOfBrowser(browser)
}
