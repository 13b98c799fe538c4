import { type RankType, type SpendKind, spendKinds, type UserCard } from '@nimbo/contract'
import { ops } from '../../core/ledger/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { guardTypeColumn, periodOf, periodStart, userTypeColumn } from '../../core/room/index.ts'
import { type ShowTotals, showTotalsColumns } from './showTotals.ts'
import { thumbOf } from '../../core/upload/index.ts'

export async function showTotals(sql: Sql, showId: bigint): Promise<ShowTotals> {
  return (await sql.query<ShowTotals>(`select ${showTotalsColumns} from read.show s where s.id = $1`, [showId]))[0]!
}

export async function votesTotalOf(sql: Sql, liveuid: number): Promise<bigint> {
  const rows = await sql.query<{ votes: bigint }>(
    `select amount as votes from ranking where kind = 'profit' and scope = 'total' and period = 0 and uid = $1`,
    [liveuid],
  )
  return rows[0]?.votes ?? 0n
}

export interface Income {
  kind: SpendKind
  count: number
  votes: bigint
}
/** A gift out of a backpack is a gift, and a minute of a private show a minute. */
function codesOf(kind: SpendKind): readonly number[] {
  if (kind === 'gift') return [ops.gift, ops.itemGift]
  return kind === 'minuteFee' ? [ops.minuteFee, ops.privateFee] : [ops[kind]]
}
/** Income of a show, by what it was for. */
export async function incomesOf(sql: Sql, showId: bigint): Promise<Income[]> {
  const rows = await sql.query<{ op: number; count: number; votes: bigint }>(
    'select op, count::int, votes from show_income where show_id = $1',
    [showId],
  )
  return spendKinds.flatMap((kind) => {
    const codes = codesOf(kind)
    const of = rows.filter(({ op }) => codes.includes(op))
    const votes = of.reduce((sum, row) => sum + row.votes, 0n)
    return votes > 0n ? [{ kind, count: of.reduce((sum, row) => sum + row.count, 0), votes }] : []
  })
}

/** Anchor and period of contributions. */
export interface RankScope {
  liveuid: number
  scope: RankType
  showId: bigint
}
const inScope = (c: string) => `${c}.liveuid = $1 and ${c}.scope = $2 and ${c}.coins > 0
  and ${c}.period = case $2 when 'show' then $3::bigint when 'day' then ${periodOf.day('now()')} when 'week' then ${periodOf.week('now()')}
    when 'month' then ${periodOf.month('now()')} else 0 end`
const scopeValues = ({ liveuid, scope, showId }: RankScope) => [liveuid, scope, showId]

export interface Ranked extends UserCard {
  rank: number
  contribution: string
  guard_type: number
  usertype: number
}
export interface Ranking {
  list: Ranked[]
  people: number
  /** Epoch seconds of when the running day, week or month began. */
  start: number
}
const RANKED = 100
export async function rankingOf(sql: Sql, scope: RankScope): Promise<Ranking> {
  const values = scopeValues(scope)
  const [list, [counted]] = await Promise.all([
    sql.query<Omit<Ranked, 'avatar_thumb'>>(
      `select a.id, a.nicename as user_nicename, a.avatar, a.sex, a.level, c.coins::text as contribution, ${guardTypeColumn('a.id', '$1')} as guard_type,
         ${userTypeColumn('a.id', '$1')} as usertype, (row_number() over (order by c.coins desc, c.uid))::int as rank
       from contribution c join read.account a on a.id = c.uid and a.cancelled_at is null
       where ${inScope('c')} order by c.coins desc, c.uid limit ${RANKED}`,
      values,
    ),
    sql.query<{ people: number; start: number }>(
      `select count(*)::int as people, case $2 when 'day' then ${periodStart('day')} when 'week' then ${periodStart('week')}
         when 'month' then ${periodStart('month')} else 0 end as start
       from contribution c join read.account a on a.id = c.uid and a.cancelled_at is null where ${inScope('c')}`,
      values,
    ),
  ])
  return { list: list.map((row) => ({ ...row, avatar_thumb: thumbOf(row.avatar) })), ...counted! }
}

export interface OwnRank {
  rank: number
  coins: bigint
  /** Coins that take them past the one before; 0 for the first. */
  behind: bigint
}
export async function rankOf(sql: Sql, scope: RankScope, uid: number): Promise<OwnRank> {
  const rows = await sql.query<OwnRank>(
    `select (1 + count(o.uid))::int as rank, m.coins, coalesce(min(o.coins) - m.coins + 1, 0)::bigint as behind from contribution m
     left join (contribution o join read.account a on a.id = o.uid and a.cancelled_at is null)
       on ${inScope('o')} and o.coins >= m.coins and (o.coins > m.coins or o.uid < m.uid)
     where ${inScope('m')} and m.uid = $4 group by m.coins`,
    [...scopeValues(scope), uid],
  )
  return rows[0] ?? { rank: 0, coins: 0n, behind: 0n }
}

export interface AudienceRow extends UserCard {
  contribution: string
  guard_type: number
  usertype: number
}
/** Some of the people who are there, those who gave most first. */
export async function audienceOf(
  sql: Sql,
  show: { id: bigint; uid: number },
  present: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<AudienceRow[]> {
  const rows = await sql.query<Omit<AudienceRow, 'avatar_thumb'>>(
    `select a.id, a.nicename as user_nicename, a.avatar, a.sex, a.level, coalesce(c.coins, 0)::text as contribution, ${guardTypeColumn('a.id', '$2')} as guard_type,
       ${userTypeColumn('a.id', '$2')} as usertype
     from read.account a left join contribution c on c.liveuid = $2 and c.scope = 'show' and c.period = $3 and c.uid = a.id
     where a.id = any ($1) order by coalesce(c.coins, 0) desc, a.level desc, a.id limit $4 offset $5`,
    [present, show.uid, show.id, limit, offset],
  )
  return rows.map((row) => ({ ...row, avatar_thumb: thumbOf(row.avatar) }))
}
