import { spendKinds } from '@nimbo/contract'
import type { Economy, PayoutTerms } from './Economy.ts'
import { decimal, isMore, plus, type Ratio, ratio, times } from './ratio.ts'

/** Places of value: two people who work together are enough, because a third one has nothing they lack. */
export type Place = 'coins of the buyer' | 'coins of the accomplice' | 'votes of the buyer' | 'votes of the accomplice' | 'paid out'

/** One unit at `from` becomes `rate` units at `to`. */
export interface Conversion {
  from: Place
  to: Place
  rate: Ratio
  step: string
}

const people = [
  { me: 'buyer', other: 'accomplice' },
  { me: 'accomplice', other: 'buyer' },
] as const

/**
 * Every way value moves, at its best rate: amounts are taken as divisible and caps, waiting times and fees per withdrawal as absent,
 * so that no real path is better.
 */
export function conversionsOf(economy: Economy, payout: PayoutTerms): Conversion[] {
  const { exchange } = economy
  // In the order of preference among equals: straight out, as a gift, and only then in circles.
  const shares = economy.shares.toSorted((a, b) => spendKinds.indexOf(a.kind) - spendKinds.indexOf(b.kind))
  const out = people.map(({ me }): Conversion => ({
    from: `votes of the ${me}`,
    to: 'paid out',
    rate: unitsPerVote(payout),
    step: `${me} withdraws ${payoutText(payout)}`,
  }))
  const between = people.flatMap(({ me, other }): Conversion[] => [
    ...shares.map(({ kind, giftKind, percent }) => ({
      from: `coins of the ${me}` as const,
      to: `votes of the ${other}` as const,
      rate: ratio(BigInt(percent), 100n),
      step: `${kind}${giftKind && ` (${giftKind})`} from ${me} to ${other} at ${percent} %`,
    })),
    { from: `coins of the ${me}`, to: `coins of the ${other}`, rate: ratio(1n), step: `red pack from ${me} to ${other}` },
    {
      from: `votes of the ${me}`,
      to: `coins of the ${me}`,
      rate: ratio(exchange.voteGet, exchange.voteGive),
      step: `${me} exchanges ${exchange.voteGive} votes for ${exchange.voteGet} coins`,
    },
    ...(exchange.coinOpen
      ? [
          {
            from: `coins of the ${me}` as const,
            to: `votes of the ${me}` as const,
            rate: ratio(exchange.coinGet, exchange.coinGive),
            step: `${me} exchanges ${exchange.coinGive} coins for ${exchange.coinGet} votes`,
          },
        ]
      : []),
  ])
  return [...out, ...between]
}

/**
 * The most smallest units of the currency that one vote brings. A withdrawal is rounded up by less than one unit, and is of at least
 * `minimumVotes`; the fee takes that unit away, where there is one.
 */
export function unitsPerVote({ scale, votesPerUnit, takePermille, taxPermille, fee, minimumVotes }: PayoutTerms): Ratio {
  const kept = times(ratio(scale, votesPerUnit), ratio(1000n - takePermille - taxPermille, 1000n))
  return fee > 0n ? kept : plus(kept, ratio(1n, minimumVotes))
}

function payoutText({ method, currency, votesPerUnit, takePermille, taxPermille }: PayoutTerms): string {
  const deducted = decimal(ratio(takePermille + taxPermille, 10n), 0)
  return `by ${method === 'pix' ? 'Pix' : 'USDT'} at ${votesPerUnit} votes per ${currency}, less ${deducted} %`
}

export interface BestWay {
  /** Proceeds of one unit at the place, in smallest units paid out. */
  value: Ratio
  steps: string[]
}

/**
 * The best way out from every place, or the steps of a cycle that multiplies. After as many rounds as there are places every way
 * without a repeated place has been tried; whatever still improves goes round in circles and gains each time.
 */
export function bestWays(conversions: readonly Conversion[]): { ways: Map<Place, BestWay> } | { cycle: string[] } {
  const ways = new Map<Place, BestWay>([['paid out', { value: ratio(1n), steps: [] }]])
  const places = new Set(conversions.flatMap(({ from, to }) => [from, to])).size
  for (let round = 0; round <= places; round++) {
    let improved: string[] | undefined
    for (const { from, to, rate, step } of conversions) {
      const [known, next] = [ways.get(from), ways.get(to)]
      if (!next) continue
      const value = times(rate, next.value)
      if (known && !isMore(value, known.value)) continue
      improved = [step, ...next.steps]
      ways.set(from, { value, steps: improved })
    }
    if (!improved) return { ways }
    if (round === places) return { cycle: [...new Set(improved)] }
  }
  return { ways }
}
