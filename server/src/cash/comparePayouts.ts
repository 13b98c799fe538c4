import type { PayoutMethod } from '../payment/index.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Database } from '../platform/postgres.ts'
import { paidBetween, paidUnder, type PaidRow } from './paid.store.ts'

export interface ComparePayoutDeps {
  db: Database
  methods: Partial<Record<number, PayoutMethod>>
  metrics: Pick<Metrics, 'payoutUnmatched'>
  log: Log
}

type Listed = Awaited<ReturnType<PayoutMethod['listSettlement']>>[number]

const HOUR_MS = 3_600_000
/** Their lists lag behind by some hours, so the day that is compared ended a while ago. */
const LAG_MS = 4 * HOUR_MS

/**
 * Once a day: what left us by each company, against what we know we paid. Money that left twice, to nobody, in another amount, or that
 * came back is told, never repaired by itself.
 */
export async function comparePayouts(deps: ComparePayoutDeps, now = new Date()): Promise<void> {
  const to = new Date(now.getTime() - LAG_MS)
  const from = new Date(to.getTime() - 24 * HOUR_MS)
  for (const method of Object.values(deps.methods)) {
    if (!method) continue
    try {
      const { strange, missing } = await compare(deps.db, method, from, to)
      deps.metrics.payoutUnmatched.set({ type: String(method.type) }, strange.length + missing.length)
      const found = { type: method.type, strange: strange.slice(0, 20), missing: missing.slice(0, 20) }
      if (strange.length + missing.length > 0) deps.log.error(found, 'the company that pays out and we do not agree')
    } catch (e) {
      deps.log.warn({ err: e, type: method.type }, 'the payouts could not be compared')
    }
  }
}

/** A payout near the day's end is on one list and not on the other: theirs is looked through beyond the day it is compared for. */
async function compare(db: Database, method: PayoutMethod, from: Date, to: Date): Promise<{ strange: string[]; missing: string[] }> {
  const wide = await method.listSettlement(new Date(from.getTime() - 2 * HOUR_MS), new Date(to.getTime() + 2 * HOUR_MS))
  const listed = wide.filter(({ at }) => at >= from && at < to)
  const names = listed.map((entry) => entry.no || entry.providerId)
  const known = await db.read((tx) => paidUnder(tx, method.type, names))
  const ours = await db.read((tx) => paidBetween(tx, method.type, from, to))
  const seen = new Set<PaidRow>()
  const strange = listed.filter((entry) => !isOurs(entry, known, seen)).map(({ providerId }) => providerId)
  const theirs = new Set(wide.flatMap(({ no, providerId }) => [no, providerId]))
  return { strange, missing: ours.filter(({ no, providerId }) => !theirs.has(no) && !theirs.has(providerId)).map(({ no }) => no) }
}

/** Known to us in this amount, and not listed before. */
function isOurs({ no, providerId, amount }: Listed, known: readonly PaidRow[], seen: Set<PaidRow>): boolean {
  const row = known.find((paid) => (no ? paid.no === no : paid.providerId === providerId))
  if (!row || row.net !== amount || seen.has(row)) return false
  seen.add(row)
  return true
}
