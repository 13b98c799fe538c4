import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProblemKind } from '@nimbo/contract/statement'

export const problemTexts: Record<ProblemKind, MessageDescriptor> = {
  not_a_statement: msg`This file is not a Nimbo statement, or something in it was changed.`,
  no_ed25519: msg`This browser cannot check signatures. Try a newer one.`,
  other_key: msg`It was signed with a key that is not ours.`,
  foreign_line: msg`A line belongs to somebody else.`,
  outside_month: msg`A line is not of this month.`,
  out_of_order: msg`The lines are not in the order they happened.`,
  not_in_seal: msg`A line is not the one that was sealed.`,
  seal_missing: msg`A line has no seal.`,
  seal_not_in_chain: msg`A seal is not part of our chain.`,
  chain_not_signed: msg`The chain of seals is not signed.`,
  sums: msg`The lines do not add up to the balance.`,
  not_signed: msg`The file was changed after it was signed.`,
}
