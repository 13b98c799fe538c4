import type { PayoutMethod } from '../payment/index.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import { paidBetween, paidByIds, type PaidRow } from './payout.store.ts'

export interface ReconcilePayoutDeps {
  db: Database
  methods: Partial<Record<number, PayoutMethod>>
  metrics: Pick<Metrics, 'payoutUnmatched'>
  log: Log
}

type SettlementEntry = Awaited<ReturnType<PayoutMethod['listSettlement']>>[number]

const HOUR_MS = 3_600_000
/** Settlement lists lag by some hours, so the day that is reconciled ended a while ago. */
const LAG_MS = 4 * HOUR_MS

/**
 * Daily: each provider's settlement list against our payouts. A duplicate, an unknown payout, a different amount or a returned one is
 * reported, never repaired automatically.
 */
export async function reconcilePayouts(deps: ReconcilePayoutDeps, now = new Date()): Promise<void> {
  const to = new Date(now.getTime() - LAG_MS)
  const from = new Date(to.getTime() - 24 * HOUR_MS)
  for (const method of Object.values(deps.methods)) {
    if (!method) continue
    try {
      const { unexpected, missing } = await reconcile(deps.db, method, from, to)
      deps.metrics.payoutUnmatched.set({ type: String(method.type) }, unexpected.length + missing.length)
      const found = { type: method.type, unexpected: unexpected.slice(0, 20), missing: missing.slice(0, 20) }
      if (unexpected.length + missing.length > 0) deps.log.error(found, 'payout settlement mismatch')
    } catch (e) {
      deps.log.warn({ err: e, type: method.type }, 'payout reconciliation failed')
    }
  }
}

/** A payout near the end of the day may be settled on the next one, so the provider's list is read beyond both ends of the day. */
async function reconcile(db: Database, method: PayoutMethod, from: Date, to: Date): Promise<{ unexpected: string[]; missing: string[] }> {
  const wide = await method.listSettlement(new Date(from.getTime() - 2 * HOUR_MS), new Date(to.getTime() + 2 * HOUR_MS))
  const listed = wide.filter(({ at }) => at >= from && at < to)
  const ids = listed.map((entry) => entry.no || entry.providerId)
  const known = await db.query((sql) => paidByIds(sql, method.type, ids))
  const ours = await db.query((sql) => paidBetween(sql, method.type, from, to))
  const seen = new Set<PaidRow>()
  const unexpected = listed.filter((entry) => !isExpected(entry, known, seen)).map(({ providerId }) => providerId)
  const settled = new Set(wide.flatMap(({ no, providerId }) => [no, providerId]))
  return { unexpected, missing: ours.filter(({ no, providerId }) => !settled.has(no) && !settled.has(providerId)).map(({ no }) => no) }
}

/** One of our payouts, in its amount, listed for the first time. */
function isExpected({ no, providerId, amount }: SettlementEntry, known: readonly PaidRow[], seen: Set<PaidRow>): boolean {
  const row = known.find((paid) => (no ? paid.no === no : paid.providerId === providerId))
  if (!row || row.net !== amount || seen.has(row)) return false
  seen.add(row)
  return true
}
