import type { StatementLine } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { byDay, monthChoices, monthOf } from './statement.state.ts'

const line = (id: string, at: string): StatementLine => ({
  id,
  kind: 'gift',
  asset: 'coin',
  amount: '-1',
  balance: '0',
  uid: 0,
  user_nicename: '',
  status: 1,
  dateaddtime: '',
  ref: '',
  addtime: new Date(at).getTime() / 1000,
})

test('lines of one day stand together, and one that comes on two pages stands once', () => {
  const lines = [
    line('3.1', '2026-11-14T12:00'),
    line('2.1', '2026-11-14T09:00'),
    line('2.1', '2026-11-14T09:00'),
    line('1.1', '2026-11-12T09:00'),
  ]
  expect(byDay(lines).map((day) => day.lines.map((l) => l.id))).toEqual([['3.1', '2.1'], ['1.1']])
})

test('this month can always be chosen', () => {
  expect(monthChoices(['2026-10', '2026-08'], '2026-11')).toEqual(['2026-08', '2026-10', '2026-11'])
  expect(monthChoices([], '2026-11')).toEqual(['2026-11'])
  expect(monthOf(Date.UTC(2026, 10, 30, 23, 59))).toBe('2026-11')
})
