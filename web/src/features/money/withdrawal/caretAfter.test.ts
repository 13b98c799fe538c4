import { expect, test } from 'vitest'
import { caretAfter } from './caretAfter.ts'

test('the caret stays behind the digit it was behind, whatever separators come and go', () => {
  // 20,000 with a 5 typed behind the 2: the field shows 250,000.
  expect(caretAfter('250,000', '25'.length)).toBe(2)
  expect(caretAfter('1,250,000', '125'.length)).toBe(4)
  expect(caretAfter('250,000', 0)).toBe(0)
  expect(caretAfter('٢٥٠٬٠٠٠', 4)).toBe(5)
  expect(caretAfter('', 3)).toBe(0)
})
