import { expect, test } from 'vitest'
import { closedDraw, openDraw } from '../../../testing/samples/reds.ts'
import { checkDraw, splitOf } from './checkDraw.ts'

test('a draw the server made is worked out again from its seed', async () => {
  expect(await splitOf(closedDraw)).toEqual(closedDraw.shares)
  expect(closedDraw.shares.reduce((sum, share) => sum + Number(share), 0)).toBe(Number(closedDraw.coin))
  expect(await checkDraw(closedDraw)).toBe('matches')
})

test('another seed, another share and another order are found out; an open pack says nothing yet', async () => {
  const otherSeed = { ...closedDraw, seed: closedDraw.seed.replace(/^../, 'ff') }
  const [first, second, ...rest] = closedDraw.shares
  expect(await checkDraw(openDraw)).toBe('open')
  expect(await checkDraw(otherSeed)).toBe('wrongSeed')
  expect(await checkDraw({ ...closedDraw, shares: [second!, first!, ...rest] })).toBe('wrongSplit')
  expect(await checkDraw({ ...closedDraw, nonce: 'another' })).toBe('wrongSplit')
})

test('equal shares are equal', async () => {
  const average = { ...closedDraw, type: 0, coin: '100', nums: 4, shares: ['25', '25', '25', '25'] }
  expect(await checkDraw(average)).toBe('average')
  expect(await checkDraw({ ...average, shares: ['24', '26', '25', '25'] })).toBe('wrongSplit')
})
