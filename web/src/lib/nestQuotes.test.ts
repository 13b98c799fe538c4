import { expect, test } from 'vitest'
import { nestQuotes } from './nestQuotes.ts'

test.each([
  ['en', 'Sing “Evidências” with you all', 'Sing ‘Evidências’ with you all'],
  ['pt', 'Cantar "Evidências"', 'Cantar ‘Evidências’'],
  ['es', 'Cantar «Evidências»', 'Cantar ‘Evidências’'],
  ['fr', 'Chanter « Evidências » et « Aline »', 'Chanter “Evidências” et “Aline”'],
  ['ar', 'غناء «Evidências»', 'غناء “Evidências”'],
  ['zh-cn', '唱“月亮”', '唱‘月亮’'],
  ['zh', '唱「月亮」', '唱『月亮』'],
] as const)('quotation marks inside a quoted text in %s', (language, text, expected) => expect(nestQuotes(text, language)).toBe(expected))

test('a mark without a partner and an apostrophe stay', () => {
  expect(nestQuotes('a 6" record, I’ll sing', 'en')).toBe('a 6" record, I’ll sing')
})
