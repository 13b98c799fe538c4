import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { RejectReason, WithdrawalState } from '@nimbo/contract'
import type { Status } from '../../ui/StatusBadge.tsx'

export const stateTexts: Record<WithdrawalState, { status: Status; text: MessageDescriptor }> = {
  review: { status: 'warn', text: msg`Under review` },
  approved: { status: 'info', text: msg`Approved` },
  sending: { status: 'info', text: msg`Being sent` },
  paid: { status: 'ok', text: msg`Paid` },
  rejected: { status: 'bad', text: msg`Not approved` },
  failed: { status: 'bad', text: msg`Did not go through` },
}

export const reasonTexts: Record<RejectReason, MessageDescriptor> = {
  account_mismatch: msg`The account is not in your name.`,
  unusual_gifts: msg`Some of the gifts behind it look unusual.`,
  disputed_payment: msg`A payment behind your tickets is contested.`,
  identity_unclear: msg`We could not confirm who you are.`,
  rules_broken: msg`It goes against our rules.`,
  other: msg`There is a note for you.`,
}
