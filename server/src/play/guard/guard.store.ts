import type { Guard, GuardType, Language, RefusalOf, UserCard } from '@nimbo/contract'
import { memberLateral } from '../../shows/admission/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { outboxEnvelope, periodOf } from '../../core/room/index.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { isHidden } from '../../people/user/index.ts'

export interface Tier {
  id: number
  name: string
  type: GuardType
  coin: string
  days: number
}
export async function tiers(sql: Sql, language: Language): Promise<Tier[]> {
  return sql.query<Tier>(
    'select id, names ->> $1 as name, type, price::text as coin, days from guard_tier where retired_at is null order by type, days',
    [language],
  )
}

export interface OwnGuard {
  guardid: number
  type: number
  endtime: number
}
export async function guardOf(sql: Sql, liveuid: number, uid: number): Promise<OwnGuard> {
  const rows = await sql.query<OwnGuard>(
    `select tier as guardid, type, extract(epoch from ends_at)::int as endtime from guard where liveuid = $1 and uid = $2 and ends_at > now()`,
    [liveuid, uid],
  )
  return rows[0] ?? { guardid: 0, type: 0, endtime: 0 }
}

export interface ListedGuard extends UserCard {
  type: number
  contribute: string
  endtime: number
}
const GUARDS_A_PAGE = 20
/** Without people the reader has blocked or is blocked by. */
export async function guardsPage(sql: Sql, liveuid: number, reader: number, page: number): Promise<ListedGuard[]> {
  const rows = await sql.query<Omit<ListedGuard, 'avatar_thumb'>>(
    `select a.id, a.nicename as user_nicename, a.avatar, a.sex, a.level, g.type, coalesce(c.coins, 0)::text as contribute,
       extract(epoch from g.ends_at)::int as endtime
     from guard g join read.account a on a.id = g.uid and a.cancelled_at is null
     left join read.contribution c on c.liveuid = g.liveuid and c.scope = 'week' and c.period = ${periodOf.week('now()')} and c.uid = g.uid
     where g.liveuid = $1 and g.ends_at > now()
       and not ${isHidden('g.uid', '$2')}
     order by coalesce(c.coins, 0) desc, g.type desc, g.uid limit ${GUARDS_A_PAGE} offset $3`,
    [liveuid, reader, (page - 1) * GUARDS_A_PAGE],
  )
  return rows.map((row) => ({ ...row, avatar_thumb: thumbOf(row.avatar) }))
}

export interface GuardRequest {
  uid: number
  key: string
  hash: Buffer
  liveuid: number
  stream: string
  tier: number
  overwrite: boolean
  /** The price the buyer agrees to, if they say so. */
  price: number | undefined
}
export interface GuardOutcome {
  refusal: RefusalOf<typeof Guard.buyGuard> | null
  coin: bigint
  level: number
  guardid: number
  type: number
  endtime: number
  guard_nums: number
  votestotal: bigint
}

const buy = `select g.* from ${memberLateral('$3', '$1', '$2')}
  cross join lateral buy_guard($1, $4, $5, m.id, m.state, $2, $3, m.sender::jsonb, $6::smallint, $7, $8, $9) g`

export async function buyGuardOf(sql: Sql, g: GuardRequest): Promise<GuardOutcome> {
  const envelope = JSON.stringify(outboxEnvelope(g.stream, 'guardBought'))
  const rows = await sql.query<GuardOutcome>(buy, [
    g.uid,
    g.liveuid,
    g.stream,
    g.key,
    g.hash,
    g.tier,
    g.overwrite,
    g.price ?? null,
    envelope,
  ])
  return rows[0]!
}

/** Epoch seconds until which somebody guards an anchor; 0 for who does not. */
export async function guardEnd(sql: Sql, liveuid: number, uid: number): Promise<number> {
  const rows = await sql.query<{ endtime: number }>(
    'select extract(epoch from ends_at)::int as endtime from guard where liveuid = $1 and uid = $2 and ends_at > now()',
    [liveuid, uid],
  )
  return rows[0]?.endtime ?? 0
}

export async function guardsOf(sql: Sql, liveuid: number): Promise<number> {
  const rows = await sql.query<{ guards: number }>('select count(*)::int as guards from guard where liveuid = $1 and ends_at > now()', [
    liveuid,
  ])
  return rows[0]!.guards
}
