import { groupOf, type Notice, type NoticeKind, noticeKinds } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { choiceOf, wantedKinds } from './choice.store.ts'
import { type NoticeRow, noticesOf, unseenNoticesOf } from './notice.store.ts'
import { noticeText } from './noticeText.ts'

const PAGE = 20
/** Kinds that concern others, or are expected, and wait in the list; the rest is shown to a person when they open the app. */
const waiting: readonly NoticeKind[] = ['live', 'follower', 'withdrawal']
const pressing = noticeKinds.filter((kind) => !waiting.includes(kind))

export function getNotices({ db }: { db: Database }): Handler<typeof Notice.getNotices> {
  return async ({ uid, language }, { p, unseen, group }) => {
    const offset = (p - 1) * PAGE
    const rows = await db.query(async (sql) => {
      if (unseen === 1) return unseenNoticesOf(sql, uid, pressing, PAGE, offset)
      const kinds = wantedKinds(await choiceOf(sql, uid)).filter((kind) => group === '' || groupOf[kind] === group)
      return noticesOf(sql, uid, kinds, PAGE, offset)
    })
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...noticeText(language, row.kind, row.data),
      ...pictureOf(row),
      addtime: row.at,
      seen: row.seen ? (1 as const) : (0 as const),
    }))
  }
}

function pictureOf({ kind, data }: NoticeRow): { picture: string; islive: 0 | 1 } {
  if (kind === 'live') return { picture: data.thumb, islive: data.on ? 1 : 0 }
  return { picture: kind === 'follower' ? data.avatar : '', islive: 0 }
}
