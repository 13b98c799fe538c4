import type { Tx } from '../platform/postgres.ts'
import type { RiskFacts } from './weigh.ts'

/** Everything `weigh` wants to know. Read before the tickets are held: it may take a moment, and locks nothing. */
export async function riskFacts(tx: Tx, uid: number, sessionId: number, accountId: number, votes: bigint): Promise<RiskFacts> {
  const [person, givers] = await Promise.all([personFacts(tx, uid, sessionId, accountId), giverFacts(tx, uid)])
  return { votes, ...person, ...givers }
}

type PersonFacts = Pick<
  RiskFacts,
  'accountHours' | 'paidBefore' | 'usualVotes' | 'deviceHours' | 'otherNames' | 'holder' | 'debt' | 'agrees'
>
async function personFacts(tx: Tx, uid: number, sessionId: number, accountId: number): Promise<PersonFacts> {
  const rows = await tx.query<PersonFacts>(
    `select extract(epoch from now() - c.changed_at)::float8 / 3600 as "accountHours", c.name as holder,
       (select count(*)::int from withdrawal where uid = $1 and state = 'paid') as "paidBefore",
       (select coalesce(avg(votes), 0)::bigint from withdrawal where uid = $1 and state = 'paid') as "usualVotes",
       (select extract(epoch from now() - created_at)::float8 / 3600 from session where id = $2) as "deviceHours",
       array(select distinct o.name from cash_account o where o.uid = $1 and o.id <> c.id) as "otherNames",
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

/** Those who gave most in 30 days, up to a moment. */
export async function topGivers(tx: Tx, uid: number, most: number): Promise<Giver[]> {
  return tx.query<Giver>(
    `with given as (select giver, sum(votes) as votes from ledger.votes_from($1, now() - interval '30 days') group by 1)
     select a.id as uid, a.nicename as user_nicename, a.avatar, g.votes::bigint as votes, (100 * g.votes / sum(g.votes) over ())::int as percent
     from given g join account a on a.id = g.giver order by g.votes desc, a.id limit $2`,
    [uid, most],
  )
}

async function giverFacts(tx: Tx, uid: number): Promise<Pick<RiskFacts, 'topGiver' | 'topGiverPercent' | 'youngPercent' | 'disputed'>> {
  const [top] = await topGivers(tx, uid, 1)
  const rows = await tx.query<{ youngPercent: number; disputed: number }>(
    `with given as (select giver, sum(votes) as votes from ledger.votes_from($1, now() - interval '30 days') group by 1)
     select coalesce(100 * sum(votes) filter (where exists (
         select 1 from payment p where p.uid = giver and p.at > now() - interval '72 hours')) / nullif(sum(votes), 0), 0)::int as "youngPercent",
       (select count(*)::int from payment p join given g on g.giver = p.uid where p.state in ('disputed', 'reversed')) as disputed
     from given`,
    [uid],
  )
  return { topGiver: top ? `${top.user_nicename} (${top.uid})` : '', topGiverPercent: top?.percent ?? 0, ...rows[0]! }
}
