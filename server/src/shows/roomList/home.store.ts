import { type Language, type LiveRecord, type UserCard, wireTime } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'

const RECORDS_A_PAGE = 20

/** A page of somebody's shows that are over, newest first. */
export async function pastShows(sql: Sql, uid: number, page: number): Promise<LiveRecord[]> {
  const rows = await sql.query<Omit<LiveRecord, 'datestarttime' | 'dateendtime' | 'video_url'>>(
    `select s.id::int, s.uid, s.stream, s.title, s.city, s.thumb, coalesce(s.people, 0) as nums, extract(epoch from s.started_at)::int as starttime,
       extract(epoch from s.ended_at)::int as endtime, extract(epoch from s.ended_at - s.started_at)::int as length
     from read.show s where s.uid = $1 and s.state = 'ended' and s.started_at is not null order by s.started_at desc, s.id desc limit ${RECORDS_A_PAGE} offset $2`,
    [uid, (page - 1) * RECORDS_A_PAGE],
  )
  return rows.map((row) => ({ ...row, datestarttime: wireTime(row.starttime), dateendtime: wireTime(row.endtime), video_url: '' }))
}

export interface LiveNow {
  stream: string
  title: string
  thumb: string
}
export async function liveNow(sql: Sql, uid: number): Promise<LiveNow | undefined> {
  return (await sql.query<LiveNow>(`select stream, title, thumb from read.show where uid = $1 and state = 'live'`, [uid]))[0]
}

export interface WallGift {
  id: number
  giftname: string
  gifticon: string
  nums: number
}
const ON_THE_WALL = 12
/** Gifts somebody got, the dearest first. */
export async function giftWall(sql: Sql, uid: number, language: Language): Promise<WallGift[]> {
  return sql.query<WallGift>(
    `select g.id, g.names ->> $2 as giftname, g.icon as gifticon, least(w.nums, 2147483647)::int as nums
     from read.gift_wall w join read.gift g on g.id = w.gift where w.uid = $1 and w.nums > 0 order by g.price desc, g.id limit ${ON_THE_WALL}`,
    [uid, language],
  )
}

type Face<T> = UserCard & T
/** So many that three are left when a reader is not shown some of them. */
const FACES = 10
const face = (a: string) => `${a}.id, ${a}.nicename as user_nicename, ${a}.avatar, ${a}.sex, ${a}.level`
const withThumbs = <T extends { avatar: string }>(rows: readonly T[]) => rows.map((row) => ({ ...row, avatar_thumb: thumbOf(row.avatar) }))

/** People who gave an anchor most, ever. */
export async function topGivers(sql: Sql, liveuid: number): Promise<Face<{ contribution: string }>[]> {
  const rows = await sql.query<Omit<Face<{ contribution: string }>, 'avatar_thumb'>>(
    `select ${face('a')}, c.coins::text as contribution from read.contribution c join read.account a on a.id = c.uid and a.cancelled_at is null
     where c.liveuid = $1 and c.scope = 'total' and c.period = 0 and c.coins > 0 order by c.coins desc, c.uid limit ${FACES}`,
    [liveuid],
  )
  return withThumbs(rows)
}

/** Some of those who guard an anchor, those of a higher tier first. */
export async function topGuards(sql: Sql, liveuid: number): Promise<Face<{ type: number }>[]> {
  const rows = await sql.query<Omit<Face<{ type: number }>, 'avatar_thumb'>>(
    `select ${face('a')}, g.type from read.guard g join read.account a on a.id = g.uid and a.cancelled_at is null
     where g.liveuid = $1 and g.ends_at > now() order by g.type desc, g.ends_at desc, g.uid limit ${FACES}`,
    [liveuid],
  )
  return withThumbs(rows)
}
