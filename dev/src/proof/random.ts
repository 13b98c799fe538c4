import { AsyncLocalStorage } from 'node:async_hooks'

/** mulberry32: uniform numbers below one that follow from 32 bits of seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / SEEDS
  }
}

/** Seeds are whole numbers below this. */
export const SEEDS = 2 ** 32

const generator = new AsyncLocalStorage<() => number>()

/**
 * Every choice inside follows from the seed. Keys, tokens and names of people are no choices: they stay unique, so that the same seed can be
 * used again on the same database.
 */
export const withSeed = <T>(seed: number, work: () => T): T => generator.run(mulberry32(seed), work)

/** Work that runs beside others draws from a generator of its own: what it chooses does not depend on which of them is faster. */
export const withOwnSeed = <T>(work: () => T): T => withSeed(randomInt(SEEDS), work)

/** The same work so many times at once; each knows which one it is. */
export const withOwnSeeds = <T>(count: number, work: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => withOwnSeed(() => work(n)))

/** A number from 0 up to 1. */
export function random(): number {
  const draw = generator.getStore()
  if (!draw) throw new Error('a random choice outside of withSeed')
  return draw()
}

/** A whole number below the limit, or from the first up to the second without it, as `randomInt` of `node:crypto`. */
export function randomInt(limit: number): number
export function randomInt(from: number, limit: number): number
export function randomInt(first: number, second?: number): number {
  const [from, limit] = second === undefined ? [0, first] : [first, second]
  return from + Math.floor(random() * (limit - from))
}

export const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

/** The same list in another order. */
export function shuffled<T>(list: readonly T[]): T[] {
  const order = list.map((item) => ({ item, at: random() }))
  return order.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

/** So many bytes in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from({ length: bytes }, () => randomInt(256).toString(16).padStart(2, '0')).join('')
