import type { Participant, ParticipantTrack, Sender } from '@nimbo/contract'
import type { Connection } from '../platform/livekit.ts'
import type { Sql } from '../platform/postgres.ts'
import { senderColumn, type SenderRow } from '../room/index.ts'
import { type Show, showColumns } from './show.store.ts'

/** A person who was let into a show: who they are to the others, and what they take part with. */
export interface Member {
  show: Show
  sender: Sender
  participant: Participant
  /** Media tokens of an earlier one were replaced. */
  generation: number
}

type AdmissionRow = Show & { admitted: boolean }

/** A show together with whether this person was let in. Ended shows are given too: what they mean is for each call to say. */
export async function showFor(sql: Sql, stream: string, uid: number): Promise<AdmissionRow | undefined> {
  const rows = await sql.query<AdmissionRow>(
    `select ${showColumns('s')}, exists (select 1 from visit v where v.show_id = s.id and v.uid = $2 and v.revoked_at is null) as admitted
     from show s where s.stream = $1`,
    [stream, uid],
  )
  return rows[0]
}

interface MemberRow extends SenderRow {
  tracks: ParticipantTrack[] | null
  generation: number
}
/** Joins a row of `visit` named v with what makes somebody a member. Admission, sender and seat are one statement: it runs before every line. */
const memberJoin = `join show s on s.id = v.show_id join account a on a.id = v.uid
  left join guest_seat g on g.show_id = v.show_id and g.uid = v.uid`
const memberColumns = `${senderColumn('a', 's')}, g.tracks, coalesce(g.generation, v.generation) as generation`

function participantOf(show: Show, { sender: { uid }, tracks }: MemberRow): Participant {
  if (uid === show.uid) return { uid, role: 'anchor', tracks: ['camera', 'microphone'] }
  return tracks ? { uid, role: 'guest', tracks } : { uid, role: 'viewer', tracks: [] }
}

/** Undefined for somebody who was not let in. */
export async function memberOf(sql: Sql, stream: string, uid: number): Promise<Member | undefined> {
  const rows = await sql.query<Show & MemberRow>(
    `select ${showColumns('s')}, ${memberColumns} from visit v ${memberJoin}
     where s.stream = $1 and v.uid = $2 and v.revoked_at is null`,
    [stream, uid],
  )
  const row = rows[0]
  return row && { show: row, sender: row.sender, participant: participantOf(row, row), generation: row.generation }
}

const manyMembers = `select w.position::int, ${showColumns('s')}, ${memberColumns}
  from unnest($1::text[], $2::int[]) with ordinality as w (stream, uid, position)
  join (visit v ${memberJoin}) on s.stream = w.stream and v.uid = w.uid and v.revoked_at is null`

/** Many at once, in the order given: lines come in crowds, and one statement serves those of the same moment. */
export async function membersOf(sql: Sql, wanted: readonly { stream: string; uid: number }[]): Promise<(Member | undefined)[]> {
  const rows = await sql.query<Show & MemberRow & { position: number }>(manyMembers, [
    wanted.map((w) => w.stream),
    wanted.map((w) => w.uid),
  ])
  const members = new Map(
    rows.map((row) => [row.position, { show: row, sender: row.sender, participant: participantOf(row, row), generation: row.generation }]),
  )
  return wanted.map((_, n) => members.get(n + 1))
}

/** Lets a person in, and says what they are inside. The caller has checked that they may enter. */
export async function admit(sql: Sql, show: Show, uid: number): Promise<Member> {
  const rows = await sql.query<MemberRow>(
    `with v as (insert into visit (show_id, uid) values ($1, $2)
       on conflict (show_id, uid) do update set last_at = now(), revoked_at = null returning show_id, uid, generation)
     select ${memberColumns} from v ${memberJoin}`,
    [show.id, uid],
  )
  const row = rows[0]!
  return { show, sender: row.sender, participant: participantOf(show, row), generation: row.generation }
}

export interface EndedAdmission {
  uid: number
  stream: string
  frameChannels: number
}

/** Undefined when the person was not in. Their tokens are of an earlier generation from then on, also once they are admitted again. */
export async function endAdmission(sql: Sql, showId: bigint, uid: number): Promise<EndedAdmission | undefined> {
  const rows = await sql.query<EndedAdmission>(
    `update visit v set revoked_at = now(), generation = generation + 1 from show s
     where s.id = v.show_id and v.show_id = $1 and v.uid = $2 and v.revoked_at is null
     returning v.uid, s.stream, s.frame_channels as "frameChannels"`,
    [showId, uid],
  )
  return rows[0]
}

/** For each connection whether it joined under what its person has now: an open show, their admission, and a guest their seat. */
export async function admittedAmong(sql: Sql, connections: readonly Connection[]): Promise<boolean[]> {
  if (connections.length === 0) return []
  const rows = await sql.query<{ admitted: boolean }>(
    `select exists (
       select 1 from show s join visit v on v.show_id = s.id and v.uid = c.uid
       left join guest_seat g on g.show_id = s.id and g.uid = c.uid
       where s.stream = c.stream and s.state <> 'ended' and v.revoked_at is null
         and case c.role when 'guest' then g.generation = c.generation when 'anchor' then s.uid = c.uid and v.generation = c.generation
           else v.generation = c.generation end) as admitted
     from unnest($1::text[], $2::int[], $3::text[], $4::int[]) with ordinality as c (stream, uid, role, generation, position)
     order by c.position`,
    [connections.map((c) => c.stream), connections.map((c) => c.uid), connections.map((c) => c.role), connections.map((c) => c.generation)],
  )
  return rows.map((r) => r.admitted)
}

/** Admissions to open shows that ended in these last seconds and were not given again. */
export async function recentlyEnded(sql: Sql, seconds: number): Promise<EndedAdmission[]> {
  return sql.query<EndedAdmission>(
    `select v.uid, s.stream, s.frame_channels as "frameChannels" from visit v join show s on s.id = v.show_id
     where v.revoked_at > now() - make_interval(secs => $1) and s.state <> 'ended'`,
    [seconds],
  )
}

/** Some people as senders in a show, in the order given. */
export async function sendersIn(sql: Sql, showId: bigint, uids: readonly number[]): Promise<Sender[]> {
  if (uids.length === 0) return []
  const rows = await sql.query<SenderRow>(
    `select ${senderColumn('a', 's')} from unnest($2::int[]) with ordinality as p (uid, position)
     join account a on a.id = p.uid join show s on s.id = $1 order by p.position`,
    [showId, uids],
  )
  return rows.map((r) => r.sender)
}
