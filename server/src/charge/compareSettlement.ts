import type { PayMethod, Received } from '../payment/index.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { ChargeDeps } from './ChargeDeps.ts'
import { type Booked, bookedAmounts, bookedBetween } from './payment.store.ts'

export interface CompareDeps extends ChargeDeps {
  metrics: Pick<Metrics, 'paymentUnmatched'>
}

const HOUR_MS = 3_600_000
/** Their lists lag behind by some hours, so the day that is compared ended a while ago. */
const LAG_MS = 4 * HOUR_MS

/** Once a day: what each provider says it took, against what we booked. A difference is told, never repaired by itself. */
export async function compareSettlement(deps: CompareDeps, now = new Date()): Promise<void> {
  const to = new Date(now.getTime() - LAG_MS)
  const from = new Date(to.getTime() - 24 * HOUR_MS)
  for (const method of Object.values(deps.methods)) {
    try {
      const { unbooked, unlisted } = await compare(deps, method, from, to)
      deps.metrics.paymentUnmatched.set({ method: method.id }, unbooked.length + unlisted.length)
      const found = { method: method.id, unbooked: unbooked.slice(0, 20), unlisted: unlisted.slice(0, 20) }
      if (unbooked.length + unlisted.length > 0) deps.log.error(found, 'the provider and we do not agree')
    } catch (e) {
      deps.log.warn({ err: e, method: method.id }, 'the settlement could not be compared')
    }
  }
}

/** A transaction near midnight is on one list and not on the other: both are looked up beyond the day they are listed for. */
async function compare({ db }: ChargeDeps, method: PayMethod, from: Date, to: Date): Promise<{ unbooked: string[]; unlisted: string[] }> {
  const wide = await method.listSettlement(new Date(from.getTime() - 2 * HOUR_MS), new Date(to.getTime() + 2 * HOUR_MS))
  const listed = wide.filter((r) => r.at >= from && r.at < to && r.state !== 'pending')
  const booked = await db.read((tx) =>
    bookedAmounts(
      tx,
      method.id,
      listed.map((r) => r.providerTx),
    ),
  )
  const ours = await db.read((tx) => bookedBetween(tx, method.id, from, to))
  const known = new Set(wide.map((r) => r.providerTx))
  return {
    unbooked: listed.filter((r) => !isBooked(r, booked.get(r.providerTx))).map((r) => r.providerTx),
    unlisted: ours.filter((name) => !known.has(name)),
  }
}

/** Their lists may not tell of a part that went back, so knowing of more than they say is agreeing. What we never had may be back there. */
function isBooked({ amount, back, state }: Received, booked: Booked | undefined): boolean {
  return booked ? booked.amount === amount && booked.back >= back : state === 'reversed'
}
