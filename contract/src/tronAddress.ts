const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const SHAPE = /^T[1-9A-HJ-NP-Za-km-z]{33}$/

/** Addresses of the TRON network: the checksum finds every typing error. */
export async function isTronAddress(text: string): Promise<boolean> {
  if (!SHAPE.test(text)) return false
  const bytes = base58(text)
  if (bytes?.[0] !== 0x41) return false
  // A page that was not served safely has no hashes; then the server is the first to look at the checksum.
  if (!globalThis.crypto?.subtle) return true
  const sum = await sha256(await sha256(bytes.slice(0, 21)))
  return sum.slice(0, 4).every((byte, i) => byte === bytes[21 + i])
}

/** The 25 bytes of an address, or nothing when it is more than they can hold. */
function base58(text: string): Uint8Array<ArrayBuffer> | undefined {
  let value = 0n
  for (const letter of text) value = value * 58n + BigInt(alphabet.indexOf(letter))
  if (value >= 1n << 200n) return undefined
  const bytes = new Uint8Array(25)
  for (let i = 24; i >= 0; i--, value >>= 8n) bytes[i] = Number(value & 255n)
  return bytes
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes))
}
