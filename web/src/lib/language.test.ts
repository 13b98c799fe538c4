import { expect, test } from 'vitest'
import { initialLanguage } from './language.ts'

test('the stored choice wins over the browser', () => {
  expect(initialLanguage('fr', 'pt-BR')).toBe('fr')
  expect(initialLanguage('zh', 'en')).toBe('zh')
})

test('a first visit follows the prefix of the browser language', () => {
  expect(initialLanguage(null, 'pt-BR')).toBe('pt')
  expect(initialLanguage(null, 'es-419')).toBe('es')
  expect(initialLanguage(null, 'ar-EG')).toBe('ar')
  expect(initialLanguage(null, 'zh-TW')).toBe('zh')
  expect(initialLanguage('klingon', 'de-DE')).toBe('en')
})
