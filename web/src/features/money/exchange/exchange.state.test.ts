import { expect, test } from 'vitest'
import { digitsOf, type Exchange, offerFor } from './exchange.state.ts'

const exchange: Exchange = {
  coin: '8420',
  votes: '31275',
  vote_give: 100,
  vote_get: 33,
  coin_open: 1,
  coin_give: 100,
  coin_get: 50,
  coin_max: '500',
}

test('digits of any script are taken, and nothing else', () => {
  expect(['1.000', '٤٢', '۱۲', '００７', 'abc', '', '-5', '99999999999'].map(digitsOf)).toEqual([
    '1000',
    '42',
    '12',
    '7',
    '',
    '',
    '5',
    '1000000000',
  ])
})

test('what is given, got and left', () => {
  expect(offerFor(exchange, 'votes', '1000')).toEqual({ give: 1000, get: 330, votes: 30_275, coins: 8_750, problem: 'none' })
  expect(offerFor(exchange, 'coins', '500')).toEqual({ give: 500, get: 250, votes: 31_525, coins: 7_920, problem: 'none' })
})

test('what stands in the way is named', () => {
  const problems = (of: 'votes' | 'coins', ...typed: string[]) => typed.map((text) => offerFor(exchange, of, text).problem)
  expect(problems('votes', '', '3', '31275', '31276')).toEqual(['empty', 'tooLittle', 'none', 'tooMuch'])
  expect(problems('coins', '500', '501', '8421')).toEqual(['none', 'overCap', 'tooMuch'])
})
