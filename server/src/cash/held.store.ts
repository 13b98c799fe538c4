import type { Tx } from '../platform/postgres.ts'

/** Money paid by card or wallet can be taken back; what it gave waits this long. */
export const HOLD_HOURS = 72

export interface HeldVotes {
  recent: bigint
  /** When the last of them is free, in epoch seconds. */
  recentUntil: number
  disputed: bigint
}

/**
 * Tickets that may not leave yet. Recent: given within 72 hours by somebody whose payment has not settled. Disputed: given since a
 * payment that its payer contests, and never more than that payment bought; or that went back for good, all or in part, and never more
 * than its payer still owes: a payment that is lost must not free what it bought. What is both counts as disputed, once.
 */
export async function heldVotes(tx: Tx, uid: number): Promise<HeldVotes> {
  const rows = await tx.query<HeldVotes>(
    `with near as (
       select giver from ledger.givers_of($1, ((now() - make_interval(hours => $2)) at time zone 'UTC')::date)
     ), unsettled as (
       select p.uid, min(p.at) as since, max(p.settles_at) as until from near n join payment p on p.uid = n.giver
       where p.state = 'credited' and p.method in ('card', 'paypal') and p.settles_at > now() group by p.uid
     ), bad as (
       select uid, case state when 'disputed' then state else 'reversed' end as state, min(at) as since,
         sum(case state when 'disputed' then coins + give else taken end) as bought
       from payment where state = 'disputed' or taken > 0 group by 1, 2
     ), owed as (
       select uid, debt from ledger.debts_of(array(select uid from bad where state = 'reversed'))
     ), contested as (
       select b.uid, b.state, b.since, case b.state when 'reversed' then least(b.bought, o.debt) else b.bought end as bought
       from bad b left join owed o on o.uid = b.uid where b.state = 'disputed' or o.debt > 0
     ), recent as (
       select g.giver, sum(g.votes) as votes, max(least(g.at + make_interval(hours => $2), u.until)) as until
       from ledger.votes_from($1, now() - make_interval(hours => $2), array(select uid from unsettled)) g
       join unsettled u on u.uid = g.giver and g.at >= u.since where g.at > now() - make_interval(hours => $2) group by 1
     ), parts as (
       select g.giver, least(sum(g.votes), max(c.bought)) as votes, sum(g.votes) as most
       from ledger.votes_from($1, (select min(since) from contested), array(select distinct uid from contested)) g
       join contested c on c.uid = g.giver and g.at >= c.since group by g.giver, c.state
     ), disputed as (
       select giver, least(sum(votes), max(most)) as votes from parts group by 1
     )
     select coalesce(sum(greatest(coalesce(r.votes, 0) - coalesce(d.votes, 0), 0)), 0)::bigint as recent,
       coalesce(extract(epoch from max(r.until) filter (where r.votes > coalesce(d.votes, 0)))::int, 0) as "recentUntil",
       coalesce(sum(d.votes), 0)::bigint as disputed
     from recent r full join disputed d using (giver)`,
    [uid, HOLD_HOURS],
  )
  return rows[0]!
}

/** How many may not leave yet. */
export async function waitingVotes(tx: Tx, uid: number): Promise<bigint> {
  const { recent, disputed } = await heldVotes(tx, uid)
  return recent + disputed
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** Of what is free in the wallet, what may leave now and what waits. Tickets spent meanwhile are taken from the waiting ones last. */
export function divide(free: bigint, held: HeldVotes): { total: bigint; recent: bigint; disputed: bigint } {
  const disputed = least(free, held.disputed)
  const recent = least(free - disputed, held.recent)
  return { total: free - disputed - recent, recent, disputed }
}
