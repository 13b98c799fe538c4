import type { RejectReason, WithdrawalState } from '@nimbo/contract'
import type { RiskLevel, RiskSignalName } from '@nimbo/contract/operator'
import type { Tone } from '@nimbo/web/ui/Badge.tsx'

/** Open dialog of the detail panel. */
export type DialogKind = 'approve' | 'reject' | 'note'

export const wayNames: Record<number, string> = { 1: 'Pix', 2: 'USDT' }

export const risks: Record<RiskLevel, { name: string; tone: Tone }> = {
  low: { name: 'Low', tone: 'ok' },
  medium: { name: 'Medium', tone: 'warn' },
  high: { name: 'High', tone: 'bad' },
}

export const states: Record<WithdrawalState, { name: string; tone: Tone }> = {
  review: { name: 'Pending', tone: 'info' },
  approved: { name: 'Approved', tone: 'info' },
  sending: { name: 'Sending', tone: 'warn' },
  paid: { name: 'Paid', tone: 'ok' },
  rejected: { name: 'Rejected', tone: 'plain' },
  failed: { name: 'Failed', tone: 'bad' },
}

export const riskSignalNames: Record<RiskSignalName, string> = {
  account_changed: 'Payout account changed recently',
  one_giver: 'Most tickets from one gifter',
  young_payments: 'Tickets from recent payments',
  new_device: 'New device',
  first_withdrawal: 'First withdrawal',
  unusual_amount: 'Unusually large amount',
  name_differs: 'Account holder name doesn’t match',
  disputed: 'Disputed payments',
  owes_coins: 'Owes coins',
  ledger_broken: 'Ledger mismatch',
}

export const reasonNames: Record<RejectReason, string> = {
  account_mismatch: 'The account belongs to someone else',
  unusual_gifts: 'Unusual gifts',
  disputed_payment: 'Disputed payment',
  identity_unclear: 'Identity not verified',
  rules_broken: 'Rules were broken',
  other: 'Other',
}
