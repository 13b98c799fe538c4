import { expect, test } from 'vitest'
import { partsOf } from './partsOf.ts'

const giver = (user_nicename: string, percent: number) => ({ uid: percent, user_nicename, avatar_thumb: '', votes: '1', percent })

test('one who gave all is all of the bar', () => expect(partsOf([giver('Omar', 100)])).toEqual([{ name: 'Omar', percent: 100 }]))
test('the others are counted together, and what is left is everybody else', () => {
  expect(partsOf([giver('Omar', 62), giver('Bia', 13), giver('Yuki', 10)])).toEqual([
    { name: 'Omar', percent: 62 },
    { name: '2 others', percent: 23 },
    { name: 'everyone else', percent: 15 },
  ])
})
test('nobody is nothing', () => expect(partsOf([])).toEqual([]))
