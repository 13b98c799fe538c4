import { Message, refuse, STRANGER_MESSAGES } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { areBlocked, isBlocking, isFollowing } from '../../people/user/index.ts'
import { peerById, sideOf, toPeer } from './conversation.store.ts'
import { messagesBefore, messagesBetween, toMessage } from './message.store.ts'
import type { MessageDeps } from './MessageDeps.ts'

const PAGE = 30
/** After a gap: as much as a busy hour brings, in one answer. */
const CATCH_UP = 100

export function getMessages({ db }: Pick<MessageDeps, 'db'>): Handler<typeof Message.getMessages> {
  return async ({ uid }, { touid, before, after }) =>
    db.query(async (sql) => {
      if (touid === uid) refuse(Message.getMessages, 'Yourself')
      const person = await peerById(sql, touid)
      if (!person) refuse(Message.getMessages, 'NoSuchPerson')
      const side = await sideOf(sql, uid, touid)
      const blocked = await areBlocked(sql, uid, touid)
      const cleared = side?.cleared ?? 0
      const asked =
        after === undefined
          ? { after: cleared, before: before ?? Number.MAX_SAFE_INTEGER, limit: PAGE + 1 }
          : { after: Math.max(after, cleared), before: Number.MAX_SAFE_INTEGER, limit: CATCH_UP + 1 }
      const read = after === undefined ? messagesBefore : messagesBetween
      const rows = side && !blocked ? await read(sql, side.conversation, asked) : []
      const more = rows.length === asked.limit
      const list = more ? (after === undefined ? rows.slice(1) : rows.slice(0, -1)) : rows
      const known = side?.theyAccepted === true || (await isFollowing(sql, touid, uid))
      return {
        peer: blocked ? { ...toPeer(person), islive: 0, stream: '' } : toPeer(person),
        // The list is read after the number: a message between them is in both.
        seq: side && !blocked ? Math.max(side.lastSeq, rows.at(-1)?.seq ?? 0) : 0,
        mine: { delivered: side?.delivered ?? 0, read: side?.read ?? 0 },
        theirs: { delivered: side?.theirDelivered ?? 0, read: side?.theirRead ?? 0 },
        isblack: (await isBlocking(sql, uid, touid)) ? 1 : 0,
        blocked: blocked ? 1 : 0,
        request:
          side !== undefined && side.lastSeq > cleared && !side.accepted && !blocked && !(await isFollowing(sql, uid, touid)) ? 1 : 0,
        left: known ? -1 : Math.max(0, STRANGER_MESSAGES - (side?.unanswered ?? 0)),
        list: list.map(toMessage),
        more: more ? 1 : 0,
      }
    })
}
