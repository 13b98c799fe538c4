import type { Sql } from '../../platform/postgres.ts'
import type { RiskFacts } from './risk.ts'

type PersonFacts = Pick<
  RiskFacts,
  'accountHours' | 'paidBefore' | 'usualVotes' | 'deviceHours' | 'otherNames' | 'holder' | 'debt' | 'balanceMatches'
>
/** Read under the wallet's and the account's locks, so that nothing of it changes before the withdrawal commits. */
export async function personFacts(sql: Sql, uid: number, sessionId: number, accountId: number): Promise<PersonFacts> {
  const rows = await sql.query<PersonFacts>(
    `select extract(epoch from now() - c.changed_at)::float8 / 3600 as "accountHours", c.name as holder,
       (select count(*)::int from withdrawal where uid = $1 and state = 'paid') as "paidBefore",
       (select coalesce(avg(votes), 0)::bigint from withdrawal where uid = $1 and state = 'paid') as "usualVotes",
       (select extract(epoch from now() - created_at)::float8 / 3600 from read.session where id = $2) as "deviceHours",
       array(select o.name from cash_account o where o.uid = $1 and o.id <> c.id
         union select w.holder from withdrawal w where w.uid = $1 and w.state = 'paid') as "otherNames",
       (ledger.wallet_of($1)).debt as debt, ledger.balance_matches($1) as "balanceMatches"
     from cash_account c where c.id = $3 and c.uid = $1`,
    [uid, sessionId, accountId],
  )
  return rows[0]!
}

/** Votes by giver in the last 30 days of the ledger (UTC), and today. */
const givers = `givers as (select giver, votes from ledger.givers_of($1, (now() at time zone 'UTC')::date - 30))`
const contested = `p.state in ('disputed', 'reversed')`

export type GiverFacts = Pick<RiskFacts, 'topGiver' | 'topGiverPercent' | 'youngPercent' | 'disputed'>

export async function giverFacts(sql: Sql, uid: number): Promise<GiverFacts> {
  const rows = await sql.query<GiverFacts>(
    `with ${givers}, total as (
       select sum(votes) as votes, sum(votes) filter (where exists (
         select 1 from read.payment p where p.uid = giver and p.at > now() - interval '72 hours')) as young from givers
     ), top as (select a.nicename, a.id, g.votes from givers g join read.account a on a.id = g.giver order by g.votes desc, a.id limit 1)
     select coalesce((select nicename || ' (' || id || ')' from top), '') as "topGiver",
       coalesce((select (100 * top.votes / t.votes)::int from top), 0) as "topGiverPercent",
       coalesce(100 * t.young / nullif(t.votes, 0), 0)::int as "youngPercent",
       (select count(*)::int from read.payment p join givers g on g.giver = p.uid where ${contested}) as disputed
     from total t`,
    [uid],
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

export async function topGivers(sql: Sql, uid: number, limit: number): Promise<Giver[]> {
  return sql.query<Giver>(
    `with ${givers}
     select a.id as uid, a.nicename as user_nicename, a.avatar, g.votes::bigint as votes, (100 * g.votes / sum(g.votes) over ())::int as percent
     from givers g join read.account a on a.id = g.giver order by g.votes desc, a.id limit $2`,
    [uid, limit],
  )
}

/** Payments of those givers that are disputed or were reversed. */
export async function countContestedPayments(sql: Sql, uid: number): Promise<number> {
  const rows = await sql.query<{ n: number }>(
    `with ${givers} select count(*)::int as n from read.payment p join givers g on g.giver = p.uid where ${contested}`,
    [uid],
  )
  return rows[0]!.n
}
