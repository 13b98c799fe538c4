import { expect, test } from 'vitest'
import { isRaise, left, readLimit, share } from './spending.state.ts'

test('a limit is read as people write it', () => {
  expect(readLimit('')).toBe(0)
  expect(readLimit('6,000')).toBe(6000)
  expect(readLimit('6.000')).toBe(6000)
  expect(readLimit('6 000')).toBe(6000)
  expect(readLimit('٦٬٠٠٠')).toBe(6000)
  expect(readLimit('1000000000')).toBe(1_000_000_000)
  expect(readLimit('1000000001')).toBeUndefined()
  expect(readLimit('-5')).toBeUndefined()
  expect(readLimit('0x10')).toBeUndefined()
})

test('a bar is never fuller than full, and nothing is left below zero', () => {
  expect(share('4180', '6000')).toBeCloseTo(0.697, 2)
  expect(share('7000', '6000')).toBe(1)
  expect(share('7000', '')).toBe(0)
  expect(left('7000', '6000')).toBe(0n)
  expect(left('4180', '6000')).toBe(1820n)
})

test('no limit is higher than any', () => {
  expect(isRaise('100', 0)).toBe(true)
  expect(isRaise('100', 101)).toBe(true)
  expect(isRaise('100', 100)).toBe(false)
  expect(isRaise('', 100)).toBe(false)
})
