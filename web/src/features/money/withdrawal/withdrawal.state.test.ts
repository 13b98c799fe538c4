import type { CashRule } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { amountFault, billOf, shortName, typedVotes } from './withdrawal.state.ts'

const pix: CashRule = { type: 1, currency: 'BRL', rate: 100, minimum: '5000', take: '20', tax: '6', fee: '0.00' }
const usdt: CashRule = { type: 2, currency: 'USDT', rate: 500, minimum: '100', take: '2.5', tax: '0', fee: '1.00' }

test('every figure is there before anybody confirms', () => {
  expect(billOf(pix, 20_000n)).toEqual({ gross: '200.00', take: '40.00', tax: '12.00', fee: '0.00', money: '148.00', worth: true })
  expect(billOf(usdt, 20_000n)).toMatchObject({ gross: '40.00', take: '1.00', fee: '1.00', money: '38.00' })
})

test('an amount is told what is wrong with it', () => {
  expect([0n, 4_999n, 5_000n, 9_000n, 9_001n].map((votes) => amountFault(votes, pix, 9_000n))).toEqual([
    undefined,
    'low',
    undefined,
    undefined,
    'much',
  ])
  expect(amountFault(200n, usdt, 9_000n)).toBe('nothing')
})

test('what is typed or pasted becomes a number', () => {
  expect(['', '20.000', '20,000 ', '٢٠٬٠٠٠', '۲۰', 'abc', '99999999999'].map((text) => Number(typedVotes(text)))).toEqual([
    0, 20_000, 20_000, 20_000, 20, 0, 999_999_999,
  ])
})

test('a long name is short in a row', () => {
  expect(['Rafaela Oliveira', 'Rafaela', 'نور الهدى', ''].map(shortName)).toEqual(['Rafaela O.', 'Rafaela', 'نور ا.', ''])
})
