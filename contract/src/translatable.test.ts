import { describe, expect, test } from 'vitest'
import { isInLanguage, translatableParts, withParts } from './translatable.ts'

describe('what of a line is translated', () => {
  test.each([
    ['boa noite gente', ['boa noite gente']],
    ['@Bia canta de novo', ['canta de novo']],
    ['te amo ❤️ muito', ['te amo', 'muito']],
    ['👏👏👏', []],
    ['@noor 🔥', []],
    ['10/10', []],
    ['olha https://nimbo.example/a?b=c agora', ['olha', 'agora']],
    ['好', ['好']],
    ['مساء الخير 🌙', ['مساء الخير']],
    ['👩🏽‍🚀🇧🇷 vai', ['vai']],
  ])('%s', (text, parts) => {
    expect(translatableParts(text)).toEqual(parts)
  })

  test('names, addresses, emoji and the spaces around them stay where they are', () => {
    expect(withParts('@Bia  canta ❤️ de novo $1', ['sing', 'again $&'])).toBe('@Bia  sing ❤️ again $&')
    expect(withParts('👏 @bia', [])).toBe('👏 @bia')
    expect(withParts('boa noite', [])).toBe('boa noite')
  })
})

test('a text in the reader’s language is told by its primary tag', () => {
  expect(isInLanguage('pt-BR', 'pt')).toBe(true)
  expect(isInLanguage('zh-Hant', 'zh-cn')).toBe(true)
  expect(isInLanguage('es', 'pt')).toBe(false)
  expect(isInLanguage('', 'en')).toBe(false)
})
