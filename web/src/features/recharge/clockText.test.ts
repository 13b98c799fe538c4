import { expect, test } from 'vitest'
import { clockText } from './clockText.ts'

test('time left reads as minutes, and with hours past the hour', () => {
  expect(clockText(1781)).toBe('29:41')
  expect(clockText(59)).toBe('00:59')
  expect(clockText(3725)).toBe('1:02:05')
})
