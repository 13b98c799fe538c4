import type { Participant, Sender } from '@nimbo/contract'
import type { Connection } from '../../platform/livekit.ts'
import type { Sql } from '../../platform/postgres.ts'
import { senderColumn, type SenderRow } from '../../core/room/index.ts'
import { mutedUntilColumn } from '../../people/sanction/index.ts'
import { type AdmissionRefusal, admissionRefusal, hasPaidFee } from './admissionRefusal.ts'
import { lockEntryTerms, type Show, showColumns } from '../show/index.ts'

/** A person who was let into a show: who they are to the others, and what they take part with. */
export interface Member {
  show: Show
  sender: Sender
  participant: Participant
  /** Media tokens of an earlier one were replaced. */
  generation: number
  /** Epoch seconds, FOR_GOOD when it has no end; null for somebody who may speak. */
  mutedUntil: number | null
}

/** A show, and why this person is not let in; null for somebody who may enter. */
export type ShowForPerson = Show & { refusal: AdmissionRefusal | null; feePaid: boolean }

const forPerson = `select ${showColumns('s')}, ${admissionRefusal('s', '$2::int')} as refusal,
  ${hasPaidFee('s', '$2::int')} as "feePaid" from read.show s where s.stream = $1`

export async function showFor(sql: Sql, stream: string, uid: number): Promise<ShowForPerson | undefined> {
  return (await sql.query<ShowForPerson>(forPerson, [stream, uid]))[0]
}

/** The same, and until the transaction ends the terms of entry stay as they are. */
export async function lockTerms(sql: Sql, stream: string, uid: number): Promise<ShowForPerson | undefined> {
  await lockEntryTerms(sql, stream)
  return showFor(sql, stream, uid)
}

/**
 * Admissions and revocations happen one after the other for each person: otherwise a person could enter while the row that keeps them out
 * is being written. In ascending order, so that two who block each other do not wait for one another.
 */
export async function lockAdmission(sql: Sql, ...uids: readonly number[]): Promise<void> {
  for (const uid of uids.toSorted((a, b) => a - b)) await sql.query(`select pg_advisory_xact_lock(hashtext('admission'), $1)`, [uid])
}

interface MemberRow extends SenderRow {
  generation: number
  mutedUntil: number | null
}
/** Joins a row of `visit` named v with what makes somebody a member. Admission and sender are one statement: it runs before every line. */
const memberJoin = `join read.show s on s.id = v.show_id join read.account a on a.id = v.uid`
const memberColumns = `${senderColumn('a', 's')}, v.generation, ${mutedUntilColumn('v.uid', 's')} as "mutedUntil"`
/** Condition on a row of `visit` named v: in, and still let in. A person who was in when the show ended may look back at it. */
const isMember = `v.revoked_at is null and coalesce(${admissionRefusal('s', 'v.uid')}, 'RoomEnded') = 'RoomEnded'`

function memberFrom(show: Show, row: MemberRow): Member {
  return { show, sender: row.sender, participant: participantOf(show, row), generation: row.generation, mutedUntil: row.mutedUntil }
}

/** Participant as which they join the media room: a guest joins as a viewer, and is then given the right to send. */
function participantOf(show: Show, { sender: { uid } }: MemberRow): Participant {
  return uid === show.uid ? { uid, role: 'anchor', tracks: ['camera', 'microphone'] } : { uid, role: 'viewer', tracks: [] }
}

/** Undefined for somebody who was not let in. */
export async function memberOf(sql: Sql, stream: string, uid: number): Promise<Member | undefined> {
  const rows = await sql.query<Show & MemberRow>(
    `select ${showColumns('s')}, ${memberColumns} from visit v ${memberJoin}
     where s.stream = $1 and v.uid = $2 and ${isMember}`,
    [stream, uid],
  )
  const row = rows[0]
  return row && memberFrom(row, row)
}

/** Access of members of a show, also after its end. */
export async function mayLookInto(sql: Sql, stream: string, uid: number): Promise<boolean> {
  return (await memberOf(sql, stream, uid)) !== undefined
}

/**
 * SQL: one row, whose `m` has the show and the sender if this person is let into this anchor's show. For a statement that also calls the
 * function which decides on it: admission has one definition, and a call that spends one round trip.
 */
export const memberLateral = (stream: string, uid: string, liveuid: string) => `(select 1) one left join lateral (
    select s.id, s.state, ${senderColumn('a', 's')} from visit v join read.show s on s.id = v.show_id join read.account a on a.id = v.uid
    where s.stream = ${stream} and s.uid = ${liveuid} and v.uid = ${uid} and ${isMember}) m on true`

/** True for a member of the show the anchor has on, and when there is none. */
export async function isInShowOf(sql: Sql, liveuid: number, uid: number): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from read.show s where s.uid = $1 and s.state = 'live'
       and not exists (select 1 from visit v where v.show_id = s.id and v.uid = $2 and ${isMember})`,
    [liveuid, uid],
  )
  return rows.length === 0
}

const manyMembers = `select w.position::int, ${showColumns('s')}, ${memberColumns}
  from unnest($1::text[], $2::int[]) with ordinality as w (stream, uid, position)
  join (visit v ${memberJoin}) on s.stream = w.stream and v.uid = w.uid and ${isMember}`

/** Many at once, in the order given: lines come in crowds, and one statement serves those of the same moment. */
export async function membersOf(sql: Sql, wanted: readonly { stream: string; uid: number }[]): Promise<(Member | undefined)[]> {
  const rows = await sql.query<Show & MemberRow & { position: number }>(manyMembers, [
    wanted.map((w) => w.stream),
    wanted.map((w) => w.uid),
  ])
  const members = new Map(rows.map((row) => [row.position, memberFrom(row, row)]))
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
  return memberFrom(show, rows[0]!)
}

/** Turn of this person while slow mode is on; false: not yet. The same request is the same line, so its repeat has its turn. */
export async function acquireSlowModeSlot(sql: Sql, showId: bigint, uid: number, requestId: string, seconds: number): Promise<boolean> {
  const rows = await sql.query(
    `update visit set spoke_at = case when spoke_id = $3 then spoke_at else now() end, spoke_id = $3 where show_id = $1 and uid = $2
       and (spoke_at is null or spoke_id = $3 or spoke_at <= now() - make_interval(secs => $4)) returning 1`,
    [showId, uid, requestId, seconds],
  )
  return rows.length > 0
}

export interface EndedAdmission {
  uid: number
  stream: string
  frameChannels: number
}

/** Undefined when the person was not in. Their tokens are of an earlier generation from then on, also once they are admitted again. */
export async function endAdmission(sql: Sql, showId: bigint, uid: number): Promise<EndedAdmission | undefined> {
  const rows = await sql.query<EndedAdmission>(
    `update visit v set revoked_at = now(), generation = generation + 1 from read.show s
     where s.id = v.show_id and v.show_id = $1 and v.uid = $2 and v.revoked_at is null
     returning v.uid, s.stream, s.frame_channels as "frameChannels"`,
    [showId, uid],
  )
  return rows[0]
}

/** For each connection whether it joined under what its person has now: an open show, their admission, a rival the battle. What a guest sends is compared apart. */
export async function admittedAmong(sql: Sql, connections: readonly Connection[]): Promise<boolean[]> {
  if (connections.length === 0) return []
  const rows = await sql.query<{ admitted: boolean }>(
    `select case c.role when 'rival' then exists (
       select 1 from read.rival_admission r join read.show s on s.id = r.show_id
       where r.uid = c.uid and r.battle = c.generation and s.stream = c.stream and s.state <> 'ended')
     else exists (
       select 1 from read.show s join visit v on v.show_id = s.id and v.uid = c.uid
       where s.stream = c.stream and v.revoked_at is null and (${admissionRefusal('s', 'c.uid')}) is null
         and v.generation = c.generation and (c.role <> 'anchor' or s.uid = c.uid)) end as admitted
     from unnest($1::text[], $2::int[], $3::text[], $4::int[]) with ordinality as c (stream, uid, role, generation, position)
     order by c.position`,
    [connections.map((c) => c.stream), connections.map((c) => c.uid), connections.map((c) => c.role), connections.map((c) => c.generation)],
  )
  return rows.map((r) => r.admitted)
}

/** Ends every admission of a show that its terms no longer allow. Answers whose. */
export async function endRefused(sql: Sql, showId: bigint): Promise<number[]> {
  const rows = await sql.query<{ uid: number }>(
    `with ended as (update visit v set revoked_at = now(), generation = generation + 1 from read.show s
       where s.id = $1 and v.show_id = s.id and v.revoked_at is null and (${admissionRefusal('s', 'v.uid')}) is not null returning v.uid),
     seats as (update guest_seat g set state = 'none', outcome = 'revoked', deadline = null, changed_at = now(), untold = true
       from ended e where g.show_id = $1 and g.uid = e.uid and g.state <> 'none')
     select uid from ended`,
    [showId],
  )
  return rows.map((r) => r.uid)
}

/** Admissions of each of two people to open shows of the other that what is between them now ends. */
export async function admissionsBetween(sql: Sql, a: number, b: number): Promise<{ showId: bigint; uid: number }[]> {
  return sql.query(
    `select s.id as "showId", v.uid from read.show s join visit v on v.show_id = s.id and v.revoked_at is null
     where s.state <> 'ended' and ((s.uid = $1 and v.uid = $2) or (s.uid = $2 and v.uid = $1))
       and (${admissionRefusal('s', 'v.uid')}) is not null`,
    [a, b],
  )
}

/** Admissions to open shows that ended in these last seconds and were not given again. */
export async function recentlyEnded(sql: Sql, seconds: number): Promise<EndedAdmission[]> {
  return sql.query<EndedAdmission>(
    `select v.uid, s.stream, s.frame_channels as "frameChannels" from visit v join read.show s on s.id = v.show_id
     where v.revoked_at > now() - make_interval(secs => $1) and s.state <> 'ended'`,
    [seconds],
  )
}

/** Some people as senders in a show, in the order given. */
export async function sendersIn(sql: Sql, showId: bigint, uids: readonly number[]): Promise<Sender[]> {
  if (uids.length === 0) return []
  const rows = await sql.query<SenderRow>(
    `select ${senderColumn('a', 's')} from unnest($2::int[]) with ordinality as p (uid, position)
     join read.account a on a.id = p.uid join read.show s on s.id = $1 order by p.position`,
    [showId, uids],
  )
  return rows.map((r) => r.sender)
}

/** Rooms a person may be in now: the ones they were let into and their own. */
export async function openStreamsOf(sql: Sql, uid: number): Promise<string[]> {
  const rows = await sql.query<{ stream: string }>(
    `select s.stream from read.show s left join visit v on v.show_id = s.id and v.uid = $1
     where s.state <> 'ended' and (s.uid = $1 or v.uid is not null)`,
    [uid],
  )
  return rows.map((r) => r.stream)
}
