import type { PayMethod, ProviderPayment } from '../payment/index.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { type RecordedAmount, recordedAmounts, recordedBetween } from './payment.store.ts'

export interface ReconcileDeps extends ChargeDeps {
  metrics: Pick<Metrics, 'paymentUnmatched'>
}

const HOUR_MS = 3_600_000
/** Settlement lists lag by some hours, so the day that is reconciled ended a while ago. */
const LAG_MS = 4 * HOUR_MS

/** Daily: each provider's settlement list against our payments. A difference is reported, never repaired automatically. */
export async function reconcileSettlement(deps: ReconcileDeps, now = new Date()): Promise<void> {
  const to = new Date(now.getTime() - LAG_MS)
  const from = new Date(to.getTime() - 24 * HOUR_MS)
  for (const method of Object.values(deps.methods)) {
    try {
      const { unrecorded, unlisted } = await reconcile(deps, method, from, to)
      deps.metrics.paymentUnmatched.set({ method: method.id }, unrecorded.length + unlisted.length)
      const found = { method: method.id, unrecorded: unrecorded.slice(0, 20), unlisted: unlisted.slice(0, 20) }
      if (unrecorded.length + unlisted.length > 0) deps.log.error(found, 'payment settlement mismatch')
    } catch (e) {
      deps.log.warn({ err: e, method: method.id }, 'settlement reconciliation failed')
    }
  }
}

/** A transaction near the end of the day may be on the next list, so the provider's list is read beyond both ends of the day. */
async function reconcile(
  { db }: ChargeDeps,
  method: PayMethod,
  from: Date,
  to: Date,
): Promise<{ unrecorded: string[]; unlisted: string[] }> {
  const wide = await method.listSettlement(new Date(from.getTime() - 2 * HOUR_MS), new Date(to.getTime() + 2 * HOUR_MS))
  const listed = wide.filter((p) => p.at >= from && p.at < to && p.state !== 'pending')
  const ids = listed.map((p) => p.providerTx)
  const recorded = await db.query((sql) => recordedAmounts(sql, method.id, ids))
  const ours = await db.query((sql) => recordedBetween(sql, method.id, from, to))
  const known = new Set(wide.map((p) => p.providerTx))
  return {
    unrecorded: listed.filter((p) => !isRecorded(p, recorded.get(p.providerTx))).map((p) => p.providerTx),
    unlisted: ours.filter((providerTx) => !known.has(providerTx)),
  }
}

/** A list may omit partial refunds, so more refunded on our side is no mismatch. Nor is a reversed payment that we never recorded. */
function isRecorded({ amount, refunded, state }: ProviderPayment, recorded: RecordedAmount | undefined): boolean {
  return recorded ? recorded.amount === amount && recorded.refunded >= refunded : state === 'reversed'
}
