import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const BITS_PER_PASSWORD = 20
const PROBES = 14

/** Positions of a password in the filter: two numbers from one hash give all of them. */
function* positions(password: string, bits: number): Iterable<number> {
  const hash = createHash('sha256').update(password).digest()
  const [start, step] = [hash.readUInt32LE(0), (hash.readUInt32LE(4) | 1) >>> 0]
  for (let n = 0; n < PROBES; n++) yield (start + n * step) % bits
}

/** A Bloom filter: a password of the list is always found, another one by mistake about once in 10,000. */
export function buildFilter(passwords: readonly string[]): Buffer {
  const filter = Buffer.alloc(Math.ceil((passwords.length * BITS_PER_PASSWORD) / 8))
  for (const password of passwords) for (const bit of positions(password, filter.length * 8)) filter[bit >> 3]! |= 1 << (bit & 7)
  return filter
}

export function isIn(filter: Buffer, password: string): boolean {
  for (const bit of positions(password, filter.length * 8)) if (!(filter[bit >> 3]! & (1 << (bit & 7)))) return false
  return true
}

const filter = readFileSync(new URL('./breached.bin', import.meta.url))

/** Passwords most often found in stolen lists; `server/breached.ts` makes the filter. */
export const isBreached = (password: string) => isIn(filter, password.toLowerCase())
