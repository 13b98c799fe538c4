import type { CorrectionKind } from '@nimbo/contract/operator'
import type { CorrectionLine, CorrectionState } from './correction.queries.ts'

export const kindNames: Record<CorrectionKind, string> = {
  reversal: 'Reverse a transaction',
  adjustment: 'Adjust a balance',
  write_off: 'Write off a debt',
  freeze: 'Freeze a wallet',
  unfreeze: 'Unfreeze a wallet',
}

export const stateNames: Record<CorrectionState, string> = { proposed: 'Proposed', done: 'Approved', refused: 'Rejected' }

/** Effect of a correction in a few words: `Adjust coins by −50`. */
export function correctionText({ kind, asset, amount, transfer }: CorrectionLine): string {
  const signDisplay = kind === 'adjustment' ? 'exceptZero' : 'auto'
  const count = Number(amount).toLocaleString('en', { signDisplay }).replace('-', '−')
  if (kind === 'reversal') return `Reverse transaction ${transfer}`
  if (kind === 'adjustment') return `Adjust ${asset === 'coin' ? 'coins' : 'tickets'} by ${count}`
  if (kind === 'write_off') return `Write off ${count} coins of debt`
  return kind === 'freeze' ? 'Freeze wallet' : 'Unfreeze wallet'
}
