import type { Tx } from '../platform/postgres.ts'
import type { RiskFacts } from './weigh.ts'

type PersonFacts = Pick<
  RiskFacts,
  'accountHours' | 'paidBefore' | 'usualVotes' | 'deviceHours' | 'otherNames' | 'holder' | 'debt' | 'agrees'
>
/** What `weigh` wants to know of whoever asks. Read when nothing of it can change any more. */
export async function personFacts(tx: Tx, uid: number, sessionId: number, accountId: number): Promise<PersonFacts> {
  const rows = await tx.query<PersonFacts>(
    `select extract(epoch from now() - c.changed_at)::float8 / 3600 as "accountHours", c.name as holder,
       (select count(*)::int from withdrawal where uid = $1 and state = 'paid') as "paidBefore",
       (select coalesce(avg(votes), 0)::bigint from withdrawal where uid = $1 and state = 'paid') as "usualVotes",
       (select extract(epoch from now() - created_at)::float8 / 3600 from session where id = $2) as "deviceHours",
       array(select o.name from cash_account o where o.uid = $1 and o.id <> c.id
         union select w.holder from withdrawal w where w.uid = $1 and w.state = 'paid') as "otherNames",
       (ledger.wallet_of($1)).debt as debt, ledger.agrees($1) as agrees
     from cash_account c where c.id = $3 and c.uid = $1`,
    [uid, sessionId, accountId],
  )
  return rows[0]!
}

export interface Giver {
  uid: number
  user_nicename: string
  avatar: string
  votes: bigint
  percent: number
}

/** Days are the ledger's, in UTC. */
const given = `given as (select giver, votes from ledger.givers_of($1, (now() at time zone 'UTC')::date - 30))`

const contested = `p.state in ('disputed', 'reversed')`

/** Those who gave most in 30 days and what there is of today. */
export async function topGivers(tx: Tx, uid: number, most: number): Promise<Giver[]> {
  return tx.query<Giver>(
    `with ${given}
     select a.id as uid, a.nicename as user_nicename, a.avatar, g.votes::bigint as votes, (100 * g.votes / sum(g.votes) over ())::int as percent
     from given g join account a on a.id = g.giver order by g.votes desc, a.id limit $2`,
    [uid, most],
  )
}

export type GiverFacts = Pick<RiskFacts, 'topGiver' | 'topGiverPercent' | 'youngPercent' | 'disputed'>
/** What it wants to know of where the tickets came from. */
export async function giverFacts(tx: Tx, uid: number): Promise<GiverFacts> {
  const rows = await tx.query<GiverFacts>(
    `with ${given}, whole as (
       select sum(votes) as votes, sum(votes) filter (where exists (
         select 1 from payment p where p.uid = giver and p.at > now() - interval '72 hours')) as young from given
     ), top as (select a.nicename, a.id, g.votes from given g join account a on a.id = g.giver order by g.votes desc, a.id limit 1)
     select coalesce((select nicename || ' (' || id || ')' from top), '') as "topGiver",
       coalesce((select (100 * t.votes / w.votes)::int from top t), 0) as "topGiverPercent",
       coalesce(100 * w.young / nullif(w.votes, 0), 0)::int as "youngPercent",
       (select count(*)::int from payment p join given g on g.giver = p.uid where ${contested}) as disputed
     from whole w`,
    [uid],
  )
  return rows[0]!
}

/** Payments that givers of 30 days contested or took back. */
export async function contestedOf(tx: Tx, uid: number): Promise<number> {
  const rows = await tx.query<{ n: number }>(
    `with ${given} select count(*)::int as n from payment p join given g on g.giver = p.uid where ${contested}`,
    [uid],
  )
  return rows[0]!.n
}
