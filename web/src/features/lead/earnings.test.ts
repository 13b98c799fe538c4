import { expect, test } from 'vitest'
import { earningsOf, monthOf } from './earnings.ts'

test('100 tickets are one unit, of which a fifth stays here', () => {
  expect(earningsOf(520)).toEqual({ tickets: 520, worthCents: 520, keptCents: 104, paidCents: 416 })
  expect(earningsOf(0)).toEqual({ tickets: 0, worthCents: 0, keptCents: 0, paidCents: 0 })
})

test('the figures add up whatever they are', () => {
  for (let tickets = 1; tickets < 400; tickets++) {
    const { worthCents, keptCents, paidCents } = earningsOf(tickets)
    expect(keptCents + paidCents).toBe(worthCents)
    expect(Number.isInteger(keptCents)).toBe(true)
  }
})

test('a month is four weeks of gifts', () => {
  expect(monthOf(9, 30, 15).tickets).toBe(9 * 30 * 15 * 4)
  expect(monthOf(9, 30, 15).paidCents).toBe(12_960)
})
