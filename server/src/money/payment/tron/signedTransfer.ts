import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { bytes as field, encodeRaw, type RawTransfer } from './rawTransfer.ts'

/** A transaction as a node builds it for us. */
export interface Built {
  txID?: string
  raw_data_hex?: string
  raw_data?: { ref_block_bytes?: string; ref_block_hash?: string; expiration?: number; timestamp?: number }
}

/** Request to the node. */
export type Asked = Pick<RawTransfer, 'owner' | 'contract' | 'to' | 'amount' | 'feeLimit'>

/** A node built something else than it was asked for. Nothing was signed. */
export class NotWhatWasAsked extends Error {
  override readonly name = 'NotWhatWasAsked'
}

/** Signed transfer that is stored, as text, before anything is sent. */
export interface SignedTransfer {
  txID: string
  raw_data_hex: string
  signature: string
  expiration: number
  to: string
  amount: string
}

/**
 * The transfer a node built, taken apart and put together again from what we asked for: only when both are the same bytes, and their hash
 * is the name it gave them, does the node mean what we mean.
 */
export function checkedTransfer(built: Built, asked: Asked): RawTransfer {
  const { ref_block_bytes: bytes, ref_block_hash: hash, expiration, timestamp } = built.raw_data ?? {}
  const readable = /^[0-9a-f]{4}$/.test(bytes ?? '') && /^[0-9a-f]{16}$/.test(hash ?? '')
  if (!readable || !Number.isSafeInteger(expiration) || !Number.isSafeInteger(timestamp)) throw new NotWhatWasAsked('no block to build on')
  const raw: RawTransfer = {
    ...asked,
    refBlockBytes: hexToBytes(bytes!),
    refBlockHash: hexToBytes(hash!),
    expiration: BigInt(expiration!),
    timestamp: BigInt(timestamp!),
  }
  const ours = encodeRaw(raw)
  if (built.raw_data_hex !== bytesToHex(ours)) throw new NotWhatWasAsked('the node built another transaction')
  if (built.txID !== bytesToHex(sha256(ours))) throw new NotWhatWasAsked('the node named another transaction')
  return raw
}

export function signTransfer(raw: RawTransfer, key: Uint8Array): SignedTransfer {
  const bytes = encodeRaw(raw)
  const hash = sha256(bytes)
  const signed = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' })
  // The chain wants the recovery number last, the library gives it first.
  const signature = bytesToHex(signed.slice(1)) + bytesToHex(Uint8Array.of(27 + signed[0]!))
  const { expiration, to, amount } = raw
  return {
    txID: bytesToHex(hash),
    raw_data_hex: bytesToHex(bytes),
    signature,
    expiration: Number(expiration),
    to,
    amount: String(amount),
  }
}

/** The whole transaction as a node takes it: the exact bytes that were signed, and the signature. */
export function encoded({ raw_data_hex, signature }: SignedTransfer): string {
  return bytesToHex(concatBytes(field(1, hexToBytes(raw_data_hex)), field(2, hexToBytes(signature))))
}
