import { expect, test } from 'vitest'
import { dueText, dueTone } from './dueText.ts'

test('what is due soon counts its seconds, what is late says so', () => {
  expect([-2160, -34, 0, 48, 190, 720, 7_300].map(dueText)).toEqual([
    '36 min overdue',
    '0:34 overdue',
    '0:00',
    '0:48',
    '3:10',
    '12 min',
    '2 h',
  ])
  expect([-1, 30, 600].map(dueTone)).toEqual(['text-danger', 'text-warn', ''])
})
