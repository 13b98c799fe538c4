import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../lib/plainSearch.ts'
import { BadAddress, classSearch, pageSearch, roomSearch } from './search.ts'

test('a room address survives the way out and back without quotes', () => {
  const text = stringifySearch({ liveuid: 1001, stream: '1001_1700000000' })
  expect(text).toBe('?liveuid=1001&stream=1001_1700000000')
  expect(roomSearch(parseSearch(text))).toEqual({ liveuid: 1001, stream: '1001_1700000000' })
})

test('nothing to say is no question mark', () => {
  expect(stringifySearch({ stream: undefined })).toBe('')
})

test('an address that names no room is refused', () => {
  expect(() => roomSearch({ liveuid: 'x', stream: '1_1' })).toThrow(BadAddress)
  expect(() => roomSearch({ liveuid: '1', stream: '../1_1' })).toThrow(BadAddress)
  expect(() => classSearch({})).toThrow(BadAddress)
})

test('only pages of ours have an address', () => {
  expect(pageSearch({ id: 'terms' })).toEqual({ id: 'terms' })
  expect(() => pageSearch({ id: 'casino' })).toThrow(BadAddress)
  expect(() => pageSearch({})).toThrow(BadAddress)
})
