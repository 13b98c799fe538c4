import type { Language, SanctionAct, SanctionScope } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import type { BanRule, Reason } from './reason.store.ts'
import type { Sanctioner } from './roles.ts'

type Words = Record<Language, string>

/** Conditions on a row of `sanction` that holds now. A show's sanction is asked for by its show, and ends with it. */
const isActive = (x: string) => `${x}.lifted_at is null and (${x}.expires_at is null or ${x}.expires_at > now())`

/** SQL: until when a person is muted in a show, in epoch seconds; FOR_GOOD when it has no end, null for somebody who may speak. */
export const FOR_GOOD = 2_147_483_647
export const mutedUntilColumn = (
  uid: string,
  show: string,
) => `(select max(coalesce(extract(epoch from muting.expires_at)::int, ${FOR_GOOD}))
  from sanction muting where muting.uid = ${uid} and muting.act = 'mute' and ${isActive('muting')} and case muting.scope
    when 'all' then true when 'room' then muting.liveuid = ${show}.uid else muting.show_id = ${show}.id end)`

export async function isMuted(sql: Sql, uid: number, show: { id: bigint; uid: number }): Promise<boolean> {
  const rows = await sql.query<{ muted: boolean }>(
    `select ${mutedUntilColumn('$1', 's')} is not null as muted from (select $2::bigint as id, $3::int as uid) s`,
    [uid, show.id, show.uid],
  )
  return rows[0]!.muted
}

/** Mute in all scopes: the person writes to nobody in private either. */
export async function isMutedEverywhere(sql: Sql, uid: number): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from sanction x where x.uid = $1 and x.act = 'mute' and x.scope = 'all' and ${isActive('x')} limit 1`,
    [uid],
  )
  return rows.length > 0
}

/** SQL: whether a person is kept out of an anchor's room. */
export const isKicked = (uid: string, liveuid: string) => `exists (select 1 from sanction kick
  where kick.uid = ${uid} and kick.act = 'kick' and kick.liveuid = ${liveuid} and ${isActive('kick')})`

/** Sanctions of one person are made and lifted one after the other, and nobody opens a room meanwhile. */
export async function lockSanctions(sql: Sql, uid: number): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('sanction'), $1)`, [uid])
}

/** The caller has locked the person's sanctions. */
export async function isBanned(sql: Sql, uid: number): Promise<boolean> {
  const rows = await sql.query(`select 1 from sanction x where x.uid = $1 and x.act = 'ban' and ${isActive('x')} limit 1`, [uid])
  return rows.length > 0
}

export interface NewSanction {
  uid: number
  act: SanctionAct
  scope: SanctionScope
  liveuid: number | null
  showId: bigint | null
  by: { role: Exclude<Sanctioner, 'operator'>; uid: number }
  reason: Reason
  banRule?: BanRule | undefined
  /** For good, or until the show ends, when there are none. */
  seconds: number | null
}
export interface MadeSanction {
  id: number
  /** 0: for good, or until the show ends. */
  endtime: number
}
const made = `id, coalesce(extract(epoch from expires_at)::int, 0) as endtime`

/** Number of a person's last lines that are kept with a sanction or report. */
const KEPT_LINES = 5
/** SQL: what a person said last in a show, in the chat and across the picture, oldest first; both are parameters or columns. */
export const lastLines = (uid: string, showId: string, limit = KEPT_LINES) => `coalesce((select json_agg(json_build_object(
  'seq', l.seq, 'at', extract(epoch from l.created_at)::int, 'ct', l.content) order by l.created_at) from (
    (select m.seq, m.created_at, m.content from read.spoken_line m where m.show_id = ${showId} and m.uid = ${uid} and not m.is_barrage order by m.seq desc limit ${limit})
    union all (select b.seq, b.created_at, b.content from read.spoken_line b where b.show_id = ${showId} and b.uid = ${uid} and b.is_barrage order by b.seq desc limit ${limit})
    order by 2 desc limit ${limit}) l), '[]')`

const textsOf = (reason: Reason, banRule?: BanRule): object => ({
  rule: reason.rule,
  rule_name: reason.ruleNames,
  reason: reason.names,
  ...(banRule && { ban_rule: banRule.names }),
})

export async function insertSanction(sql: Sql, s: NewSanction): Promise<MadeSanction> {
  const rows = await sql.query<MadeSanction>(
    `insert into sanction (uid, act, scope, liveuid, show_id, by_role, by_uid, class, ban_rule, texts, lines, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${lastLines('$1', '$5::bigint')}, now() + make_interval(secs => $11)) returning ${made}`,
    [
      s.uid,
      s.act,
      s.scope,
      s.liveuid,
      s.showId,
      s.by.role,
      s.by.uid,
      s.reason.id,
      s.banRule?.id ?? null,
      JSON.stringify(textsOf(s.reason, s.banRule)),
      s.seconds,
    ],
  )
  return rows[0]!
}

export interface RoomSanction extends MadeSanction {
  uid: number
  act: 'mute' | 'kick'
  scope: SanctionScope
  /** Duration as it was made; null: for good, or until the show ends. */
  seconds: number | null
  byRole: Sanctioner
}
const roomColumns = `x.uid, x.act, x.scope, extract(epoch from x.expires_at - x.created_at)::int as seconds, x.by_role as "byRole"`
const inRoom = `x.liveuid = $1 and x.act = $2 and x.scope <> 'all' and ${isActive('x')}
  and (x.scope = 'room' or exists (select 1 from read.show s where s.id = x.show_id and s.state <> 'ended'))`

/** The mute or kick of a person that holds in an anchor's room. */
export async function roomSanction(sql: Sql, liveuid: number, act: RoomSanction['act'], uid: number): Promise<RoomSanction | undefined> {
  const rows = await sql.query<RoomSanction>(
    `select ${made}, ${roomColumns} from sanction x where ${inRoom} and x.uid = $3 order by x.id desc limit 1`,
    [liveuid, act, uid],
  )
  return rows[0]
}

export async function liftRoomSanctions(
  sql: Sql,
  room: { liveuid: number; act: RoomSanction['act']; uid: number },
  by: number,
  reason: 'cancelled' | 'replaced',
): Promise<void> {
  await sql.query('select lift_room_sanctions($1, $2, $3, $4, $5)', [room.liveuid, room.act, room.uid, by, reason])
}

export interface ListedSanction extends RoomSanction {
  reason: Words
  since: number
  show: boolean
  by: number
  byName: string
}
const PAGE = 50

export async function listRoomSanctions(sql: Sql, liveuid: number, act: RoomSanction['act'], page: number): Promise<ListedSanction[]> {
  return sql.query<ListedSanction>(
    `select x.id, coalesce(extract(epoch from x.expires_at)::int, 0) as endtime, ${roomColumns}, x.texts -> 'reason' as reason,
       extract(epoch from x.created_at)::int as since, x.scope = 'show' as show, x.by_uid as by, a.nicename as "byName"
     from sanction x join read.account a on a.id = x.by_uid where ${inRoom} order by x.id desc limit $3 offset $4`,
    [liveuid, act, PAGE, (page - 1) * PAGE],
  )
}

export async function countRoomSanctions(sql: Sql, liveuid: number, act: RoomSanction['act']): Promise<number> {
  return (await sql.query<{ n: number }>(`select count(*)::int as n from sanction x where ${inRoom}`, [liveuid, act]))[0]!.n
}

/** A sanction that still holds. */
export async function sanctionById(sql: Sql, id: number): Promise<{ uid: number; rule: string; ruleNames: Words } | undefined> {
  const rows = await sql.query<{ uid: number; rule: string; ruleNames: Words }>(
    `select x.uid, x.texts ->> 'rule' as rule, x.texts -> 'rule_name' as "ruleNames" from sanction x where x.id = $1 and ${isActive('x')}`,
    [id],
  )
  return rows[0]
}
