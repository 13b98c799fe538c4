import type { Language, PrivateKind, PrivateMessage } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { imageKey, urlOf } from '../../core/upload/index.ts'

/** A message as it is stored, with what a gift is called. */
export interface MessageRow {
  seq: number
  uid: number
  kind: PrivateKind
  content: string
  image: string | null
  width: number
  height: number
  gift: { giftid: number; names: Record<Language, string>; gifticon: string; nums: number; coins: string } | null
  at: number
  clientId: string | null
  erased: boolean
}

/** Columns of a message `m`, with its gift. */
export const messageColumns = `m.seq::float8 as seq, m.uid, m.kind, m.content, m.image, m.width, m.height,
  (select jsonb_build_object('giftid', g.id, 'names', g.names, 'gifticon', g.icon, 'nums', m.nums, 'coins', m.coins::text)
   from read.gift g where g.id = m.gift) as gift,
  extract(epoch from m.created_at)::int as at, m.client_id as "clientId", m.erased`

export function toMessage(row: MessageRow): PrivateMessage {
  const { seq, uid, kind, content, image, width, height, gift, at, clientId, erased } = row
  return {
    seq,
    uid,
    kind,
    ct: content,
    image: image === null ? '' : urlOf(imageKey('chat', image)),
    width,
    height,
    ...(gift && { gift }),
    addtime: at,
    client_request_id: clientId ?? '',
    erased: erased ? 1 : 0,
  }
}

/** Messages of one conversation, beyond those its reader took out of their list; oldest first. */
export async function messagesBetween(
  sql: Sql,
  conversation: bigint,
  { after, before, limit }: { after: number; before: number; limit: number },
): Promise<MessageRow[]> {
  return sql.query<MessageRow>(
    `select ${messageColumns} from private_message m where m.conversation_id = $1 and m.seq > $2 and m.seq < $3 order by m.seq limit $4`,
    [conversation, after, before, limit],
  )
}

/** The newest before a number, oldest first. */
export async function messagesBefore(
  sql: Sql,
  conversation: bigint,
  { after, before, limit }: { after: number; before: number; limit: number },
): Promise<MessageRow[]> {
  const rows = await sql.query<MessageRow>(
    `select ${messageColumns} from private_message m where m.conversation_id = $1 and m.seq > $2 and m.seq < $3 order by m.seq desc limit $4`,
    [conversation, after, before, limit],
  )
  return rows.toReversed()
}

/** Message that a device of this person sent under this name, to any recipient. */
export async function messageOfDevice(
  sql: Sql,
  uid: number,
  clientId: string,
): Promise<(MessageRow & { conversation: bigint }) | undefined> {
  const rows = await sql.query<MessageRow & { conversation: bigint }>(
    `select ${messageColumns}, m.conversation_id as conversation from private_message m where m.uid = $1 and m.client_id = $2`,
    [uid, clientId],
  )
  return rows[0]
}

export interface NewMessage {
  uid: number
  kind: PrivateKind
  content?: string
  image?: string | undefined
  width?: number
  height?: number
  gift?: number
  nums?: number
  coins?: bigint
  clientId?: string
}

/**
 * The next message of a conversation whose row the caller holds. Undefined when the sender's device used this name for another one in the
 * same moment.
 */
export async function insertMessage(sql: Sql, conversation: bigint, message: NewMessage): Promise<MessageRow | undefined> {
  const { uid, kind, content = '', image, width = 0, height = 0, gift, nums = 0, coins = 0n, clientId } = message
  const rows = await sql.query<MessageRow>(
    `with m as (insert into private_message (conversation_id, seq, uid, kind, content, image, width, height, gift, nums, coins, client_id)
       select c.id, c.last_seq + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from conversation c where c.id = $1
       on conflict (uid, client_id) do nothing returning *),
     c as (update conversation set last_seq = m.seq from m where conversation.id = m.conversation_id)
     select ${messageColumns} from m`,
    [conversation, uid, kind, content, image ?? null, width, height, gift ?? null, nums, coins, clientId ?? null],
  )
  return rows[0]
}

/** Picture in a message that is still shown, by a sender whose account is open. */
export async function isSent(sql: Sql, image: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from private_message m join read.account a on a.id = m.uid
     where m.image = $1 and not m.erased and a.disabled_at is null and a.cancelled_at is null limit 1`,
    [image],
  )
  return rows.length > 0
}

/** SQL: whether the upload `u` was sent in a message. */
export const messageUse = 'exists (select 1 from private_message m where m.image = u.id)'
