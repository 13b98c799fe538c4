/** An exact fraction: amounts and rates are compared here, and a float would round some of them in somebody's favour. */
export interface Ratio {
  n: bigint
  d: bigint
}

export const ratio = (n: bigint, d = 1n): Ratio => ({ n, d })
export const times = (a: Ratio, b: Ratio): Ratio => reduced(a.n * b.n, a.d * b.d)
export const over = (a: Ratio, b: Ratio): Ratio => reduced(a.n * b.d, a.d * b.n)
export const plus = (a: Ratio, b: Ratio): Ratio => reduced(a.n * b.d + b.n * a.d, a.d * b.d)
export const isMore = (a: Ratio, b: Ratio): boolean => a.n * b.d > b.n * a.d

/** Decimal, rounded up: the figure shown is never better than the true one. */
export function decimal({ n, d }: Ratio, places: number): string {
  const scale = 10n ** BigInt(places)
  const scaled = (n * scale + d - 1n) / d
  const whole = String(scaled / scale)
  return places === 0 ? whole : `${whole}.${String(scaled % scale).padStart(places, '0')}`
}

function reduced(n: bigint, d: bigint): Ratio {
  const factor = greatestCommonDivisor(n, d)
  return { n: n / factor, d: d / factor }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}
