import { expect, test } from 'vitest'
import { codeIn } from './invitation.ts'

const day = 86_400_000

test('an invitation counts for thirty days', () => {
  expect(codeIn(`RAFA27 ${5 * day}`, 6 * day)).toBe('RAFA27')
  expect(codeIn(`RAFA27 ${5 * day}`, 35 * day)).toBeUndefined()
})

test('what is no code is no invitation', () => {
  for (const stored of [null, '', 'RAFA27', 'A 1', 'RAFA27RAFA 1', '<script> 1', 'RAFA27 x', 'RAFA 27 1'])
    expect(codeIn(stored, 2)).toBeUndefined()
})
