import {
  definitionOf,
  type EventFields,
  type EventIn,
  headOf,
  isInLane,
  isStorable,
  type NameIn,
  parseRoomEvent,
  type Sender,
} from '@nimbo/contract'
import { isRepeatable, isUnavailable, type Sql } from '../../platform/postgres.ts'
import { senderColumn, type SenderRow } from './sender.ts'

/** Line to be said: an event of the chat lane by its name, and the fields its definition adds to a line. */
export interface NewLine<N extends NameIn<'chat'> = NameIn<'chat'>> {
  event: N
  /** The same one says a line once. */
  requestId: string
  fields: EventFields<N>
}
/** A line as its row keeps it: `ct` is the column `content`, the other fields are `fields`. */
interface StoredLine {
  seq: number
  event: string
  requestId: string
  content: string
  fields: object
  at: Date
}
export interface CommittedLine extends StoredLine {
  uid: number
  /** False when this request id had been said before: its line has its number and was sent already. */
  fresh: boolean
}

/** A line as everybody gets it. Its fields were checked before it was stored, and come first: they never say who spoke or what it is. */
export function lineEvent({ seq, event, requestId: mid, content: ct, fields, at }: StoredLine, sender: Sender): EventIn<'chat'> {
  const head = headOf(event)
  const text = head && 'ct' in definitionOf(head)!.schema.shape ? { ct } : {}
  return { ...fields, ...text, ...head, id: `c${seq}`, seq, mid, at: at.getTime(), ...sender } as EventIn<'chat'>
}

/** Undefined for a line of an event this build does not know, or no longer knows in that shape. */
function checkedLine(line: StoredLine, sender: Sender): EventIn<'chat'> | undefined {
  const parsed = parseRoomEvent(lineEvent(line, sender))?.event
  return parsed && isInLane('chat', parsed) ? parsed : undefined
}

/** Columns of a line. Throws on one that readers could not parse or the database not store: nothing of it is written then. */
export function storedFields(
  { event, requestId, fields }: Pick<StoredLine, 'event' | 'requestId' | 'fields'>,
  sender: Sender,
): { content: string; fields: object } {
  const { ct = '', ...others } = fields as { ct?: string }
  const stored = { content: ct, fields: others }
  const isReadable = checkedLine({ seq: 0, event, requestId, at: new Date(0), ...stored }, sender) !== undefined
  if (!isReadable || !isStorable(fields)) throw new Error(`not as declared: ${event}`)
  return stored
}

const lineColumns = 'm.seq::int, m.event, m.request_id as "requestId", m.content, m.fields, m.created_at as at'

/** A line to be numbered, and by whom it was said. */
export type TickLine = Pick<StoredLine, 'event' | 'requestId' | 'content' | 'fields'> & { uid: number }

/** Numbers the lines and adds the hearts in one transaction. Undefined: the show has ended and nothing was written. */
export async function commitTick(
  sql: Sql,
  showId: bigint,
  lights: number,
  lines: readonly TickLine[],
): Promise<{ lights: number; lines: CommittedLine[] } | undefined> {
  const rows = await sql.query<CommittedLine & { lights: bigint }>(
    `select ${lineColumns}, m.uid, m.fresh, m.lights from commit_tick($1, $2, $3, $4, $5, $6, $7) m order by m.seq`,
    [
      showId,
      lights,
      lines.map((l) => l.uid),
      lines.map((l) => l.requestId),
      lines.map((l) => l.event),
      lines.map((l) => l.content),
      lines.map((l) => JSON.stringify(l.fields)),
    ],
  )
  if (rows.length === 0) return undefined
  return { lights: Number(rows[0]!.lights), lines: rows.filter((r) => r.seq !== null) }
}

/**
 * For a tick that failed as a whole: each line by itself, so that only those fail that cannot be stored. In one transaction that holds
 * the show's row: a frame covers its numbers as one range, so no line of another process may come to lie between them.
 */
export async function commitLineByLine<L extends TickLine>(
  sql: Sql,
  showId: bigint,
  lights: number,
  lines: readonly L[],
): Promise<{ lights: number; lines: CommittedLine[]; failed: Map<L, unknown> } | undefined> {
  const tick = await commitTick(sql, showId, lights, [])
  if (!tick) return undefined
  const committed: CommittedLine[] = []
  const failed = new Map<L, unknown>()
  for (const line of lines) {
    await sql.query('savepoint line')
    try {
      committed.push(...((await commitTick(sql, showId, 0, [line]))?.lines ?? []))
      await sql.query('release savepoint line')
    } catch (e) {
      if (isUnavailable(e) || isRepeatable(e)) throw e
      await sql.query('rollback to savepoint line')
      failed.set(line, e)
    }
  }
  return { lights: tick.lights, lines: committed, failed }
}

const SNAPSHOT_LINES = 50
const HOLE_LINES = 200

/** Lines of a show in their order; `seq` is the newest number read, also when that line is of an event this build does not know. */
export interface Messages {
  seq: number
  messages: EventIn<'chat'>[]
}

async function newestAfter(sql: Sql, showId: bigint, after: number, limit: number): Promise<Messages> {
  const rows = await sql.query<StoredLine & SenderRow & { deleted: boolean }>(
    `select ${lineColumns}, m.deleted_at is not null as deleted, ${senderColumn('a', 's')}
     from message m join read.account a on a.id = m.uid join read.show s on s.id = m.show_id
     where m.show_id = $1 and m.seq > $2 order by m.seq desc limit $3`,
    [showId, after, limit],
  )
  // A deleted line keeps its number: a reader that never got it would ask for it again and again.
  const messages = rows.toReversed().flatMap((row) => (row.deleted ? [] : (checkedLine(row, row.sender) ?? [])))
  return { seq: rows[0]?.seq ?? after, messages }
}

export async function lastMessages(sql: Sql, showId: bigint): Promise<Messages> {
  return newestAfter(sql, showId, 0, SNAPSHOT_LINES)
}

/** The newest lines after `after`: a reader far behind wants what is said now, not the beginning of what it missed. */
export async function messagesAfter(sql: Sql, showId: bigint, after: number): Promise<Messages> {
  return newestAfter(sql, showId, after, HOLE_LINES)
}

/** Author of a line that is still shown. */
export async function speakerOf(sql: Sql, showId: bigint, seq: number): Promise<number | undefined> {
  const rows = await sql.query<{ uid: number }>('select uid from message where show_id = $1 and seq = $2', [showId, seq])
  return rows[0]?.uid
}

/** Line that is replied to, with its author. Undefined when it is not, or no longer, shown. */
export async function repliedLine(sql: Sql, showId: bigint, seq: number): Promise<EventFields<'chat'>['reply']> {
  const rows = await sql.query<NonNullable<EventFields<'chat'>['reply']>>(
    `select m.seq::int, m.uid, a.nicename as uname from message m join read.account a on a.id = m.uid
     where m.show_id = $1 and m.seq = $2 and m.deleted_at is null`,
    [showId, seq],
  )
  return rows[0]
}

export interface Deletion {
  showId: bigint
  /** Author of the deleted lines. */
  uid: number
  /** One line; every line of this person when there is none. */
  seq: number | undefined
  by: number
}
/** Answers the numbers of the lines that are no longer shown. What was said stays, for whoever decides about it. */
export async function deleteLines(sql: Sql, { showId, uid, seq, by }: Deletion): Promise<number[]> {
  const rows = await sql.query<{ seq: number }>(
    `update message set deleted_at = now(), deleted_by = $4 where show_id = $1 and uid = $2 and deleted_at is null
       and ($3::bigint is null or seq = $3) returning seq::int`,
    [showId, uid, seq ?? null, by],
  )
  return rows.map((r) => r.seq).toSorted((a, b) => a - b)
}
