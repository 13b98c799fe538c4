import type { RejectReason, WithdrawalState } from '@nimbo/contract'
import type { RiskLevel, RiskSignalName } from '@nimbo/contract/operator'
import type { Tone } from '../../ui/Badge.tsx'

export const wayNames: Record<number, string> = { 1: 'Pix', 2: 'USDT' }

export const risks: Record<RiskLevel, { name: string; tone: Tone }> = {
  low: { name: 'Low', tone: 'ok' },
  medium: { name: 'Medium', tone: 'warn' },
  high: { name: 'High', tone: 'bad' },
}

export const states: Record<WithdrawalState, { name: string; tone: Tone }> = {
  review: { name: 'Waiting', tone: 'info' },
  approved: { name: 'Approved', tone: 'info' },
  sending: { name: 'Sending', tone: 'warn' },
  paid: { name: 'Paid', tone: 'ok' },
  rejected: { name: 'Rejected', tone: 'plain' },
  failed: { name: 'Failed', tone: 'bad' },
}

export const signNames: Record<RiskSignalName, string> = {
  account_changed: 'Account changed lately',
  one_giver: 'Most tickets from one giver',
  young_payments: 'Tickets from young payments',
  new_device: 'New device',
  first_withdrawal: 'First withdrawal',
  unusual_amount: 'More than usual',
  name_differs: 'Another name on the account',
  disputed: 'Payments are contested',
  owes_coins: 'Owes coins',
  ledger_broken: 'The books do not agree',
}

export const reasonNames: Record<RejectReason, string> = {
  account_mismatch: 'The account belongs to somebody else',
  unusual_gifts: 'Unusual gifts',
  disputed_payment: 'A payment is contested',
  identity_unclear: 'Identity is unclear',
  rules_broken: 'Rules were broken',
  other: 'Another reason',
}
