import { randomUUID } from 'node:crypto'
import type { PrivateMessage } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { publishToPeople } from '../../core/room/index.ts'
import { keyOf, moveSides } from './conversation.store.ts'
import { insertMessage, type NewMessage, toMessage } from './message.store.ts'

export interface Appended {
  conversation: bigint
  touid: number
  message: NewMessage
  /** The other does not know the sender, who may send only so many. */
  unanswered: boolean
  /** True if it belongs into the other's own list rather than among strangers. */
  known: boolean
}

/**
 * Message, number, both sides and the event to all devices of both are one transaction. The caller holds the conversation. Undefined when
 * the sender's device used the message's name for another one.
 */
export async function append(sql: Sql, { conversation, touid, message, unanswered, known }: Appended): Promise<PrivateMessage | undefined> {
  const row = await insertMessage(sql, conversation, message)
  if (!row) return undefined
  const { uid } = message
  await moveSides(sql, conversation, { uid, touid, seq: row.seq, unanswered, known })
  const sent = toMessage(row)
  await publishToPeople(sql, [uid, touid], keyOf(uid, touid), { _method_: 'PrivateMsg', id: randomUUID(), uid, touid, message: sent })
  return sent
}
