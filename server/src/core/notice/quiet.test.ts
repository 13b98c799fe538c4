import { expect, test } from 'vitest'
import { isQuiet, quietUntil, zoneNamed } from './quiet.ts'

const at = (iso: string) => Date.parse(iso)
const night = (zone: string) => ({ from: 23 * 60, to: 8 * 60, zone })

test.each([
  ['a minute before it begins', '2026-11-17T22:59:59-03:00', false],
  ['as it begins', '2026-11-17T23:00:00-03:00', true],
  ['after midnight', '2026-11-18T00:30:00-03:00', true],
  ['a minute before it ends', '2026-11-18T07:59:59-03:00', true],
  ['as it ends', '2026-11-18T08:00:00-03:00', false],
])('a night over midnight: %s', (_when, iso, quiet) => {
  expect(isQuiet(night('America/Bahia'), at(iso))).toBe(quiet)
})

test('the same moment is night in one place and day in another', () => {
  const moment = at('2026-11-17T23:30:00Z')
  expect(['Europe/Lisbon', 'America/Sao_Paulo', 'Asia/Tokyo', 'Asia/Kathmandu'].map((zone) => isQuiet(night(zone), moment))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('hours of one day', () => {
  const siesta = { from: 14 * 60, to: 16 * 60 + 30, zone: 'Europe/Madrid' }
  expect(isQuiet(siesta, at('2026-07-01T15:00:00+02:00'))).toBe(true)
  expect(quietUntil(siesta, at('2026-07-01T15:00:42+02:00'))).toBe(at('2026-07-01T16:30:00+02:00'))
  expect(quietUntil(siesta, at('2026-07-01T17:00:00+02:00'))).toBe(at('2026-07-01T17:00:00+02:00'))
})

test('a night in which clocks are put forward ends by the clock on the wall, an hour sooner', () => {
  // In Lisbon on 28 March 2027 one o'clock becomes two.
  const late = at('2027-03-27T23:30:00Z')
  expect(quietUntil(night('Europe/Lisbon'), late)).toBe(at('2027-03-28T08:00:00+01:00'))
  // An end within the hour that there is not: the first minute after it.
  expect(quietUntil({ from: 23 * 60, to: 90, zone: 'Europe/Lisbon' }, late)).toBe(at('2027-03-28T02:00:00+01:00'))
})

test('a night in which clocks are put back is an hour longer', () => {
  // In New York on 1 November 2026 two o'clock becomes one.
  const late = at('2026-10-31T23:30:00-04:00')
  expect(quietUntil(night('America/New_York'), late)).toBe(at('2026-11-01T08:00:00-05:00'))
  // Quiet hours that end within the hour that comes twice end the first time, and begin again until the second.
  const twice = { from: 23 * 60, to: 90, zone: 'America/New_York' }
  expect(quietUntil(twice, late)).toBe(at('2026-11-01T01:30:00-04:00'))
  expect(quietUntil(twice, at('2026-11-01T01:15:00-05:00'))).toBe(at('2026-11-01T01:30:00-05:00'))
})

test('a zone has one name; offsets, nonsense and nothing are none', () => {
  expect(['Europe/Lisbon', 'europe/lisbon', 'UTC'].map(zoneNamed)).toEqual(['Europe/Lisbon', 'Europe/Lisbon', 'UTC'])
  expect(['', '+03:00', 'Mars/Olympus', '../etc/passwd', 'America'].map(zoneNamed)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
