import type { Sql } from '../../platform/postgres.ts'

export interface PendingVotes {
  recent: bigint
  /** Time at which the last of them becomes available, in epoch seconds. */
  recentUntil: number
  disputed: bigint
}

/**
 * Votes that cannot be withdrawn yet. `recent`: bought with coins whose payment can still be reversed, also when they came to the giver
 * through red packs. `disputed`: bought with coins of a payment that is disputed, or was reversed while its payer owes them.
 */
export async function pendingVotes(sql: Sql, uid: number): Promise<PendingVotes> {
  const rows = await sql.query<PendingVotes>(
    `select recent, coalesce(extract(epoch from recent_until)::int, 0) as "recentUntil", disputed from ledger.pending_votes($1)`,
    [uid],
  )
  return rows[0]!
}

export async function pendingVotesTotal(sql: Sql, uid: number): Promise<bigint> {
  const { recent, disputed } = await pendingVotes(sql, uid)
  return recent + disputed
}

const min = (a: bigint, b: bigint) => (a < b ? a : b)

/** Splits a balance into what can be withdrawn now and what is pending. Votes spent meanwhile count against the available part first. */
export function splitAvailable(balance: bigint, pending: PendingVotes): { available: bigint; recent: bigint; disputed: bigint } {
  const disputed = min(balance, pending.disputed)
  const recent = min(balance - disputed, pending.recent)
  return { available: balance - disputed - recent, recent, disputed }
}
