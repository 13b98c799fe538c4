import { describe, expect, test } from 'vitest'
import { addressHex } from './address.ts'
import { transferLogs } from './transferLogs.ts'
import type { Receipt } from './tronApi.ts'

const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const OTHER = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const us = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'
const them = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVAL = '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

const topic = (address: string) => addressHex(address).padStart(64, '0')
const log = (amount: bigint, { token = USDT, to = us, event = TRANSFER } = {}) => ({
  address: addressHex(token),
  topics: [event, topic(them), topic(to)],
  data: amount.toString(16).padStart(64, '0'),
})
const receipt = (logs: ReturnType<typeof log>[], other: Partial<Receipt> = {}): Receipt => ({
  id: 'a'.repeat(64),
  blockTimeStamp: 1,
  receipt: { result: 'SUCCESS' },
  log: logs,
  ...other,
})
const found = (r: Receipt) => transferLogs(r, USDT, us).map(({ index, amount }) => [index, amount])

describe('what a receipt moved to us', () => {
  test('is each transfer of its own, by its place', () => {
    expect(found(receipt([log(5n), log(1n, { to: them }), log(7n)]))).toEqual([
      [0, 5n],
      [2, 7n],
    ])
  })
  test('is nothing of another token', () => expect(found(receipt([log(5n, { token: OTHER })]))).toEqual([]))
  test('is nothing for somebody else', () => expect(found(receipt([log(5n, { to: them })]))).toEqual([]))
  test('is no other event of the token', () => expect(found(receipt([log(5n, { event: APPROVAL })]))).toEqual([]))
  test('is nothing when nothing was sent', () => expect(found(receipt([log(0n)]))).toEqual([]))
  test('is nothing of a transaction that failed, whatever its logs say', () => {
    for (const failed of [
      { receipt: { result: 'REVERT' } },
      { receipt: { result: 'OUT_OF_ENERGY' } },
      { receipt: {} },
      { result: 'FAILED' },
    ])
      expect(found(receipt([log(5n)], failed))).toEqual([])
  })
  test('is nothing without logs', () => expect(found({ id: '', blockTimeStamp: 1, receipt: { result: 'SUCCESS' } })).toEqual([]))
  test('of more than there is, is not believed', () => {
    expect(found(receipt([log(2n ** 63n - 1n)]))).toEqual([[0, 2n ** 63n - 1n]])
    for (const much of [2n ** 63n, 2n ** 64n + 5n, 2n ** 256n - 1n]) expect(() => found(receipt([log(much)]))).toThrow('more than there is')
  })
  test('of an amount nobody can read, is not believed', () => {
    for (const data of ['', '5', 'zz'.repeat(32), '0'.repeat(128)])
      expect(() => found(receipt([{ ...log(1n), data }]))).toThrow('cannot be read')
  })
})
