import { expect, test } from 'vitest'
import { guardMonth, guardTiers, guardYear } from '../../../testing/samples/gifts.ts'
import { artOf, changeOf, daysLeft, endOf, saving } from './guard.state.ts'

const now = Math.floor(Date.now() / 1000)
const { list, mine: none } = guardTiers()

test('the same tier is added to, a higher one replaces it, a lower one is refused, an ended one counts for nothing', () => {
  const changes = (mine: typeof none) => list.map((tier) => changeOf(tier, { list, mine }, now))
  expect(changes(none)).toEqual(['new', 'new', 'new'])
  expect(changes({ ...guardMonth, guardid: list[0]!.id })).toEqual(['extend', 'overwrite', 'overwrite'])
  expect(changes(guardMonth)).toEqual(['refused', 'extend', 'overwrite'])
  expect(changes(guardYear)).toEqual(['refused', 'refused', 'extend'])
  expect(changes({ ...guardYear, endtime: now - 1 })).toEqual(['new', 'new', 'new'])
})

test('an extension keeps the days that are left', () => {
  expect(daysLeft(endOf(list[1]!, { list, mine: guardMonth }, now), now)).toBe(daysLeft(guardMonth.endtime, now) + 30)
  expect(daysLeft(endOf(list[2]!, { list, mine: guardMonth }, now), now)).toBe(365)
})

test('what a tier saves, and its picture', () => {
  expect(list.map((tier) => saving(tier, { list, mine: none }, now))).toEqual([0, 24, 37])
  expect(list.map((tier) => saving(tier, { list, mine: guardMonth }, now))).toEqual([0, 0, 18])
  expect(list.map(artOf)).toEqual(['week', 'month', 'year'])
})
