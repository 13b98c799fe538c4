import type { NoticeItem } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { byDay } from './byDay.ts'

const at = (id: number, when: Date) => ({ id, addtime: Math.floor(when.getTime() / 1_000) }) as NoticeItem

test('today begins at midnight where the person is, and what comes twice is shown once', () => {
  const now = new Date(2026, 10, 17, 15, 0)
  const list = [at(4, new Date(2026, 10, 17, 14)), at(3, new Date(2026, 10, 17, 0, 0)), at(2, new Date(2026, 10, 16, 23, 59))]
  const { today, earlier } = byDay([...list, list[2]!], now.getTime() / 1_000)
  expect([today.map(({ id }) => id), earlier.map(({ id }) => id)]).toEqual([[4, 3], [2]])
})
