import { expect, test } from 'vitest'
import { findRooms } from './findRooms.ts'

const rooms = [
  { uid: 1001, user_nicename: 'Bia', title: 'Pagode', stream: '1001_17', nums: 3 },
  { uid: 1002, user_nicename: 'Noor', title: 'Stories', stream: '1002_18', nums: 9 },
]

test('fullest first, found by host, title, id or stream', () => {
  expect(findRooms(rooms, '').map((r) => r.uid)).toEqual([1002, 1001])
  expect(findRooms(rooms, 'bia').map((r) => r.uid)).toEqual([1001])
  expect(findRooms(rooms, '1002').map((r) => r.uid)).toEqual([1002])
  expect(findRooms(rooms, '1001_17').map((r) => r.uid)).toEqual([1001])
  expect(findRooms(rooms, 'nothing')).toEqual([])
})
