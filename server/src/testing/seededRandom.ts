import { randomInt as cryptoInt } from 'node:crypto'

const MODULUS = 2_147_483_647
const given = process.env['NIMBO_SEED']

export interface SeededRandom {
  /** From 0 up to 1. */
  random(): number
  /** As `randomInt` of node:crypto: from `min` up to and without `max`. */
  randomInt(min: number, max: number): number
  randomBytes(length: number): Buffer
}

/** Random numbers of one test file. The seed is printed, and `NIMBO_SEED` repeats a run. */
export function seededRandom(name: string): SeededRandom {
  const seed = given === undefined ? cryptoInt(1, MODULUS) : Number(given)
  if (!(Number.isInteger(seed) && seed > 0 && seed < MODULUS)) throw new Error(`NIMBO_SEED is a whole number from 1 to ${MODULUS - 1}`)
  console.log(`${name}: NIMBO_SEED=${seed}`)
  let state = seed
  // The "minimal standard" generator of Park and Miller.
  const random = () => (state = (state * 48_271) % MODULUS) / MODULUS
  const randomInt = (min: number, max: number) => min + Math.floor(random() * (max - min))
  return { random, randomInt, randomBytes: (length) => Buffer.from(Array.from({ length }, () => randomInt(0, 256))) }
}
