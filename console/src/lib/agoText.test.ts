import { expect, test } from 'vitest'
import { agoText } from './agoText.ts'

test('says the largest unit', () => {
  expect(agoText(-20)).toBe('just now')
  expect(agoText(59)).toBe('just now')
  expect(agoText(61)).toBe('1 min ago')
  expect(agoText(7_300)).toBe('2 h ago')
  expect(agoText(200_000)).toBe('2 d ago')
})
