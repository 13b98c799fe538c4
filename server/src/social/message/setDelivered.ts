import type { Message } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { MessageDeps } from './MessageDeps.ts'
import { publishReceipt } from './publishReceipt.ts'

export function setDelivered({ db }: MessageDeps): Handler<typeof Message.setDelivered> {
  return ({ uid }, { touid, seq }) => db.transaction((sql) => publishReceipt(sql, uid, touid, { delivered: seq, read: 0 }))
}
