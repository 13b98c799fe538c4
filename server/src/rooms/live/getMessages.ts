import { Live, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { memberOf } from '../../shows/admission/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'

export function getMessages({ db, missedLines }: LiveDeps): Handler<typeof Live.getMessages> {
  return async ({ uid }, { stream, after }) => {
    const member = await db.query((sql) => memberOf(sql, stream, uid))
    if (!member) refuse(Live.getMessages, 'NotAdmitted')
    return missedLines(member.show, after)
  }
}
