import { expect, test } from 'vitest'
import { isLastPage, isPhone, knownPages, seenText, withoutPerson } from './settings.state.ts'

const now = Date.UTC(2026, 2, 20, 12)
const seen = (secondsAgo: number) => now / 1000 - secondsAgo

test('when a device was last seen is told in the words of the language', () => {
  expect(seenText(seen(3), now, 'en')).toBe('now')
  expect(seenText(seen(5 * 60), now, 'en')).toBe('5 minutes ago')
  expect(seenText(seen(3 * 3600), now, 'pt-BR')).toBe('há 3 horas')
  expect(seenText(seen(86_400), now, 'fr')).toBe('hier')
  expect(seenText(seen(29 * 86_400), now, 'es-419')).toBe('hace 29 días')
})

test('Arabic keeps Western figures', () => {
  expect(seenText(seen(5 * 60), now, 'ar-u-nu-latn')).toContain('5')
})

test('after a month it is the date', () => {
  expect(seenText(seen(40 * 86_400), now, 'en')).toBe('Feb 8, 2026')
})

test('a clock behind the server reads as now', () => {
  expect(seenText(seen(-600), now, 'en')).toBe('now')
})

test('a wrapper is a phone, and a browser is what it says', () => {
  expect(isPhone({ source: 'android', device: '' })).toBe(true)
  expect(isPhone({ source: 'web', device: 'Safari on iPhone' })).toBe(true)
  expect(isPhone({ source: 'web', device: 'Chrome on Windows' })).toBe(false)
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
