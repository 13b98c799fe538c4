import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { messagesAfter } from '../room/index.ts'
import { admittedShow } from './admittedShow.ts'
import type { LiveDeps } from './LiveDeps.ts'

export function getMessages({ db }: LiveDeps): Handler<typeof Live.getMessages> {
  return async ({ uid }, { stream, after }) => {
    const show = await admittedShow(db, stream, uid)
    if (!show) refuse(Live.getMessages, 'NotAdmitted')
    const messages = await db.read((tx) => messagesAfter(tx, show.id, after))
    return { seq: messages.at(-1)?.seq ?? after, messages }
  }
}
