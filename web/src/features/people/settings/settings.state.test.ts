import { expect, test } from 'vitest'
import { isLastPage, isPhone, knownPages, withoutPerson } from './settings.state.ts'

test('a wrapper is a phone, and a browser is what it says', () => {
  expect(isPhone({ source: 'android', device: '' })).toBe(true)
  expect(isPhone({ source: 'web', device: 'Safari on iPhone' })).toBe(true)
  expect(isPhone({ source: 'web', device: 'Chrome · Windows' })).toBe(false)
})

test('a page of fifty may have another behind it', () => {
  expect(isLastPage(Array.from({ length: 50 }))).toBe(false)
  expect(isLastPage(Array.from({ length: 49 }))).toBe(true)
  expect(isLastPage([])).toBe(true)
})

test('an unblocked person leaves the pages as they are otherwise', () => {
  expect(withoutPerson([[{ id: 1 }, { id: 2 }], [{ id: 3 }]], 2)).toEqual([[{ id: 1 }], [{ id: 3 }]])
})

test('only pages this app can draw are listed', () => {
  expect(knownPages([{ href: 'terms' }, { href: 'casino' }])).toEqual([{ href: 'terms' }])
})
