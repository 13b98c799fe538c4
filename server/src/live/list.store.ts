import type { RoomCard } from '@nimbo/contract'
import type { Sql } from '../platform/postgres.ts'
import { thumbOf } from '../upload/index.ts'

const PAGE_SIZE = 20

export interface RoomFilter {
  order: 'people' | 'newest'
  page: number
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
    where.push(`exists (select 1 from follow f where f.uid = ${use(filter.followedBy)} and f.touid = s.uid)`)
  if (filter.key !== undefined) {
    const like = use(`%${filter.key.replace(/[\\%_]/g, (c) => `\\${c}`)}%`)
    where.push(`(s.title ilike ${like} or a.nicename ilike ${like} or a.id::text = ${use(filter.key)})`)
  }
  if (filter.reader !== undefined) {
    const reader = use(filter.reader)
    where.push(`not exists (select 1 from block b where b.uid = ${reader} and b.touid = s.uid or b.uid = s.uid and b.touid = ${reader}
      and not exists (select 1 from super_admin p where p.uid = ${reader}))`)
  }
  const order = filter.order === 'people' ? 's.viewers desc, s.id desc' : 's.started_at desc, s.id desc'
  const rows = await sql.query<Row>(
    `select s.uid, s.title, s.city, s.stream, s.thumb, s.type, coalesce(s.price::text, '') as type_val, s.landscape::int as anyway,
       coalesce(extract(epoch from s.started_at)::int, 0) as starttime, s.viewers as nums, s.class_id as liveclassid,
       a.avatar, a.nicename as user_nicename, a.sex, a.level, a.level_anchor
     from show s join account a on a.id = s.uid
     where ${where.join(' and ')} order by ${order} limit ${PAGE_SIZE} offset ${use((filter.page - 1) * PAGE_SIZE)}`,
    values,
  )
  return rows.map((r) => ({ ...r, pull, avatar_thumb: thumbOf(r.avatar) }))
}
