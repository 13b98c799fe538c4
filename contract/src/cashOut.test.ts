import { expect, test } from 'vitest'
import { cashOut, type CashTerms } from './cashOut.ts'
import { moneyText, moneyUnits } from './moneyText.ts'

const pix: CashTerms = { scale: 100n, votesPerUnit: 100n, takePermille: 200n, taxPermille: 60n, fee: 0n }
const usdt: CashTerms = { scale: 1_000_000n, votesPerUnit: 500n, takePermille: 200n, taxPermille: 0n, fee: 1_000_000n }

test('tickets become money', () => {
  expect(cashOut(pix, 20_000n)).toEqual({ gross: 20_000n, take: 4_000n, tax: 1_200n, fee: 0n, net: 14_800n })
  expect(cashOut(usdt, 20_000n)).toEqual({ gross: 40_000_000n, take: 8_000_000n, tax: 0n, fee: 1_000_000n, net: 31_000_000n })
})

test('the figures add up, and what is rounded is rounded for the person, by less than one smallest unit', () => {
  for (const terms of [pix, usdt, { ...pix, votesPerUnit: 333n, takePermille: 17n, taxPermille: 3n }]) {
    for (let votes = 1n; votes < 3_000n; votes++) {
      const { gross, take, tax, fee, net } = cashOut(terms, votes)
      expect(gross - take - tax - fee).toBe(net)
      expect([take, tax].every((part) => part >= 0n)).toBe(true)
      const per = terms.votesPerUnit * 1000n
      const extra = (net + fee) * per - votes * terms.scale * (1000n - terms.takePermille - terms.taxPermille)
      expect(extra >= 0n && extra < per).toBe(true)
    }
  }
})

test('money is written and read without a float', () => {
  for (const [amount, currency, text] of [
    [18_400n, 'BRL', '184.00'],
    [5n, 'BRL', '0.05'],
    [36_800_000n, 'USDT', '36.80'],
    [1n, 'USDT', '0.000001'],
    [-120n, 'BRL', '-1.20'],
  ] as const) {
    expect(moneyText(amount, currency)).toBe(text)
    expect(moneyUnits(text, currency)).toBe(amount)
  }
})
