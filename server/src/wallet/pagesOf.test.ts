import { expect, test } from 'vitest'
import { pagesOf } from './pagesOf.ts'

const totals = [
  { month: '2026-11', lines: 20n },
  { month: '2026-11', lines: 5n },
  { month: '2026-10', lines: 10n },
  { month: '2026-09', lines: 40n },
]

test('a page goes over the end of a month and skips whole months', () => {
  expect(pagesOf(totals, 0, 30)).toEqual([
    { month: '2026-11', limit: 25, offset: 0 },
    { month: '2026-10', limit: 5, offset: 0 },
  ])
  expect(pagesOf(totals, 30, 30)).toEqual([
    { month: '2026-10', limit: 5, offset: 5 },
    { month: '2026-09', limit: 25, offset: 0 },
  ])
  expect(pagesOf(totals, 60, 30)).toEqual([{ month: '2026-09', limit: 15, offset: 25 }])
  expect(pagesOf(totals, 90, 30)).toEqual([])
})
