import { randomUUID } from 'node:crypto'
import type { Receipt } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'
import { publishToPeople } from '../../core/room/index.ts'
import { areBlocked } from '../../people/user/index.ts'
import { lockIfExists, keyOf, raiseReceipt, sideOf } from './conversation.store.ts'

/**
 * Told to both, and only when it is new: the other draws it, and this person's other devices forget what is unread. A stranger who was
 * not answered is not told.
 */
export async function publishReceipt(sql: Sql, uid: number, touid: number, receipt: Receipt): Promise<Record<string, never>> {
  const conversation = await lockIfExists(sql, uid, touid)
  const raised = conversation && (await raiseReceipt(sql, conversation, uid, receipt))
  if (!raised) return {}
  const side = await sideOf(sql, uid, touid)
  const to = !side?.accepted || (await areBlocked(sql, uid, touid)) ? [uid] : [uid, touid]
  await publishToPeople(sql, to, keyOf(uid, touid), { _method_: 'PrivateRead', id: randomUUID(), uid, touid, ...raised })
  return {}
}
