import { expect, test } from 'vitest'
import { amountText, currencyText, percentText, ticketsText } from './currencyText.ts'

test.each([
  ['184.00', 'BRL', 'R$184.00'],
  ['1104.00', 'BRL', 'R$1,104.00'],
  ['138.000000', 'USDT', '138.00\u00a0USDT'],
  ['0.123456', 'USDT', '0.123456\u00a0USDT'],
  ['90071992547409.93', 'USD', 'US$90,071,992,547,409.93'],
])('%s %s is %s', (money, currency, text) => expect(currencyText(money, currency)).toBe(text))

test('headings have no cents', () => {
  expect(currencyText('18402.40', 'BRL', { whole: true })).toBe('R$18,402')
  expect(currencyText('138.000000', 'USDT', { whole: true })).toBe('138\u00a0USDT')
})
test('a heading is rounded on its digits, half away from zero', () => {
  expect(currencyText('9007199254740993.00', 'USD', { whole: true })).toBe('US$9,007,199,254,740,993')
  expect(['2.50', '-2.50'].map((money) => currencyText(money, 'BRL', { whole: true }))).toEqual(['R$3', '-R$3'])
})
test('tickets are grouped as the money beside them', () => expect(ticketsText('20000')).toBe('20,000'))
test('what is taken is a figure and a part', () => {
  expect([amountText('12.00'), percentText('12.00', '200.00'), percentText('1', '0')]).toEqual(['12.00', '6%', '0%'])
})
