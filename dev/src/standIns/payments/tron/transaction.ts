import { createHash } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 as sha } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'
import { bytesIn, decode, encode, numberIn } from './protobuf.ts'

const check = createBase58check(sha)
const TYPE = 'type.googleapis.com/protocol.TriggerSmartContract'

/** `41…`, as the node's answers have it, to what people read. */
export const readable = (hex: string): string => check.encode(Buffer.from(hex, 'hex'))
export const hexOf = (address: string): string => Buffer.from(check.decode(address)).toString('hex')
const transactionHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export interface Call {
  owner: string
  contract: string
  /** Everything the contract is called with. */
  data: string
  feeLimit: bigint
}

/** A transaction that calls a contract, as a node builds it: unsigned, good for a minute. */
export function build({ owner, contract, data, feeLimit }: Call, head: { number: number; at: number }) {
  const bytes = (hex: string) => Buffer.from(hex, 'hex')
  const refBytes = head.number.toString(16).padStart(4, '0').slice(-4)
  const refHash = transactionHash(Buffer.from(`block ${head.number}`)).slice(0, 16)
  const [expiration, timestamp] = [head.at + 60_000, Date.now()]
  const trigger = encode([
    { field: 1, value: bytes(owner) },
    { field: 2, value: bytes(contract) },
    { field: 4, value: bytes(data) },
  ])
  const parameter = encode([
    { field: 1, value: Buffer.from(TYPE) },
    { field: 2, value: trigger },
  ])
  const raw = encode([
    { field: 1, value: bytes(refBytes) },
    { field: 4, value: bytes(refHash) },
    { field: 8, value: BigInt(expiration) },
    {
      field: 11,
      value: encode([
        { field: 1, value: 31n },
        { field: 2, value: parameter },
      ]),
    },
    { field: 14, value: BigInt(timestamp) },
    { field: 18, value: feeLimit },
  ])
  return {
    visible: false,
    txID: transactionHash(raw),
    raw_data: { ref_block_bytes: refBytes, ref_block_hash: refHash, expiration, timestamp, fee_limit: Number(feeLimit) },
    raw_data_hex: Buffer.from(raw).toString('hex'),
  }
}

export interface Read {
  txid: string
  owner: string
  contract: string
  to: string
  amount: bigint
  expiration: number
  /** Address of the key that signed it. */
  signer: string
}

/** Takes a signed transaction apart. Throws when it is none. */
export function read(transaction: Uint8Array): Read {
  const whole = decode(transaction)
  const rawBytes = bytesIn(whole, 1)
  const raw = decode(rawBytes)
  const contract = decode(bytesIn(raw, 11))
  const parameter = decode(bytesIn(contract, 2))
  if (numberIn(contract, 1) !== 31n || Buffer.from(bytesIn(parameter, 1)).toString() !== TYPE) throw new Error('no call of a contract')
  const trigger = decode(bytesIn(parameter, 2))
  const data = Buffer.from(bytesIn(trigger, 4)).toString('hex')
  if (!/^a9059cbb0{24}[0-9a-f]{104}$/.test(data)) throw new Error('no transfer of a token')
  const hex = (field: number) => Buffer.from(bytesIn(trigger, field)).toString('hex')
  return {
    txid: transactionHash(rawBytes),
    owner: readable(hex(1)),
    contract: readable(hex(2)),
    to: readable(`41${data.slice(32, 72)}`),
    amount: BigInt(`0x${data.slice(72)}`),
    expiration: Number(numberIn(raw, 8)),
    signer: signerOf(rawBytes, bytesIn(whole, 2)),
  }
}

function signerOf(raw: Uint8Array, signature: Uint8Array): string {
  if (signature.length !== 65) throw new Error('a signature is 65 bytes')
  const recovery = signature[64]! % 27
  const signed = Uint8Array.of(recovery, ...signature.slice(0, 64))
  const publicKey = secp256k1.recoverPublicKey(signed, Buffer.from(transactionHash(raw), 'hex'), { prehash: false })
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return readable(`41${Buffer.from(keccak_256(point.slice(1)).slice(-20)).toString('hex')}`)
}
