import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { decodeAddress } from './address.ts'

/** transfer(address,uint256), the first bytes of its hash. */
const SELECTOR = 'a9059cbb'
const TRIGGER = 31n
const TYPE = 'type.googleapis.com/protocol.TriggerSmartContract'

/** A transfer of a token, with everything that is signed. */
export interface RawTransfer {
  /** Block it builds on; a transaction of another chain does not fit here. */
  refBlockBytes: Uint8Array
  refBlockHash: Uint8Array
  /** After this moment, in milliseconds, no block may hold it. */
  expiration: bigint
  timestamp: bigint
  owner: string
  contract: string
  to: string
  amount: bigint
  feeLimit: bigint
}

/** Call of the contract: recipient and amount, each in 32 bytes. */
export function transferCall(to: string, amount: bigint): string {
  if (amount <= 0n || amount >= 2n ** 63n) throw new Error('an amount nobody has')
  return hex(address(to)).slice(2).padStart(64, '0') + amount.toString(16).padStart(64, '0')
}

/** The bytes that are hashed and signed, field by field in the protocol's order. A node that means the same makes the same bytes. */
export function encodeRaw(raw: RawTransfer): Uint8Array {
  const call = hexToBytes(SELECTOR + transferCall(raw.to, raw.amount))
  const trigger = concatBytes(bytes(1, address(raw.owner)), bytes(2, address(raw.contract)), bytes(4, call))
  const any = concatBytes(bytes(1, new TextEncoder().encode(TYPE)), bytes(2, trigger))
  const contract = concatBytes(number(1, TRIGGER), bytes(2, any))
  return concatBytes(
    bytes(1, raw.refBlockBytes),
    bytes(4, raw.refBlockHash),
    number(8, raw.expiration),
    bytes(11, contract),
    number(14, raw.timestamp),
    number(18, raw.feeLimit),
  )
}

function address(text: string): Uint8Array {
  const plain = decodeAddress(text)
  if (!plain) throw new Error('this is no address of the TRON network')
  return Uint8Array.of(0x41, ...plain)
}

const hex = (value: Uint8Array): string => Buffer.from(value).toString('hex')

/** A field that holds bytes, as the protocol's messages are written. */
export function bytes(field: number, value: Uint8Array): Uint8Array {
  return concatBytes(varint(BigInt((field << 3) | 2)), varint(BigInt(value.length)), value)
}

function number(field: number, value: bigint): Uint8Array {
  return concatBytes(varint(BigInt(field << 3)), varint(value))
}

function varint(value: bigint): Uint8Array {
  const out: number[] = []
  for (; value > 127n; value >>= 7n) out.push(Number(value & 127n) | 128)
  return Uint8Array.from([...out, Number(value)])
}
