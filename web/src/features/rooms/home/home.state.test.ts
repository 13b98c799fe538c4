import type { RoomCard } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { mergeRooms, roomsOf, visitAfter } from './home.state.ts'

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

const streams = (visit: ReturnType<typeof visitAfter>, pages: RoomCard[][]) => roomsOf(visit, pages).map(({ room: { stream } }) => stream)

test('while a list is looked at its rooms stay where they are, with their newest figures', () => {
  const first = [[room('1_1', 9), room('2_1', 5)]]
  const visit = visitAfter(undefined, first)
  const later = [[room('2_1', 50), room('1_1', 10)]]
  const next = visitAfter(visit, later)
  expect(streams(next, later)).toEqual(['1_1', '2_1'])
  expect(roomsOf(next, later).map(({ room: { nums } }) => nums)).toEqual([10, 50])
  expect(next.fresh).toEqual([])
})

test('new rooms come after all others and are counted; those that ended go', () => {
  const visit = visitAfter(undefined, [[room('1_1'), room('2_1')]])
  const later = [[room('3_1'), room('4_1'), room('1_1')]]
  const next = visitAfter(visit, later)
  expect(streams(next, later)).toEqual(['1_1', '3_1', '4_1'])
  expect(next.fresh).toEqual(['3_1', '4_1'])
  const last = [[room('4_1'), room('1_1')]]
  expect(visitAfter(next, last).fresh).toEqual(['4_1'])
})

test('a page that is scrolled to brings no news, and rows stand in the order of their pages', () => {
  const visit = visitAfter(undefined, [[room('1_1'), room('2_1')]])
  const two = [[room('1_1'), room('2_1')], [room('3_1')]]
  const next = visitAfter(visit, two)
  expect(next.fresh).toEqual([])
  const moved = [[room('3_1'), room('1_1')], [room('2_1')]]
  expect(roomsOf(visitAfter(next, moved), moved).map(({ room: { stream }, page }) => [stream, page])).toEqual([
    ['1_1', 1],
    ['2_1', 2],
    ['3_1', 2],
  ])
})

test('what did not change is the same visit, also of an empty list', () => {
  const full = visitAfter(undefined, [[room('1_1')]])
  expect(visitAfter(full, [[room('1_1', 7)]])).toBe(full)
  const empty = visitAfter(undefined, [[]])
  expect(visitAfter(empty, [[]])).toBe(empty)
})
