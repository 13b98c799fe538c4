import type { Message } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listConversations, toPeer } from './conversation.store.ts'
import { toMessage } from './message.store.ts'
import type { MessageDeps } from './MessageDeps.ts'

export function getConversations({ db }: Pick<MessageDeps, 'db'>): Handler<typeof Message.getConversations> {
  return async ({ uid }, { requests, before, key }) => {
    const { rows, more } = await db.query((sql) => listConversations(sql, uid, { accepted: requests === 0, before, typed: key }))
    return {
      list: rows.map((row) => ({
        ...toPeer(row),
        guard_type: row.guardType,
        unread: row.unread,
        last: toMessage(row.last),
        mine: { delivered: row.delivered, read: row.read },
        theirs: { delivered: row.theirDelivered, read: row.theirRead },
        order: row.position,
      })),
      more: more ? 1 : 0,
    }
  }
}
