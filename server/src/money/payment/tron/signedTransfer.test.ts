import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { encodeRaw } from './rawTransfer.ts'
import { type Asked, type Built, checkedTransfer, NotWhatWasAsked } from './signedTransfer.ts'

const asked: Asked = {
  owner: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  to: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  amount: 5_000_000n,
  feeLimit: 60_000_000n,
}
const raw_data = {
  ref_block_bytes: '4f15',
  ref_block_hash: 'd5efcd3acb235c24',
  expiration: 1_791_285_828_000,
  timestamp: 1_791_285_769_893,
}
const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** Transaction that a node builds, honest or not. */
function built(changes: Partial<Asked> = {}): Required<Built> {
  const raw = encodeRaw({
    ...asked,
    ...changes,
    refBlockBytes: Buffer.from(raw_data.ref_block_bytes, 'hex'),
    refBlockHash: Buffer.from(raw_data.ref_block_hash, 'hex'),
    expiration: BigInt(raw_data.expiration),
    timestamp: BigInt(raw_data.timestamp),
  })
  const raw_data_hex = Buffer.from(raw).toString('hex')
  return { txID: hash(raw_data_hex), raw_data_hex, raw_data }
}
const refusal = (node: Built) => {
  try {
    checkedTransfer(node, asked)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(NotWhatWasAsked)
    return (error as Error).message
  }
}

test('an honest node’s transaction is taken, field by field as the protocol writes it', () => {
  expect(checkedTransfer(built(), asked)).toMatchObject(asked)
  const hex = built().raw_data_hex
  expect(hex.startsWith('0a024f152208d5efcd3acb235c2440a0b3d28791345aae01081f12a9010a31')).toBe(true)
  expect(hex.endsWith('70a5edce8791349001808ece1c')).toBe(true)
})

describe('a node is not believed', () => {
  test.each([
    ['recipient', { to: asked.owner }],
    ['amount', { amount: 5_000_001n }],
    ['contract', { contract: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' }],
    ['owner', { owner: asked.to }],
    ['fee', { feeLimit: 60_000_001n }],
  ] as const)('with another %s, whatever it calls it', (_what, changes) => {
    const other = built(changes)
    expect(refusal(other)).toBe('the node built another transaction')
    // The right name on the wrong bytes.
    expect(refusal({ ...other, txID: built().txID })).toBe('the node built another transaction')
  })
  test('with the right bytes under another name', () => {
    expect(refusal({ ...built(), txID: built({ amount: 1n }).txID })).toBe('the node named another transaction')
    expect(refusal({ raw_data, raw_data_hex: built().raw_data_hex })).toBe('the node named another transaction')
  })
  test('with something behind the right bytes, such as a second contract', () => {
    const more = `${built().raw_data_hex}5a00`
    expect(refusal({ raw_data, raw_data_hex: more, txID: hash(more) })).toBe('the node built another transaction')
  })
  test('when it says one thing and writes another', () => {
    const later = { ...raw_data, expiration: raw_data.expiration + 1 }
    expect(refusal({ ...built(), raw_data: later })).toBe('the node built another transaction')
  })
  test('without a block to build on', () => {
    const { raw_data_hex, txID } = built()
    for (const wrong of [{}, { ...raw_data, ref_block_bytes: 'zz' }, { ...raw_data, ref_block_hash: '' }, { ...raw_data, expiration: 1.5 }])
      expect(refusal({ raw_data_hex, txID, raw_data: wrong })).toBe('no block to build on')
    expect(refusal({ raw_data_hex, txID })).toBe('no block to build on')
  })
})
