import { expect, test } from 'vitest'
import { uptimeText } from './uptimeText.ts'

test('shows the two largest units', () => {
  expect(uptimeText(0)).toBe('0 s')
  expect(uptimeText(59)).toBe('59 s')
  expect(uptimeText(725)).toBe('12 min 5 s')
  expect(uptimeText(3_600)).toBe('1 h')
  expect(uptimeText(97_211)).toBe('1 d 3 h')
})
