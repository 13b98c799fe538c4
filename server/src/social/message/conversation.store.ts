import { MAX_UNREAD, type Peer } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { guardTypeColumn } from '../../core/room/index.ts'
import { containing, folded } from '../../people/user/index.ts'
import { thumbOf } from '../../core/upload/index.ts'
import { messageColumns, type MessageRow } from './message.store.ts'

const PAGE = 20
/** A name is looked for among so many of the newest conversations. */
const SEARCHED = 2_000

const pair = (a: number, b: number): [low: number, high: number] => (a < b ? [a, b] : [b, a])
/** Events of one conversation leave in the order they were committed. */
export const keyOf = (a: number, b: number): string => pair(a, b).join('_')

/** The conversation of two people, made if there is none. Its row is held until the transaction ends. */
export async function lockConversation(sql: Sql, a: number, b: number): Promise<bigint> {
  const held = await findHeld(sql, a, b)
  if (held) return held
  await sql.query('insert into conversation (low, high) values ($1, $2) on conflict do nothing', pair(a, b))
  return (await findHeld(sql, a, b))!
}

async function findHeld(sql: Sql, a: number, b: number): Promise<bigint | undefined> {
  const rows = await sql.query<{ id: bigint }>('select id from conversation where low = $1 and high = $2 for no key update', pair(a, b))
  return rows[0]?.id
}
export { findHeld as lockIfExists }

export interface Side {
  conversation: bigint
  lastSeq: number
  delivered: number
  read: number
  cleared: number
  accepted: boolean
  unanswered: number
  theirDelivered: number
  theirRead: number
  theyAccepted: boolean
}

/** SQL: how far the other side `o` has got, which is not told to somebody whom they have not answered. */
const theirReceipt = `case when o.accepted then o.delivered_seq else 0 end::float8 as "theirDelivered",
  case when o.accepted then o.read_seq else 0 end::float8 as "theirRead"`

/** State of a conversation, of one person and of the other. */
export async function sideOf(sql: Sql, uid: number, touid: number): Promise<Side | undefined> {
  const rows = await sql.query<Side>(
    `select c.id as conversation, c.last_seq::float8 as "lastSeq", coalesce(s.delivered_seq, 0)::float8 as delivered,
       coalesce(s.read_seq, 0)::float8 as read, coalesce(s.cleared_seq, 0)::float8 as cleared, coalesce(s.accepted, false) as accepted,
       coalesce(s.unanswered, 0) as unanswered, ${theirReceipt}, coalesce(o.accepted, false) as "theyAccepted"
     from conversation c left join conversation_side s on s.conversation_id = c.id and s.uid = $3
       left join conversation_side o on o.conversation_id = c.id and o.uid = $4
     where c.low = $1 and c.high = $2`,
    [...pair(uid, touid), uid, touid],
  )
  return rows[0]
}

/** Both sides after a message: the sender has read everything, the other has one more to read, and both find it on top. */
export async function moveSides(
  sql: Sql,
  conversation: bigint,
  { uid, touid, seq, unanswered, known }: { uid: number; touid: number; seq: number; unanswered: boolean; known: boolean },
): Promise<void> {
  await sql.query(
    `with next as (select nextval('conversation_order') as position)
     insert into conversation_side as s (conversation_id, uid, touid, delivered_seq, read_seq, unread, accepted, unanswered, position)
     select $1::bigint, v.uid, v.touid, case when v.mine then $4::bigint else 0 end, case when v.mine then $4::bigint else 0 end,
       case when v.mine then 0 else 1 end, v.accepted, case when v.mine and $5 then 1 else 0 end, next.position
     from next, (values ($2::int, $3::int, true, true), ($3::int, $2::int, false, $6::boolean)) v (uid, touid, mine, accepted)
     on conflict (conversation_id, uid) do update set
       delivered_seq = greatest(s.delivered_seq, excluded.delivered_seq), read_seq = greatest(s.read_seq, excluded.read_seq),
       unread = case when excluded.uid = $2 then 0 else s.unread + 1 end, accepted = s.accepted or excluded.accepted,
       unanswered = s.unanswered + excluded.unanswered, position = excluded.position`,
    [conversation, uid, touid, seq, unanswered, known],
  )
}

/** Delivery and reading of the other's messages by this person. The caller holds the conversation. Undefined when that was known. */
export async function raiseReceipt(
  sql: Sql,
  conversation: bigint,
  uid: number,
  { delivered, read }: { delivered: number; read: number },
): Promise<{ delivered: number; read: number } | undefined> {
  const rows = await sql.query<{ delivered: number; read: number }>(
    `update conversation_side s set delivered_seq = greatest(s.delivered_seq, least($3, c.last_seq), least($4, c.last_seq)),
       read_seq = greatest(s.read_seq, least($4, c.last_seq)),
       unread = (select count(*) from private_message m where m.conversation_id = c.id and m.uid <> s.uid
         and m.seq > greatest(s.read_seq, s.cleared_seq, least($4, c.last_seq)))
     from conversation c where c.id = $1 and s.conversation_id = c.id and s.uid = $2
       and (s.delivered_seq < least(greatest($3::bigint, $4::bigint), c.last_seq) or s.read_seq < least($4, c.last_seq))
     returning s.delivered_seq::float8 as delivered, s.read_seq::float8 as read`,
    [conversation, uid, delivered, read],
  )
  return rows[0]
}

/** Out of this person's list, and everything up to `seq` for good. False when it was out already. */
export async function clearSide(sql: Sql, conversation: bigint, uid: number, seq: number): Promise<boolean> {
  const rows = await sql.query(
    `update conversation_side s set cleared_seq = least($3, c.last_seq), read_seq = greatest(s.read_seq, least($3, c.last_seq)),
       unread = (select count(*) from private_message m where m.conversation_id = c.id and m.uid <> s.uid and m.seq > greatest(s.read_seq, $3)),
       position = case when $3 >= c.last_seq then 0 else s.position end
     from conversation c where c.id = $1 and s.conversation_id = c.id and s.uid = $2 and s.cleared_seq < least($3, c.last_seq) returning 1`,
    [conversation, uid, seq],
  )
  return rows.length > 0
}

/** SQL: neither of the two blocks the other. */
const isFree = (s: string) =>
  `not exists (select 1 from read.block b where b.uid = ${s}.uid and b.touid = ${s}.touid or b.uid = ${s}.touid and b.touid = ${s}.uid)`

/** Unread messages, and strangers who wait. Beyond so many nobody counts. */
export async function countUnread(sql: Sql, uid: number): Promise<{ nums: number; requests: number }> {
  const rows = await sql.query<{ nums: number; requests: number }>(
    `select (select least(coalesce(sum(u.unread), 0), $2)::int from (
         select s.unread from conversation_side s where s.uid = $1 and s.accepted and s.unread > 0 and ${isFree('s')} limit $2) u) as nums,
       (select count(*)::int from (
         select 1 from conversation_side s where s.uid = $1 and not s.accepted and s.unread > 0 and ${isFree('s')} limit $2) r) as requests`,
    [uid, MAX_UNREAD],
  )
  return rows[0]!
}

const peerColumns = `a.id, a.nicename, a.avatar, a.sex, a.level, a.level_anchor as "levelAnchor", coalesce(w.stream, '') as stream,
  a.cancelled_at is not null as gone`
interface PeerRow {
  id: number
  nicename: string
  avatar: string
  sex: number
  level: number
  levelAnchor: number
  stream: string
  gone: boolean
}
const onAir = `left join read.show w on w.uid = a.id and w.state = 'live'`

export function toPeer({ id, nicename, avatar, sex, level, levelAnchor, stream, gone }: PeerRow): Peer {
  const name = gone ? '' : nicename
  return {
    id,
    user_nicename: name,
    avatar,
    avatar_thumb: thumbOf(avatar),
    sex,
    level,
    level_anchor: levelAnchor,
    islive: stream === '' ? 0 : 1,
    stream,
    gone: gone ? 1 : 0,
  }
}

export async function peerById(sql: Sql, uid: number): Promise<(PeerRow & { disabled: boolean }) | undefined> {
  const rows = await sql.query<PeerRow & { disabled: boolean }>(
    `select ${peerColumns}, a.disabled_at is not null as disabled from read.account a ${onAir} where a.id = $1`,
    [uid],
  )
  return rows[0]
}

export interface ConversationRow extends PeerRow {
  guardType: number
  unread: number
  delivered: number
  read: number
  theirDelivered: number
  theirRead: number
  position: number
  last: MessageRow
}

/** The newest first; one more than a page when there are more. */
export async function listConversations(
  sql: Sql,
  uid: number,
  { accepted, before, typed }: { accepted: boolean; before: number; typed: string },
): Promise<{ rows: ConversationRow[]; more: boolean }> {
  const chosen = `select * from conversation_side s where s.uid = $1 and s.accepted = $2 and s.position > 0
    and s.position < coalesce(nullif($3::bigint, 0), 9223372036854775807) and ${isFree('s')} order by s.position desc`
  const rows = await sql.query<ConversationRow>(
    `select ${peerColumns}, ${guardTypeColumn('a.id', '$1')} as "guardType", s.unread, s.delivered_seq::float8 as delivered,
       s.read_seq::float8 as read, ${theirReceipt},
       s.position::float8 as position, to_jsonb(l) as last
     from (${chosen} limit ${typed === '' ? PAGE + 1 : SEARCHED}) s join read.account a on a.id = s.touid ${onAir}
       join conversation c on c.id = s.conversation_id
       left join conversation_side o on o.conversation_id = s.conversation_id and o.uid = s.touid
       cross join lateral (select ${messageColumns} from private_message m where m.conversation_id = c.id and m.seq = c.last_seq) l
     where $4 = '' or ${folded('a.nicename')} like ${containing('$4::text')}
     order by s.position desc limit ${PAGE + 1}`,
    [uid, accepted, before, typed],
  )
  return { rows: rows.slice(0, PAGE), more: rows.length > PAGE }
}
