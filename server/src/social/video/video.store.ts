import type { ShortVideo, VideoFault } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { isHidden } from '../../people/user/index.ts'
import { videoUrl } from './keys.ts'

const PAGE = 20
const AHEAD = 5

/** State in the database: clients never see a deleted one. */
export type StoredState = ShortVideo['state'] | 'deleted'

type Row = Omit<ShortVideo, 'href' | 'thumb' | 'thumb_s' | 'captions' | 'avatar_thumb'> & {
  object: string
  avatar: string
  hasCaptions: boolean
}

/** `v` as somebody reads it; $1 is who, 0 for a guest. */
const columns = `v.id, v.uid, v.object, v.title, v.state, v.progress, v.fault, v.width, v.height, v.seconds as length, v.views, v.likes,
  v.has_captions as "hasCaptions", extract(epoch from v.created_at)::int as addtime, a.nicename as user_nicename, a.avatar, a.level_anchor,
  exists (select 1 from video_like l where l.video_id = v.id and l.uid = $1)::int as islike,
  exists (select 1 from read.follow f where f.uid = $1 and f.touid = v.uid)::int as isattent, coalesce(s.stream, '') as stream`
const from = `from video v join read.account a on a.id = v.uid left join read.show s on s.uid = v.uid and s.state = 'live'`
/** Others see what is ready, of people who are there and between whom there is no block. */
const shown = `v.state = 'ready' and a.disabled_at is null and a.cancelled_at is null and not ${isHidden('v.uid', '$1')}`
const readable = `(v.uid = $1 and v.state <> 'deleted' or ${shown})`

function read({ object, avatar, hasCaptions, ...row }: Row): ShortVideo {
  const isReady = row.state === 'ready'
  return {
    ...row,
    href: isReady ? videoUrl(object, '.mp4') : '',
    thumb: isReady ? videoUrl(object, '.webp') : '',
    thumb_s: isReady ? videoUrl(object, '-360.webp') : '',
    captions: isReady && hasCaptions ? videoUrl(object, '.vtt') : '',
    avatar_thumb: thumbOf(avatar),
  }
}

export async function videosOf(sql: Sql, reader: number, uid: number, page: number): Promise<ShortVideo[]> {
  const rows = await sql.query<Row>(
    `select ${columns} ${from} where v.uid = $2 and v.state <> 'deleted' and ${readable} order by v.id desc limit ${PAGE} offset $3`,
    [reader, uid, (page - 1) * PAGE],
  )
  return rows.map(read)
}

export async function videoById(sql: Sql, reader: number, id: number): Promise<ShortVideo | undefined> {
  const rows = await sql.query<Row>(`select ${columns} ${from} where v.id = $2 and ${readable}`, [reader, id])
  return rows[0] && read(rows[0])
}

/** Owner of a video, for a report: a block protects from none. */
export async function ownerOfReady(sql: Sql, id: number): Promise<number | undefined> {
  return (await sql.query<{ uid: number }>(`select uid from video where id = $1 and state = 'ready'`, [id]))[0]?.uid
}

/** Older than this one; `uid` 0: of everybody. */
export async function videosAfter(sql: Sql, reader: number, id: number, uid: number): Promise<ShortVideo[]> {
  const whose = uid === 0 ? '$3 = 0' : 'v.uid = $3'
  const rows = await sql.query<Row>(
    `select ${columns} ${from} where v.id < $2 and ${whose} and ${shown} order by v.id desc limit ${AHEAD}`,
    [reader, id, uid],
  )
  return rows.map(read)
}

export interface OwnVideo {
  id: number
  state: StoredState
  progress: number
  fault: VideoFault | ''
}
const own = 'id, state, progress, fault'

export async function ownVideo(sql: Sql, uid: number, id: number): Promise<OwnVideo | undefined> {
  return (await sql.query<OwnVideo>(`select ${own} from video where id = $2 and uid = $1`, [uid, id]))[0]
}

export async function publishedVideo(sql: Sql, uid: number, object: string): Promise<OwnVideo | undefined> {
  return (await sql.query<OwnVideo>(`select ${own} from video where object = $2 and uid = $1`, [uid, object]))[0]
}

/** Publications of one person come one after the other, so that the limits hold for requests sent at once. */
export async function lockOwnVideos(sql: Sql, uid: number): Promise<{ all: number; waiting: number }> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('video'), $1)`, [uid])
  const rows = await sql.query<{ all: number; waiting: number }>(
    `select count(*)::int as all, count(*) filter (where state in ('waiting', 'converting'))::int as waiting
     from video where uid = $1 and state <> 'deleted'`,
    [uid],
  )
  return rows[0]!
}

export async function insertVideo(sql: Sql, video: { uid: number; object: string; title: string; cover: number }): Promise<OwnVideo> {
  const rows = await sql.query<OwnVideo>(`insert into video (uid, object, title, cover) values ($1, $2, $3, $4) returning ${own}`, [
    video.uid,
    video.object,
    video.title,
    video.cover,
  ])
  return rows[0]!
}

/** Hidden from now on. In how many seconds its files may be deleted; undefined when it is none of theirs or deleted already. */
export async function markDeleted(sql: Sql, uid: number, id: number): Promise<number | undefined> {
  const rows = await sql.query<{ seconds: number }>(
    `update video set state = 'deleted' where id = $2 and uid = $1 and state <> 'deleted'
     returning greatest(0, ceil(extract(epoch from case when isfinite(claimed_until) then claimed_until else now() end - now())))::int as seconds`,
    [uid, id],
  )
  return rows[0]?.seconds
}

/** True if files of this object may be seen by everybody who has their address. */
export async function isShown(sql: Sql, object: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from video v join read.account a on a.id = v.uid
     where v.object = $1 and v.state = 'ready' and a.disabled_at is null and a.cancelled_at is null`,
    [object],
  )
  return rows.length > 0
}
