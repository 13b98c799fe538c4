import { expect, test } from 'vitest'
import { levelColour, setLevelBands } from './levelBands.ts'

test('a level has the colour of the band it is in, as the configuration says', () => {
  expect([1, 19, 20, 59, 60, 99].map(levelColour)).toEqual(['lv1', 'lv1', 'lv2', 'lv3', 'lv4', 'lv4'])
  setLevelBands([
    { levelid: 1, colour: 'lv1' },
    { levelid: 50, colour: 'lv4' },
    { levelid: 5, colour: 'lv2' },
    { levelid: 70, colour: 'url(//elsewhere)' },
  ])
  expect([0, 4, 5, 49, 50, 70].map(levelColour)).toEqual(['lv1', 'lv1', 'lv2', 'lv2', 'lv4', 'lv4'])
})
