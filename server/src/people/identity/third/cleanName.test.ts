import { expect, test } from 'vitest'
import { cleanName } from './cleanName.ts'

test('one line, without what cannot be seen', () => {
  expect(cleanName('  Bia \n\t Luz  ')).toBe('Bia Luz')
  expect(cleanName('\u202eaiB\u202c\u200b\ufeff\u0000')).toBe('aiB')
  expect(cleanName('\u202e \u0007')).toBe('')
  expect(cleanName('نور الهدى')).toBe('نور الهدى')
})

test('thirty characters at most, and none is cut through', () => {
  expect(cleanName('x'.repeat(40))).toBe('x'.repeat(30))
  const family = '👨‍👩‍👧'
  expect(cleanName(family.repeat(9))).toBe(family.repeat(3))
  expect(cleanName(`${'x'.repeat(29)}é`)).toHaveLength(30)
})
