import { expect, test } from 'vitest'
import { agoText, durationText, waitText } from './timeText.ts'

test('a duration shows the two largest units', () => {
  expect([0, 59, 725, 3_600, 97_211].map(durationText)).toEqual(['0 s', '59 s', '12 min 5 s', '1 h', '1 d 3 h'])
})
test.each([
  [-5, '< 1 min'],
  [59, '< 1 min'],
  [130, '2 min'],
  [3_720, '1 h 2 min'],
  [6_720, '1 h 52 min'],
  [273_600, '3 d 4 h'],
])('a wait of %i seconds is %s', (seconds, text) => expect(waitText(seconds)).toBe(text))
test('how long ago is told in the largest unit', () => {
  expect([-20, 59, 61, 7_300, 200_000].map(agoText)).toEqual(['just now', 'just now', '1 min ago', '2 h ago', '2 d ago'])
})
