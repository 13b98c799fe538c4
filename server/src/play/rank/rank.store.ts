import type { ListType, UserCard } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { periodOf, periodStart } from '../../core/room/index.ts'
import { thumbOf } from '../../core/upload/index.ts'

/** Votes people got, or coins they gave. */
export type RankKind = 'profit' | 'consume'

const RANKED = 100
const periodNow = (scope: ListType) => (scope === 'total' ? '0' : periodOf[scope]('now()'))
const inList = (r: string, scope: ListType) =>
  `${r}.kind = $1 and ${r}.scope = '${scope}' and ${r}.period = ${periodNow(scope)} and ${r}.amount > 0`

export interface RankedPerson extends UserCard {
  level_anchor: number
  rank: number
  total: string
  islive: 0 | 1
  stream: string
}
export interface RankList {
  list: RankedPerson[]
  /** Epoch seconds of when the running one began; 0: always. */
  start: number
}

/** The first hundred. */
export async function rankList(sql: Sql, kind: RankKind, scope: ListType): Promise<RankList> {
  const [rows, [running]] = await Promise.all([
    sql.query<Omit<RankedPerson, 'avatar_thumb'>>(
      `select a.id, a.nicename as user_nicename, a.avatar, a.sex, a.level, a.level_anchor, r.amount::text as total,
         (row_number() over (order by r.amount desc, r.uid))::int as rank, (s.id is not null)::int as islive, coalesce(s.stream, '') as stream
       from ranking r join read.account a on a.id = r.uid and a.cancelled_at is null left join read.show s on s.uid = a.id and s.state = 'live'
       where ${inList('r', scope)} order by r.amount desc, r.uid limit ${RANKED}`,
      [kind],
    ),
    sql.query<{ start: number }>(`select ${scope === 'total' ? '0' : periodStart(scope)} as start`),
  ])
  return { list: rows.map((row) => ({ ...row, avatar_thumb: thumbOf(row.avatar) })), start: running!.start }
}

export interface RankPlace {
  rank: number
  amount: bigint
  /** Amount that takes them past the one before; 0 for the first. */
  behind: bigint
}
/** Place of a person in the list. It is 0 for a person who has none yet. */
export async function placeIn(sql: Sql, kind: RankKind, scope: ListType, uid: number): Promise<RankPlace> {
  const rows = await sql.query<RankPlace>(
    `select (1 + count(o.uid))::int as rank, m.amount, coalesce(min(o.amount) - m.amount + 1, 0)::bigint as behind from ranking m
     left join (ranking o join read.account a on a.id = o.uid and a.cancelled_at is null)
       on ${inList('o', scope)} and o.amount >= m.amount and (o.amount > m.amount or o.uid < m.uid)
     where ${inList('m', scope)} and m.uid = $2 group by m.amount`,
    [kind, uid],
  )
  return rows[0] ?? { rank: 0, amount: 0n, behind: 0n }
}
