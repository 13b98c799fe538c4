import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'
import { HDKey } from '@scure/bip32'

const PREFIX = 0x41
const base58 = createBase58check(sha256)

/** The 20 bytes of an address; undefined when it is invalid. */
export function decodeAddress(address: string): Uint8Array | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return undefined
  try {
    const bytes = base58.decode(address)
    return bytes.length === 21 && bytes[0] === PREFIX ? bytes.slice(1) : undefined
  } catch {
    return undefined
  }
}

/** An address as contracts encode it: without the network prefix. */
export function addressHex(address: string): string {
  const bytes = decodeAddress(address)
  if (!bytes) throw new Error('not a TRON address')
  return bytesToHex(bytes)
}

export function encodeAddress(bytes: Uint8Array): string {
  return base58.encode(Uint8Array.of(PREFIX, ...bytes))
}

/** The last 20 bytes of the Keccak hash of the public key. */
export function addressFromPublicKey(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return encodeAddress(keccak_256(point.slice(1)).slice(-20))
}

export function addressFromPrivateKey(key: Uint8Array): string {
  return addressFromPublicKey(secp256k1.getPublicKey(key, true))
}

/** Addresses of orders, derived from an account's public key: the server cannot spend what arrives there. */
export function createAddressDeriver(xpub: string): (index: number) => string {
  const account = HDKey.fromExtendedKey(xpub)
  if (account.privateKey) throw new Error('expected an xpub, got a private key')
  const external = account.deriveChild(0)
  return (index) => {
    const { publicKey } = external.deriveChild(index)
    if (!publicKey) throw new Error('no address at this index')
    return addressFromPublicKey(publicKey)
  }
}
