import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'

const PREFIX = 0x41
const check = createBase58check(sha256)

/** The 20 bytes of an address, or nothing when the text is none. */
export function bytesOfAddress(address: string): Uint8Array | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return undefined
  try {
    const bytes = check.decode(address)
    return bytes.length === 21 && bytes[0] === PREFIX ? bytes.slice(1) : undefined
  } catch {
    return undefined
  }
}

/** An address as contracts write it: without its first byte. */
export function hexOf(address: string): string {
  const bytes = bytesOfAddress(address)
  if (!bytes) throw new Error('this is no address of the TRON network')
  return bytesToHex(bytes)
}

export function addressOfBytes(bytes: Uint8Array): string {
  return check.encode(Uint8Array.of(PREFIX, ...bytes))
}

/** An address is the end of a hash of the public key. */
export function addressOfPublicKey(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return addressOfBytes(keccak_256(point.slice(1)).slice(-20))
}

export function addressOfPrivateKey(key: Uint8Array): string {
  return addressOfPublicKey(secp256k1.getPublicKey(key, true))
}

/** The address of one order, below an account's public half. Nothing here could spend what arrives there. */
export function createAddresses(xpub: string): (index: number) => string {
  const account = HDKey.fromExtendedKey(xpub)
  if (account.privateKey) throw new Error('the server is given the public half only')
  const external = account.deriveChild(0)
  return (index) => {
    const { publicKey } = external.deriveChild(index)
    if (!publicKey) throw new Error('this number has no address')
    return addressOfPublicKey(publicKey)
  }
}
