import { budgets } from '../../platform/budgets.ts'

/** Multiple of an ordinary puzzle's work. The hardest takes a cheap phone most of the time a page gives it. */
export type PuzzleCost = 1 | 3 | 6

interface Step {
  /** Upper end of the step, as a part of the country's budget for the hour. */
  below: number
  codesOfAddress: number
  cost: PuzzleCost
}

/**
 * The more of a country's budget is used, the less of the rest one address gets, and the more each code costs it: whoever wants to use
 * it up for everybody needs hundreds of addresses, while somebody who wants one code gets it.
 */
const steps: readonly Step[] = [
  { below: 1 / 3, codesOfAddress: budgets.codesOfAddress.times, cost: 1 },
  { below: 2 / 3, codesOfAddress: 5, cost: 3 },
  { below: 1, codesOfAddress: 2, cost: 6 },
]
const [MANY, VERY_MANY] = [10, 20]

/** Price of the next code for an address that had `ofAddress` this hour, in a country that had `toCountry`. Undefined: it gets none. */
export function codeTerms(ofAddress: number, toCountry: number): PuzzleCost | undefined {
  const step = steps.find(({ below }) => toCountry < below * budgets.codesToCountry.times)
  if (!step || ofAddress >= step.codesOfAddress) return undefined
  const ownCost = ofAddress >= VERY_MANY ? 6 : ofAddress >= MANY ? 3 : 1
  return Math.max(step.cost, ownCost) as PuzzleCost
}
