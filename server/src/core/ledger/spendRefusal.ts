import type { Status } from './ledger.ts'

const refusals = {
  insufficient: 'InsufficientBalance',
  limit: 'OverLimit',
  excluded: 'SpendingPaused',
  frozen: 'Frozen',
} as const satisfies Partial<Record<Status, string>>
type SpendRefusal = (typeof refusals)[keyof typeof refusals]

/** Wire code of a refused spend. */
export function spendRefusal(status: Status): SpendRefusal {
  const refusal: SpendRefusal | undefined = (refusals as Partial<Record<Status, SpendRefusal>>)[status]
  if (!refusal) throw new Error(`unexpected status of a spend: ${status}`)
  return refusal
}
