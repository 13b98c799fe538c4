import { createHmac } from 'node:crypto'

/**
 * The split of a lucky pack as `docs/decisions/0070` describes it, written without the server's code: what it computes from a revealed
 * seed must be what was paid. `shuffled` false is the double-mean split alone.
 */
export function drawAgain(total: number, shares: number, seedHex: string, nonce: string, shuffled = true): number[] {
  const key = Buffer.from(seedHex, 'hex')
  let [block, at, counter] = [Buffer.alloc(0), 0, 0]
  function uniform(below: number): number {
    if (at + 6 > block.length) {
      block = createHmac('sha256', key).update(nonce).update(':').update(String(counter)).digest()
      at = 0
      counter++
    }
    let number = 0
    for (let byte = 0; byte < 6; byte++) number = number * 256 + block[at + byte]!
    at += 6
    return Math.floor((number / 281_474_976_710_656) * below)
  }
  const amounts = Array.from({ length: shares }, () => 0)
  let remaining = total
  for (let n = 0; n < shares - 1; n++) {
    const others = shares - n - 1
    const twiceTheMean = Math.floor((2 * remaining) / (others + 1)) - 1
    const room = Math.max(1, Math.min(twiceTheMean, remaining - others))
    amounts[n] = uniform(room) + 1
    remaining -= amounts[n]!
  }
  amounts[shares - 1] = remaining
  if (shuffled)
    for (let n = shares - 1; n > 0; n--) {
      const other = uniform(n + 1)
      const kept = amounts[n]!
      amounts[n] = amounts[other]!
      amounts[other] = kept
    }
  return amounts
}

export interface Spread {
  means: number[]
  deviations: number[]
  /** The largest deviation of a position over the smallest: 1 when every position is the same gamble. */
  unevenness: number
}

/** Mean and deviation of each position over many draws. */
export function spreadOf(draws: readonly (readonly number[])[]): Spread {
  const positions = draws[0]!.map((_, position) => draws.map((draw) => draw[position]!))
  const means = positions.map((amounts) => amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)
  const deviations = positions.map((amounts, n) =>
    Math.sqrt(amounts.reduce((sum, amount) => sum + (amount - means[n]!) ** 2, 0) / amounts.length),
  )
  return { means, deviations, unevenness: Math.max(...deviations) / Math.min(...deviations) }
}
