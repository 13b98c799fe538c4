import { expect, test } from 'vitest'
import { monthPages } from './monthPages.ts'

const totals = [
  { month: '2026-11', postings: 20n },
  { month: '2026-11', postings: 5n },
  { month: '2026-10', postings: 10n },
  { month: '2026-09', postings: 40n },
]

test('a page spans the end of a month and skips whole months', () => {
  expect(monthPages(totals, 0, 30)).toEqual([
    { month: '2026-11', limit: 25, offset: 0 },
    { month: '2026-10', limit: 5, offset: 0 },
  ])
  expect(monthPages(totals, 30, 30)).toEqual([
    { month: '2026-10', limit: 5, offset: 5 },
    { month: '2026-09', limit: 25, offset: 0 },
  ])
  expect(monthPages(totals, 60, 30)).toEqual([{ month: '2026-09', limit: 15, offset: 25 }])
  expect(monthPages(totals, 90, 30)).toEqual([])
})
