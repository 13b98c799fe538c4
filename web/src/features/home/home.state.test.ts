import type { RoomCard } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { mergeRooms } from './home.state.ts'

const room = (stream: string, nums = 0) => ({ stream, nums }) as RoomCard

test('keeps the order of the pages', () => {
  expect(mergeRooms([[room('1_1'), room('2_1')], [room('3_1')]]).map(({ room: { stream }, page }) => [stream, page])).toEqual([
    ['1_1', 1],
    ['2_1', 1],
    ['3_1', 2],
  ])
})

test('a room that slid to the next page is shown once, with its newest figures', () => {
  const merged = mergeRooms([[room('1_1', 9)], [room('1_1', 4), room('2_1')]])
  expect(merged.map(({ room: { stream, nums } }) => [stream, nums])).toEqual([
    ['1_1', 9],
    ['2_1', 0],
  ])
})
