import type { ChatEvent, Sender } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'

export interface NewLine {
  uid: number
  requestId: string
  content: string
}
export interface CommittedLine extends NewLine {
  seq: number
  at: number
  /** False when this request id had been said before: its line has its number and was sent already. */
  fresh: boolean
}

interface TickRow {
  seq: bigint | null
  uid: number
  request_id: string
  content: string
  created_at: Date
  fresh: boolean
  lights: bigint
}

/** Numbers the lines and adds the hearts in one transaction. Undefined: the show has ended and nothing was written. */
export async function commitTick(
  tx: Tx,
  showId: bigint,
  lights: number,
  lines: readonly NewLine[],
): Promise<{ lights: number; lines: CommittedLine[] } | undefined> {
  const rows = await tx.query<TickRow>('select * from commit_tick($1, $2, $3, $4, $5)', [
    showId,
    lights,
    lines.map((l) => l.uid),
    lines.map((l) => l.requestId),
    lines.map((l) => l.content),
  ])
  if (rows.length === 0) return undefined
  const committed = rows
    .filter((r) => r.seq !== null)
    .map((r) => ({
      seq: Number(r.seq),
      uid: r.uid,
      requestId: r.request_id,
      content: r.content,
      at: r.created_at.getTime(),
      fresh: r.fresh,
    }))
    .toSorted((a, b) => a.seq - b.seq)
  return { lights: Number(rows[0]!.lights), lines: committed }
}

export function asChatEvent(line: Omit<CommittedLine, 'fresh'>, sender: Sender): ChatEvent {
  return {
    _method_: 'SendMsg',
    action: 0,
    msgtype: 2,
    id: `c${line.seq}`,
    seq: line.seq,
    mid: line.requestId,
    at: line.at,
    ...sender,
    ct: line.content,
  }
}

const SNAPSHOT_LINES = 50
const HOLE_LINES = 200

interface MessageRow {
  seq: bigint
  uid: number
  request_id: string
  content: string
  created_at: Date
  nicename: string
  avatar: string
  level: number
  host: boolean
}
const columns = `m.seq, m.uid, m.request_id, m.content, m.created_at, a.nicename, a.avatar, a.level, s.uid = m.uid as host
  from message m join account a on a.id = m.uid join show s on s.id = m.show_id`

const eventOf = (r: MessageRow) =>
  asChatEvent(
    { seq: Number(r.seq), uid: r.uid, requestId: r.request_id, content: r.content, at: r.created_at.getTime() },
    { uid: r.uid, uname: r.nicename, uhead: r.avatar, level: r.level, usertype: r.host ? 50 : 30, guard_type: 0 },
  )

export async function lastMessages(tx: Tx, showId: bigint): Promise<ChatEvent[]> {
  const rows = await tx.query<MessageRow>(`select ${columns} where m.show_id = $1 order by m.seq desc limit $2`, [showId, SNAPSHOT_LINES])
  return rows.map(eventOf).toReversed()
}

/** The newest lines after `after`: a reader far behind wants what is said now, not the beginning of what it missed. */
export async function messagesAfter(tx: Tx, showId: bigint, after: number): Promise<ChatEvent[]> {
  const rows = await tx.query<MessageRow>(`select ${columns} where m.show_id = $1 and m.seq > $2 order by m.seq desc limit $3`, [
    showId,
    after,
    HOLE_LINES,
  ])
  return rows.map(eventOf).toReversed()
}
