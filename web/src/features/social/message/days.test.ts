import { expect, test } from 'vitest'
import { daysAgo, isSameDay } from './days.ts'

const at = (text: string) => Math.floor(new Date(text).getTime() / 1000)

test('days are counted by midnights, not by hours', () => {
  const now = new Date('2026-11-17T00:05:00')
  expect(daysAgo(at('2026-11-17T00:01:00'), now)).toBe(0)
  expect(daysAgo(at('2026-11-16T23:59:00'), now)).toBe(1)
  expect(daysAgo(at('2026-11-10T12:00:00'), now)).toBe(7)
  expect(isSameDay(at('2026-11-16T00:00:00'), at('2026-11-16T23:59:59'))).toBe(true)
  expect(isSameDay(at('2026-11-16T23:59:59'), at('2026-11-17T00:00:00'))).toBe(false)
})
