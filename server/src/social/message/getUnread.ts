import type { Message } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { countUnread } from './conversation.store.ts'
import type { MessageDeps } from './MessageDeps.ts'

export function getUnread({ db }: MessageDeps): Handler<typeof Message.getUnread> {
  return ({ uid }) => db.query((sql) => countUnread(sql, uid))
}
