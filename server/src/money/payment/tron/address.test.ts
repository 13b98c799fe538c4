import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { describe, expect, test } from 'vitest'
import { addressFromPrivateKey, decodeAddress, createAddressDeriver } from './address.ts'

const twice = (bytes: Uint8Array) => createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()

/** The other way round, from the private side and by hand. */
function addressOfSecret(secret: Uint8Array): string {
  const point = secp256k1.getPublicKey(secret, false)
  const body = Buffer.concat([Buffer.of(0x41), Buffer.from(keccak_256(point.slice(1))).subarray(-20)])
  return base58.encode(Buffer.concat([body, twice(body).subarray(0, 4)]))
}

describe('addresses below the public half', () => {
  // BIP-39's own test words (abandon … about) as a seed.
  const seed = Buffer.from(
    '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
    'hex',
  )
  const account = HDKey.fromMasterSeed(seed).derive("m/44'/195'/0'")
  const derive = createAddressDeriver(account.publicExtendedKey)
  test.each([
    [0, 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'],
    [1, 'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK'],
    [2, 'TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx'],
  ])('number %i is what wallets show for these words', (index, address) => expect(derive(index)).toBe(address))
  test.each([0, 1, 2, 77, 2 ** 31 - 1])('number %i is what the private side makes', (index) => {
    expect(derive(index)).toBe(addressOfSecret(account.deriveChild(0).deriveChild(index).privateKey!))
  })
  test('a private half is not taken', () => expect(() => createAddressDeriver(account.privateExtendedKey)).toThrow('xpub'))
  test('a number that needs the private half has no address', () => expect(() => derive(2 ** 31)).toThrow())
})

test('a key of 1 has the address everybody knows', () => {
  const one = Buffer.alloc(32)
  one[31] = 1
  expect(addressFromPrivateKey(one)).toBe('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
})

test('addresses are taken apart, and what is none is not', () => {
  expect(Buffer.from(decodeAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')!).toString('hex')).toBe('a614f803b6fd780986a42c78ec9c7f77e6ded13c')
  for (const none of [
    '',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ',
  ])
    expect(decodeAddress(none)).toBeUndefined()
})
