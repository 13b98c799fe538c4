import type { Sql } from '../platform/postgres.ts'

/** Card and wallet payments are reversible; votes they funded stay pending for this long. */
export const PENDING_HOURS = 72

export interface PendingVotes {
  recent: bigint
  /** When the last of them becomes available, in epoch seconds. */
  recentUntil: number
  disputed: bigint
}

/**
 * Votes that cannot be withdrawn yet. `recent`: given within 72 hours by somebody whose payment has not settled. `disputed`: given
 * after a payment that is disputed, up to what that payment bought; or after one that was reversed in full or in part, up to the debt
 * its payer still has (a reversal must not make what it bought available). Votes in both groups count once, as disputed.
 */
export async function pendingVotes(sql: Sql, uid: number): Promise<PendingVotes> {
  const rows = await sql.query<PendingVotes>(
    `with recent_givers as (
       select giver from ledger.givers_of($1, ((now() - make_interval(hours => $2)) at time zone 'UTC')::date)
     ), unsettled as (
       select p.uid, min(p.at) as since, max(p.settles_at) as until from recent_givers n join payment p on p.uid = n.giver
       where p.state = 'credited' and p.method in ('card', 'paypal') and p.settles_at > now() group by p.uid
     ), at_risk as (
       select uid, case state when 'disputed' then state else 'reversed' end as state, min(at) as since,
         sum(case state when 'disputed' then coins + give else taken end) as bought
       from payment where state = 'disputed' or taken > 0 group by 1, 2
     ), owed as (
       select uid, debt from ledger.debts_of(array(select uid from at_risk where state = 'reversed'))
     ), contested as (
       select b.uid, b.state, b.since, case b.state when 'reversed' then least(b.bought, o.debt) else b.bought end as bought
       from at_risk b left join owed o on o.uid = b.uid where b.state = 'disputed' or o.debt > 0
     ), recent as (
       select g.giver, sum(g.votes) as votes, max(least(g.at + make_interval(hours => $2), u.until)) as until
       from ledger.votes_from($1, now() - make_interval(hours => $2), array(select uid from unsettled)) g
       join unsettled u on u.uid = g.giver and g.at >= u.since where g.at > now() - make_interval(hours => $2) group by 1
     ), parts as (
       select g.giver, least(sum(g.votes), max(c.bought)) as votes, sum(g.votes) as given
       from ledger.votes_from($1, (select min(since) from contested), array(select distinct uid from contested)) g
       join contested c on c.uid = g.giver and g.at >= c.since group by g.giver, c.state
     ), disputed as (
       select giver, least(sum(votes), max(given)) as votes from parts group by 1
     )
     select coalesce(sum(greatest(coalesce(r.votes, 0) - coalesce(d.votes, 0), 0)), 0)::bigint as recent,
       coalesce(extract(epoch from max(r.until) filter (where r.votes > coalesce(d.votes, 0)))::int, 0) as "recentUntil",
       coalesce(sum(d.votes), 0)::bigint as disputed
     from recent r full join disputed d using (giver)`,
    [uid, PENDING_HOURS],
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
