import type { Sql } from '../../platform/postgres.ts'
import { sideOf } from './conversation.store.ts'
import { messagesBefore, toMessage } from './message.store.ts'

/** Facts that are kept of one message with a report. */
export interface EvidenceMessage {
  seq: number
  at: number
  uid: number
  ct: string
  image: string
}
const KEPT = 20

/** Messages of two people up to one of them, as the one who reports the other sees them. Empty without a conversation. */
export async function writtenBetween(sql: Sql, uid: number, touid: number, seq: number): Promise<EvidenceMessage[]> {
  const side = await sideOf(sql, uid, touid)
  if (!side) return []
  const rows = await messagesBefore(sql, side.conversation, { after: side.cleared, before: seq + 1, limit: KEPT })
  return rows.map(toMessage).map(({ seq: no, addtime, uid: by, ct, image }) => ({ seq: no, at: addtime, uid: by, ct, image }))
}
