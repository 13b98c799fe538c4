import type { SealHead } from '@nimbo/contract/statement'
import type { Seal } from '../../core/ledger/index.ts'

/** A seal as it is published: numbers as text, bytes in hex. */
export function sealHead(seal: Seal): SealHead {
  return {
    id: String(seal.id),
    previous: seal.previous.toString('hex'),
    history: seal.history.toString('hex'),
    root: seal.root.toString('hex'),
    transfers: seal.transfers,
    lo: String(seal.lo_xid),
    hi: String(seal.hi_xid),
    at: String(seal.at),
  }
}

/** A path is stored as the concatenation of its 32-byte hashes. */
export function hexPath(path: Buffer): string[] {
  const hex = path.toString('hex')
  return hex.match(/.{64}/g) ?? []
}
