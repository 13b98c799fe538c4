import type { Giver } from '@nimbo/contract'
import { periodOf } from '../../core/room/index.ts'

export interface ShowTotals {
  /** Votes of the show, and of everything the anchor ever got. */
  votes: bigint
  votesTotal: bigint
  /** The three who gave most in the show. */
  givers: Giver[]
  /** The anchor's place among those who got votes this hour; 0 while they got none. */
  hourRank: number
}

const TOP = 3
/** A place further down is not counted out: everybody there is last. */
const LAST_PLACE = 1000
const inHour = (r: string) => `${r}.kind = 'profit' and ${r}.scope = 'hour' and ${r}.period = ${periodOf.hour('now()')} and ${r}.amount > 0`
/** SQL: what the show `s` has brought so far. */
export const votes = `(select coalesce(sum(i.votes), 0) from show_income i where i.show_id = s.id)`
export const votesTotal = `coalesce((select t.amount from ranking t where t.kind = 'profit' and t.scope = 'total' and t.period = 0 and t.uid = s.uid), 0)`
export const hourRank = `coalesce((select 1 + (select count(*) from (select 1 from ranking o join read.account a on a.id = o.uid and a.cancelled_at is null
    where ${inHour('o')} and o.amount >= m.amount and (o.amount > m.amount or o.uid < m.uid) limit ${LAST_PLACE - 1}) higher) from ranking m where ${inHour('m')} and m.uid = s.uid), 0)::int`
export const givers = `(select coalesce(json_agg(json_build_object('uid', g.uid, 'uname', g.nicename, 'uhead', g.avatar, 'level', g.level,
    'contribution', g.coins::text) order by g.coins desc, g.uid), '[]') from (
  select c.uid, c.coins, p.nicename, p.avatar, p.level from contribution c join read.account p on p.id = c.uid and p.cancelled_at is null
  where c.liveuid = s.uid and c.scope = 'show' and c.period = s.id and c.coins > 0
  order by c.coins desc, c.uid limit ${TOP}) g)`
export const showTotalsColumns = `${votes}::bigint as votes, ${votesTotal}::bigint as "votesTotal", ${hourRank} as "hourRank", ${givers} as givers`
