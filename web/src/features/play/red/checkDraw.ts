import { redTypes } from '@nimbo/contract'
import type { Draw } from './red.queries.ts'

export type Verdict = 'open' | 'average' | 'matches' | 'wrongSeed' | 'wrongSplit'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Numbers in [0, 1): six bytes each of HMAC-SHA256 of the seed over `nonce:0`, `nonce:1` and so on, five to a block. */
async function fractions(seed: Uint8Array<ArrayBuffer>, nonce: string, many: number): Promise<number[]> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const blocks = await Promise.all(
    Array.from({ length: Math.ceil(many / 5) }, (_, n) => crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${nonce}:${n}`))),
  )
  return blocks.flatMap((block) => {
    const view = new DataView(block)
    return Array.from({ length: 5 }, (_, i) => (view.getUint16(i * 6) * 2 ** 32 + view.getUint32(i * 6 + 2)) / 2 ** 48)
  })
}

/** The shares of a lucky pack, worked out here from what was published. */
export async function splitOf({ coin, nums, seed, nonce }: Pick<Draw, 'coin' | 'nums' | 'seed' | 'nonce'>): Promise<string[]> {
  const numbers = await fractions(bytesOf(seed), nonce, 2 * nums)
  const take = () => numbers.shift()!
  const shares: number[] = []
  let left = Number(coin)
  for (let open = nums; open > 1; open--) {
    // Between 1 and twice the mean of what is left, so that the others have at least 1 each.
    const most = Math.max(1, Math.min(Math.floor((2 * left) / open) - 1, left - (open - 1)))
    const share = 1 + Math.floor(take() * most)
    shares.push(share)
    left -= share
  }
  shares.push(left)
  for (let i = shares.length - 1; i > 0; i--) {
    const j = Math.floor(take() * (i + 1))
    ;[shares[i], shares[j]] = [shares[j]!, shares[i]!]
  }
  return shares.map(String)
}

/** Verdict on a draw: the seed has to be the promised one, and the split to follow from it. */
export async function checkDraw(draw: Draw): Promise<Verdict> {
  if (draw.seed === '') return 'open'
  if (hexOf(await crypto.subtle.digest('SHA-256', bytesOf(draw.seed))) !== draw.hash) return 'wrongSeed'
  if (draw.type === redTypes.average) {
    const each = String(BigInt(draw.coin) / BigInt(draw.nums))
    return draw.shares.length === draw.nums && draw.shares.every((share) => share === each) ? 'average' : 'wrongSplit'
  }
  const expected = await splitOf(draw)
  return expected.join() === draw.shares.join() ? 'matches' : 'wrongSplit'
}
