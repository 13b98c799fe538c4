import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { RejectReason, WithdrawalState } from '@nimbo/contract'
import type { Status } from '../../../ui/StatusBadge.tsx'

export const stateTexts: Record<WithdrawalState, { status: Status; text: MessageDescriptor }> = {
  review: { status: 'warn', text: msg`Under review` },
  approved: { status: 'info', text: msg`Approved` },
  sending: { status: 'info', text: msg`Sending` },
  paid: { status: 'ok', text: msg`Paid` },
  rejected: { status: 'bad', text: msg`Rejected` },
  failed: { status: 'bad', text: msg({ message: 'Failed', context: 'status of a withdrawal' }) },
}

export const reasonTexts: Record<RejectReason, MessageDescriptor> = {
  account_mismatch: msg`The payout account isn’t in your name.`,
  unusual_gifts: msg`Some of the gifts you received look unusual.`,
  disputed_payment: msg`A payment for gifts you received is disputed.`,
  identity_unclear: msg`We couldn’t verify your identity.`,
  rules_broken: msg`It breaks our rules.`,
  other: msg`See the note from our team.`,
}
