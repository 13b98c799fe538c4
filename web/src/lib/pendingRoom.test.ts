import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPendingRoom, storePendingRoom, takePendingRoom } from './pendingRoom.ts'

const room = { liveuid: 1001, stream: '1001_1700000000' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a waiting room is entered once', () => {
  storePendingRoom(room)
  expect(takePendingRoom()).toEqual(room)
  expect(takePendingRoom()).toBeUndefined()
})

test('a record that names no room is removed and ignored', () => {
  localStorage.setItem('pending-room', '{"liveuid":"1001","stream":"x"}')
  expect(takePendingRoom()).toBeUndefined()
  expect(localStorage.getItem('pending-room')).toBeNull()
  localStorage.setItem('pending-room', 'not json')
  expect(takePendingRoom()).toBeUndefined()
})

test('only whole addresses are read', () => {
  expect(readPendingRoom(room)).toEqual(room)
  expect(readPendingRoom({ ...room, stream: '../1' })).toBeUndefined()
  expect(readPendingRoom({ liveuid: 1.5, stream: room.stream })).toBeUndefined()
})
