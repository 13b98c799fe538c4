import { languageOfBrowser, languages } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { languageFacts } from '@nimbo/contract'
import { offlineLanguage, words } from './words.ts'

test('the offline page speaks the language the app would', () => {
  for (const browser of ['en-US', 'pt-BR', 'es-419', 'fr', 'ar-AE', 'zh-TW', 'zh', 'de-DE', '']) {
    expect(offlineLanguage('', browser)).toBe(languageOfBrowser(browser))
    expect(offlineLanguage('toString', browser)).toBe(languageOfBrowser(browser))
  }
  for (const language of languages) {
    expect(offlineLanguage(language, 'en')).toBe(language)
    expect(words[language].lang).toBe(languageFacts[language].html)
  }
})
