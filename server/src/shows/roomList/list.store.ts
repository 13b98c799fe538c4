import type { RoomCard } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { containing, folded, isHidden } from '../../people/user/index.ts'
import { roomScore } from './ranking.ts'

export const ROOMS_A_PAGE = 20

export interface RoomFilter {
  order: 'score' | 'newest'
  page: number
  pageSize?: number
  classId?: number
  followedBy?: number
  /** Part of a title or a host's name, or a host's whole id. */
  key?: string
  stream?: string
  liveuid?: number
  /** Rooms of people they blocked, or who blocked them, are left out. Nobody hides from a super-admin. */
  reader?: number | undefined
}

interface Row extends Omit<RoomCard, 'pull' | 'avatar_thumb'> {}

/** Rooms on air as every list shows them. */
export async function listRooms(sql: Sql, filter: RoomFilter, pull: string): Promise<RoomCard[]> {
  const values: unknown[] = []
  const where = [`s.state = 'live'`]
  const use = (value: unknown) => `$${values.push(value)}`
  if (filter.classId !== undefined) where.push(`s.class_id = ${use(filter.classId)}`)
  if (filter.stream !== undefined) where.splice(0, 1, `s.stream = ${use(filter.stream)}`)
  if (filter.liveuid !== undefined) where.push(`s.uid = ${use(filter.liveuid)}`)
  if (filter.followedBy !== undefined)
    where.push(`exists (select 1 from read.follow f where f.uid = ${use(filter.followedBy)} and f.touid = s.uid)`)
  if (filter.key !== undefined) {
    const key = `${use(filter.key)}::text`
    const like = (text: string) => `${folded(text)} like ${containing(key)}`
    where.push(`(${folded(key)} <> '' and (${like('s.title')} or ${like('a.nicename')}) or a.id::text = ${key})`)
  }
  if (filter.reader !== undefined) where.push(`not ${isHidden('s.uid', use(filter.reader))}`)
  const order = `${filter.order === 'score' ? roomScore('s') : 's.started_at'} desc, s.id desc`
  const size = filter.pageSize ?? ROOMS_A_PAGE
  const rows = await sql.query<Row>(
    `select s.uid, s.title, s.city, s.stream, s.thumb, s.type, coalesce(s.price::text, '') as type_val, s.landscape::int as anyway,
       coalesce(extract(epoch from s.started_at)::int, 0) as starttime, s.viewers as nums, s.class_id as liveclassid,
       a.avatar, a.nicename as user_nicename, a.sex, a.level, a.level_anchor
     from read.show s join read.account a on a.id = s.uid
     where ${where.join(' and ')} order by ${order} limit ${size} offset ${use((filter.page - 1) * size)}`,
    values,
  )
  return rows.map((r) => ({ ...r, pull, avatar_thumb: thumbOf(r.avatar) }))
}

export interface Shown {
  reader: number
  uids: readonly number[]
}

/** For each reader, those of the people they would be shown who are hidden from them. */
export async function hiddenFrom(sql: Sql, shown: readonly Shown[]): Promise<Set<number>[]> {
  const rows = await sql.query<{ reader: number; uid: number }>(
    `select b.uid as reader, b.touid as uid from read.block b where b.uid = any ($1::int[]) and b.touid = any ($2::int[])
     union all
     select b.touid, b.uid from read.block b where b.touid = any ($1::int[]) and b.uid = any ($2::int[])
       and not exists (select 1 from read.super_admin p where p.uid = b.touid)`,
    [[...new Set(shown.map(({ reader }) => reader))], [...new Set(shown.flatMap(({ uids }) => uids))]],
  )
  const hidden = Map.groupBy(rows, ({ reader }) => reader)
  return shown.map(({ reader }) => new Set(hidden.get(reader)?.map(({ uid }) => uid)))
}
