import { expect, test } from 'vitest'
import { waitText } from './waitText.ts'

test.each([
  [-5, '< 1 min'],
  [59, '< 1 min'],
  [130, '2 min'],
  [3_720, '1 h 02'],
  [6_720, '1 h 52'],
  [273_600, '3 d 4 h'],
])('%i seconds are %s', (seconds, text) => expect(waitText(seconds)).toBe(text))
