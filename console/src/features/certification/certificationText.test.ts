import { expect, test } from 'vitest'
import { languageName } from '../../lib/languageName.ts'
import { accountAge, attemptText, countryText, dayText, leftText } from './certificationText.ts'

test('time left, and late', () => {
  expect(leftText(100 * 3600, 52 * 3600)).toEqual({ text: '48 h left', tone: '' })
  expect(leftText(100 * 3600, 99 * 3600 + 1)).toEqual({ text: '< 1 h left', tone: 'text-warn' })
  expect(leftText(3600, 3 * 3600)).toEqual({ text: '2 h late', tone: 'text-danger' })
})
test('countries, languages, days and counts in words', () => {
  expect([countryText('BR'), countryText(''), languageName('pt'), languageName('zh-cn')]).toEqual([
    'Brazil',
    '—',
    'Portuguese',
    'Simplified Chinese',
  ])
  expect([dayText('2002-02-09'), dayText('')]).toEqual(['9 Feb 2002', '—'])
  expect([attemptText(2), attemptText(4)]).toEqual(['second application', '4th application'])
  expect([accountAge(0, 86_400), accountAge(0, 800 * 86_400)]).toEqual(['1 day old', '2 years old'])
})
