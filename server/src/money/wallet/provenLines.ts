import type { Statement } from '@nimbo/contract/statement'
import { historyPaths, proofsOf, type Seal, type SealedTransfer, sealsBefore, sealsOf } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { hexPath, sealHead } from './sealHead.ts'

interface ProvenLines extends Pick<Statement, 'lines' | 'seals'> {
  head: Seal
}

/** Transfers with their Merkle proofs. The head is read last, so that every seal in use is under it. */
export async function provenLines(sql: Sql, sealed: readonly SealedTransfer[]): Promise<ProvenLines> {
  const proofs = await proofsOf(
    sql,
    sealed.map((transfer) => transfer.id),
  )
  const used = await sealsOf(sql, [...new Set(proofs.map((proof) => proof.seal))])
  const [head] = await sealsBefore(sql, undefined, 1)
  if (!head || proofs.length !== sealed.length) throw new Error('a sealed transfer has no seal')
  const paths = await historyPaths(
    sql,
    used.map((seal) => seal.id),
    head.id,
  )
  const lines = sealed.map(({ id, op, owner, state, reason, ref, at, salt, postings }, n) => {
    const { seal, leaf, path } = proofs[n]!
    const proof = { seal: String(seal), leaf, path: hexPath(path) }
    return { id: String(id), op, owner, state, reason, ref, at: String(at), salt, postings, ...proof }
  })
  return { head, lines, seals: used.map((seal, n) => ({ ...sealHead(seal), path: hexPath(paths[n]!) })) }
}
