import { cashOut, spendKinds } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../testing/seededRandom.ts'
import { checkEconomy, EconomyRefused } from './checkEconomy.ts'
import { bestWays, type Conversion, conversionsOf, type Place, unitsPerVote } from './conversions.ts'
import { defaultEconomy } from './defaultEconomy.ts'
import type { Economy, PayoutTerms } from './Economy.ts'
import { decimal, isMore, type Ratio, ratio, times } from './ratio.ts'

const { randomInt } = seededRandom('checkEconomy')
const [pix, usdt] = defaultEconomy.payouts as [PayoutTerms, PayoutTerms]
const share = (percent: number) => spendKinds.map((kind) => ({ kind, giftKind: '', percent }))
const only = (pack: number, change: Partial<Economy>): Economy => ({
  ...defaultEconomy,
  packs: defaultEconomy.packs.filter(({ id, currency }) => id === pack && currency === 'BRL'),
  ...change,
})
/** Payback of each pack, or the reason why the economy is refused. */
function paybacks(economy: Economy): string[] {
  try {
    return checkEconomy(economy).map(({ payback }) => decimal(payback, 2))
  } catch (e) {
    if (!(e instanceof EconomyRefused)) throw e
    return e.problems.map((problem) => `refused: ${problem}`)
  }
}

test('what a new database holds is accepted, and no pack pays back more than 0.85', () => {
  const all = checkEconomy(defaultEconomy)
  expect(all).toHaveLength(9 * 4)
  const worst = all.reduce((a, b) => (isMore(b.payback, a.payback) ? b : a))
  expect([worst.pack.id, worst.pack.currency, decimal(worst.payback, 4)]).toEqual([101, 'BRL', '0.8429'])
})

describe('the tables before the anchor had a share', () => {
  const before = { shares: share(100), rewardPercent: 0 }
  test('the first pack of 24.90 pays 36.86 by Pix', () => {
    const [found] = paybacks(only(103, { ...before, payouts: [pix] }))
    expect(found).toContain('refused: pack 103: 1.48')
    expect(cashOut(pix, 4980n).net).toBe(3686n)
  })
  test('the largest pack with an invitation pays 103.67 USDT: more than it cost above 4.82 reais', () => {
    const at = (high: bigint) => ({
      shares: share(100),
      payouts: [{ ...usdt, votesPerUnit: 500n }],
      ranges: [...defaultEconomy.ranges.filter(({ currency }) => currency !== 'USDT'), { currency: 'USDT' as const, low: 1n, high }],
    })
    expect(paybacks(only(6, at(4_860_000n)))[0]).toMatch(/^refused: pack 6: 1\.009.*103\.67 USDT at 4\.86 BRL/)
    expect(paybacks(only(6, at(6_500_000n)))[0]).toMatch(/^refused: pack 6: 1\.35/)
  })
  test('with half of the coins for the anchor the first pack still pays 1.10 in USDT at 6.50 reais, and 0.78 by Pix', () => {
    expect(paybacks(only(101, { payouts: [{ ...usdt, votesPerUnit: 500n }] }))[0]).toContain('refused: pack 101: 1.0957')
    expect(paybacks(only(101, { payouts: [pix] }))).toEqual(['0.78'])
  })
})

describe('refused', () => {
  test('a cycle that multiplies, by name', () => {
    const { exchange } = defaultEconomy
    const found = paybacks({ ...defaultEconomy, exchange: { ...exchange, voteGet: 201n } })
    expect(found[0]).toMatch(/a cycle multiplies: .*exchanges 100 votes for 201 coins.*gift from/)
    const own = paybacks({ ...defaultEconomy, shares: share(0), exchange: { ...exchange, coinOpen: true, coinGet: 101n } })
    expect(own[0]).toMatch(/a cycle multiplies: .*exchanges 100 coins for 101 votes/)
  })
  test('one kind of gift that brings more than the others, and everything at once', () => {
    const found = paybacks({ ...defaultEconomy, shares: [...share(50), { kind: 'gift', giftKind: 'deluxe', percent: 80 }] })
    expect(found).toHaveLength(10)
    expect(found[0]).toContain('gift (deluxe) from buyer to accomplice at 80 %')
  })
  test('a wider range of exchange rates, and a currency without one', () => {
    const without = defaultEconomy.ranges.filter(({ currency }) => currency !== 'USDT')
    expect(paybacks({ ...defaultEconomy, ranges: [...without, { currency: 'USDT', low: 4_500_000n, high: 6_600_000n }] })[0]).toContain(
      '0.8558',
    )
    expect(paybacks({ ...defaultEconomy, ranges: without })[0]).toContain('no range of rates for USDT')
  })
  test('a minimum so small that rounding up pays', () => {
    expect(paybacks(only(1, { payouts: [{ ...pix, minimumVotes: 1n }] }))[0]).toContain('refused')
  })
})

test('a withdrawal never brings more per vote than the check counts', () => {
  for (const terms of [pix, usdt, { ...pix, votesPerUnit: 333n, takePermille: 17n }, { ...pix, minimumVotes: 1n, scale: 1n }]) {
    const bound = unitsPerVote(terms)
    for (let votes = terms.minimumVotes; votes < terms.minimumVotes + 2_000n; votes++)
      expect(isMore(ratio(cashOut(terms, votes).net, votes), bound)).toBe(false)
  }
})

/** Every way of up to so many steps, tried one by one. */
function tryEverything(conversions: readonly Conversion[], from: Place, steps: number): Ratio {
  if (from === 'paid out') return ratio(1n)
  if (steps === 0) return ratio(0n)
  return conversions
    .filter((c) => c.from === from)
    .map((c) => times(c.rate, tryEverything(conversions, c.to, steps - 1)))
    .reduce((best, next) => (isMore(next, best) ? next : best), ratio(0n))
}

test('the best way is the best of all ways, also of those that go in circles; and if circles gain, it says so', () => {
  for (let n = 0; n < 60; n++) {
    const economy: Economy = {
      ...defaultEconomy,
      shares: [{ kind: 'gift', giftKind: '', percent: randomInt(0, 101) }],
      exchange: {
        voteGive: 100n,
        voteGet: BigInt(randomInt(1, 160)),
        coinOpen: randomInt(0, 2) === 1,
        coinGive: 100n,
        coinGet: BigInt(randomInt(1, 160)),
      },
    }
    const conversions = conversionsOf(economy, pix)
    const best = bestWays(conversions)
    const [short, long] = [tryEverything(conversions, 'coins of the buyer', 5), tryEverything(conversions, 'coins of the buyer', 8)]
    const found = 'cycle' in best ? 'a cycle' : decimal(best.ways.get('coins of the buyer')?.value ?? ratio(0n), 12)
    expect(found).toBe(isMore(long, short) ? 'a cycle' : decimal(long, 12))
  }
})
