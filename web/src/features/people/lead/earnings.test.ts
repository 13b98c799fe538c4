import { expect, test } from 'vitest'
import { earningsOf, monthOf, ticketsFor } from './earnings.ts'

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

test('a month is four weeks of gifts, of each the share in whole tickets', () => {
  expect(monthOf(9, 50, 30, 15).tickets).toBe(4 * 30 * 15 * 4)
  expect(monthOf(9, 50, 30, 15).paidCents).toBe(5_760)
  expect(monthOf(88, 40, 1, 1).tickets).toBe(35 * 4)
})

test('a gift brings its share, rounded down', () => {
  expect([ticketsFor(520, 50), ticketsFor(9, 50), ticketsFor(1, 50), ticketsFor(520, 0)]).toEqual([260, 4, 0, 0])
})
