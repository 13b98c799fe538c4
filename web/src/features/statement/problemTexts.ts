import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProblemKind } from '@nimbo/contract/statement'

export const problemTexts: Record<ProblemKind, MessageDescriptor> = {
  not_a_statement: msg`This isn’t a Nimbo statement, or the file was changed.`,
  no_ed25519: msg`This browser can’t verify signatures. Update it or try another one.`,
  other_key: msg`It wasn’t signed with Nimbo’s key.`,
  foreign_line: msg`A transaction belongs to another account.`,
  outside_month: msg`A transaction is from another month.`,
  out_of_order: msg`The transactions are out of order.`,
  not_in_seal: msg`A transaction doesn’t match its seal.`,
  seal_missing: msg`A transaction has no seal.`,
  seal_not_in_chain: msg`A seal isn’t part of Nimbo’s chain.`,
  chain_not_signed: msg`The seal chain isn’t signed.`,
  sums: msg`The transactions don’t add up to the balance.`,
  not_signed: msg`The file was changed after it was signed.`,
}
