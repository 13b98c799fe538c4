import type { Sender } from '@nimbo/contract'
import { isInShowOf } from '../../shows/admission/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { roleOf, senderColumn, type SenderRow } from '../../core/room/index.ts'
import { mutedUntilColumn, type RoomPerson } from '../../people/sanction/index.ts'

export interface PersonInRoom extends RoomPerson {
  sender: Sender
}

/** Role of a person in an anchor's room, whether or not a show is on. Undefined for an account that is gone. */
export async function personIn(sql: Sql, liveuid: number, uid: number): Promise<PersonInRoom | undefined> {
  const rows = await sql.query<SenderRow>(
    `select ${senderColumn('a', 's')} from read.account a, (select $1::int as uid) s where a.id = $2 and a.cancelled_at is null`,
    [liveuid, uid],
  )
  const sender = rows[0]?.sender
  return sender && { uid, role: roleOf(sender.usertype), guardType: sender.guard_type, sender }
}

/** The same for whoever acts: an admin who is not let into the show that is on keeps no order in it, and reads nothing of it. */
export async function actorIn(sql: Sql, liveuid: number, uid: number): Promise<PersonInRoom | undefined> {
  const person = await personIn(sql, liveuid, uid)
  return person?.role !== 'admin' || (await isInShowOf(sql, liveuid, uid)) ? person : { ...person, role: 'viewer' }
}

/** SQL: whether somebody was let into this show, which is asked first, or into any other of its anchor. */
export const wasInColumn = (uid: string, showId: string, liveuid: string) => `(exists (
    select 1 from read.visit this where this.show_id = ${showId} and this.uid = ${uid})
  or exists (select 1 from read.show earlier join read.visit was on was.show_id = earlier.id and was.uid = ${uid} where earlier.uid = ${liveuid}))`

export async function wasIn(sql: Sql, liveuid: number, showId: bigint, uid: number): Promise<boolean> {
  const rows = await sql.query<{ was: boolean }>(`select ${wasInColumn('$3', '$2', '$1')} as was`, [liveuid, showId, uid])
  return rows[0]!.was
}

/** False when the anchor has five already. */
export async function setRoomAdmin(sql: Sql, liveuid: number, uid: number, on: boolean): Promise<boolean> {
  const rows = await sql.query<{ outcome: 'ok' | 'full' }>('select outcome from set_room_admin($1, $2, $3)', [liveuid, uid, on])
  return rows[0]!.outcome === 'ok'
}

export interface RoomAdmin {
  uid: number
  since: number
  acts: number
}

/** With how many mutes and kicks each has made here. */
export async function roomAdmins(sql: Sql, liveuid: number): Promise<RoomAdmin[]> {
  return sql.query<RoomAdmin>(
    `select r.uid, extract(epoch from r.created_at)::int as since,
       (select count(*)::int from read.sanction x where x.liveuid = $1 and x.by_uid = r.uid) as acts
     from read.room_admin r where r.liveuid = $1 order by r.created_at, r.uid`,
    [liveuid],
  )
}

const LAST_SHOWS = 10
const SUGGESTED = 5

/** Viewers who came to most of the last shows, were never sanctioned here, and are no admins yet. Two visits at least. */
export async function regulars(sql: Sql, liveuid: number): Promise<{ uid: number; shows: number; of: number }[]> {
  return sql.query(
    `with last as (select s.id from read.show s where s.uid = $1 and s.started_at is not null order by s.id desc limit $2)
     select v.uid, count(*)::int as shows, (select count(*)::int from last) as of from last l join read.visit v on v.show_id = l.id
     where v.uid <> $1 and not exists (select 1 from read.room_admin r where r.liveuid = $1 and r.uid = v.uid)
       and not exists (select 1 from read.sanction x where x.uid = v.uid and x.liveuid = $1)
       and exists (select 1 from read.account a where a.id = v.uid and a.disabled_at is null and a.cancelled_at is null)
     group by 1 having count(*) >= 2 order by 2 desc, 1 limit $3`,
    [liveuid, LAST_SHOWS, SUGGESTED],
  )
}

export interface MutedIn {
  stream: string
  touid: number
  toname: string
  mutedUntil: number | null
}

/** Shows on air that a mute is about, with its person inside, and until when they are muted there by whatever mute. */
export async function showsOfMute(sql: Sql, id: number): Promise<MutedIn[]> {
  return sql.query<MutedIn>(
    `select s.stream, x.uid as touid, a.nicename as toname, ${mutedUntilColumn('x.uid', 's')} as "mutedUntil"
     from read.sanction x join read.account a on a.id = x.uid join read.show s on s.state = 'live'
       and case x.scope when 'all' then true when 'room' then s.uid = x.liveuid else s.id = x.show_id end
     join read.visit v on v.show_id = s.id and v.uid = x.uid and v.revoked_at is null where x.id = $1 and x.act = 'mute'`,
    [id],
  )
}
