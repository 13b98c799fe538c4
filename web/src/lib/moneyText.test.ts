import { expect, test } from 'vitest'
import { coinText, moneyText } from './moneyText.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u200f]/g, ' ').trim()

test('money is written as the language writes it', () => {
  expect(plain(moneyText('pt-BR', '24.90', 'BRL'))).toBe('R$ 24,90')
  expect(plain(moneyText('en', '24.90', 'USD'))).toBe('$24.90')
  expect(plain(moneyText('pt-BR', '25.84', 'USDT'))).toBe('25,84 USDT')
  expect(plain(moneyText('en', '25.840100', 'USDT'))).toBe('25.8401 USDT')
  expect(moneyText('ar-u-nu-latn', '24.90', 'BRL')).toBe('\u206624.90\u00a0R$\u2069')
  expect(moneyText('ar-u-nu-latn', '25.84', 'USDT')).toBe('\u206625.84 USDT\u2069')
  expect(coinText('pt-BR', 13_649n)).toBe('13.649')
})
