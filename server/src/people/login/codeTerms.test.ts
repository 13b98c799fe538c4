import { expect, test } from 'vitest'
import { budgets } from '../../platform/budgets.ts'
import { codeTerms } from './codeTerms.ts'

const { times } = budgets.codesToCountry

test('an ordinary puzzle for an ordinary hour; harder ones for an address that asks much and a country that is asked much', () => {
  expect(codeTerms(0, 0)).toBe(1)
  expect([codeTerms(10, 0), codeTerms(20, 0), codeTerms(39, 0), codeTerms(40, 0)]).toEqual([3, 6, 6, undefined])
  expect([codeTerms(0, times / 3), codeTerms(4, times / 3), codeTerms(5, times / 3)]).toEqual([3, 3, undefined])
  expect([codeTerms(0, (times * 2) / 3), codeTerms(1, (times * 2) / 3), codeTerms(2, (times * 2) / 3)]).toEqual([6, 6, undefined])
  expect(codeTerms(0, times)).toBeUndefined()
})

/** Codes that an attacker gets who asks for as many as possible from so many addresses. */
function drain(addresses: number): number {
  let used = 0
  for (let address = 0; address < addresses; address++) {
    for (let n = 0; codeTerms(n, used) !== undefined; n++) used++
  }
  return used
}

test('one attacker does not use a country up: with a hundred addresses somebody new still gets a code, at twice the price at most', () => {
  expect(drain(25)).toBeLessThanOrEqual(times / 3)
  expect(codeTerms(0, drain(100))).toBe(3)
  expect(codeTerms(0, drain(200))).toBe(3)
  expect(codeTerms(0, drain(600))).toBe(6)
  expect(drain(700)).toBeLessThan(times)
})
