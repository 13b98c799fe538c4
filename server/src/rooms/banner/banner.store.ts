import type { BannerState } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'

/** Banners are put up, ordered and taken down one after the other: two operators would undo each other's order. */
export async function lockBanners(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('banner'), 0)`)
}

export interface BannerRow {
  id: number
  title: string
  url: string
  object: string
  drawn: boolean
  state: BannerState
  from: number
  until: number
  by: string
}

const state = `case when b.retired_at is not null then 'retired' when b.refused then 'refused' when b.sent is not null then 'checking'
  when b.from_at > now() then 'planned' when b.until_at <= now() then 'over' else 'shown' end`
const LISTED = 100

export function listBanners(sql: Sql, retired: boolean): Promise<BannerRow[]> {
  return sql.query<BannerRow>(
    `select b.id, b.title, b.url, b.object, b.sent is null and not b.refused as drawn, ${state} as state, extract(epoch from b.from_at)::int as from,
       coalesce(extract(epoch from b.until_at)::int, 0) as until, o.name as by
     from banner b join read.operator o on o.id = b.created_by where (b.retired_at is not null) = $1
     order by b.retired_at desc nulls last, b.position, b.id limit ${LISTED}`,
    [retired],
  )
}

export interface Slide {
  object: string
  url: string
}

/** Banners on show now, in their order. */
export function shownBanners(sql: Sql, most: number): Promise<Slide[]> {
  return sql.query<Slide>(
    `select b.object, b.url from banner b where b.retired_at is null and ${state} = 'shown' order by b.position, b.id limit $1`,
    [most],
  )
}

export interface BannerFields {
  title: string
  url: string
  from: number
  until: number
}
const period = (from: string, until: string) =>
  `coalesce(to_timestamp(nullif(${from}::bigint, 0)), now()), to_timestamp(nullif(${until}::bigint, 0))`

export async function insertBanner(sql: Sql, { title, url, from, until }: BannerFields, sent: Buffer, operator: number): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `insert into banner (title, url, from_at, until_at, sent, created_by, position)
     values ($1, $2, ${period('$3', '$4')}, $5, $6, 1 + coalesce((select max(position) from banner), 0)) returning id`,
    [title, url, from, until, sent, operator],
  )
  return rows[0]!.id
}

/** False when it is not up. */
export async function changeBanner(sql: Sql, id: number, { title, url, from, until }: BannerFields): Promise<boolean> {
  const rows = await sql.query(
    `update banner set title = $2, url = $3, (from_at, until_at) = (select ${period('$4', '$5')}) where id = $1 and retired_at is null returning 1`,
    [id, title, url, from, until],
  )
  return rows.length > 0
}

export async function orderBanners(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query(
    `update banner set position = o.position from unnest($1::int[]) with ordinality as o (id, position) where banner.id = o.id`,
    [ids],
  )
}

export async function retireBanner(sql: Sql, id: number): Promise<boolean> {
  return (
    (await sql.query('update banner set retired_at = now(), sent = null where id = $1 and retired_at is null returning 1', [id])).length > 0
  )
}

export async function sentPicture(sql: Sql, id: number): Promise<{ object: string; sent: Buffer } | undefined> {
  return (await sql.query<{ object: string; sent: Buffer }>('select object, sent from banner where id = $1 and sent is not null', [id]))[0]
}

export async function noteDrawn(sql: Sql, id: number, refused: boolean): Promise<void> {
  await sql.query('update banner set sent = null, refused = $2 where id = $1', [id, refused])
}
