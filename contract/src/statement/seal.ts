import { bytesOf, digest, hexOf, prefixes, utf8 } from './bytes.ts'
import type { SealHead, StatementTransfer } from './StatementFile.ts'

type Sealed = Omit<StatementTransfer, 'seal' | 'leaf' | 'path'>

/** A movement as bytes, the same ones the ledger seals: numbers have no blanks, and free text says its length. */
export function leafText({ id, op, owner, state, at, salt, reason, ref, postings }: Sealed): string {
  const legs = postings.map((posting) => `\n${posting.join(' ')}`).join('')
  return `${id} ${op} ${owner} ${state} ${at} ${salt} ${utf8(reason).length}:${reason}${utf8(ref).length}:${ref}${legs}`
}

export async function leafHash(transfer: Sealed): Promise<string> {
  return hexOf(await digest(prefixes.leaf, utf8(leafText(transfer))))
}

export async function sealHash({ id, previous, history, root, transfers, lo, hi, at }: SealHead): Promise<string> {
  return hexOf(await digest(prefixes.seal, utf8([id, previous, history, root, transfers, lo, hi, at].join(' '))))
}

/** The root a leaf's path leads to (RFC 9162, 2.1.3.2); undefined when no tree of that size has such a path. */
export async function rootOf(leaf: string, at: bigint, size: bigint, path: readonly string[]): Promise<string | undefined> {
  if (at < 0n || at >= size) return undefined
  let [here, last, hash] = [at, size - 1n, bytesOf(leaf)]
  for (const step of path) {
    if (last === 0n) return undefined
    const beside = bytesOf(step)
    if (here % 2n === 1n || here === last) {
      hash = await digest(prefixes.node, beside, hash)
      while (here % 2n === 0n && here !== 0n) [here, last] = [here / 2n, last / 2n]
    } else {
      hash = await digest(prefixes.node, hash, beside)
    }
    ;[here, last] = [here / 2n, last / 2n]
  }
  return last === 0n ? hexOf(hash) : undefined
}

export async function isSigned(key: string, message: string, signature: string): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), utf8(message))
}
