import { randomUUID } from 'node:crypto'
import type { Message } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { publishToPeople } from '../../core/room/index.ts'
import { clearSide, lockIfExists, keyOf } from './conversation.store.ts'
import type { MessageDeps } from './MessageDeps.ts'

/** The other keeps theirs, and a new message brings the conversation back without what was before it. */
export function delConversation({ db }: Pick<MessageDeps, 'db'>): Handler<typeof Message.delConversation> {
  return async ({ uid }, { touid, seq }) =>
    db.transaction(async (sql) => {
      const conversation = await lockIfExists(sql, uid, touid)
      if (conversation && (await clearSide(sql, conversation, uid, seq)))
        await publishToPeople(sql, [uid], keyOf(uid, touid), { _method_: 'PrivateDel', id: randomUUID(), uid, touid, seq })
      return {}
    })
}
