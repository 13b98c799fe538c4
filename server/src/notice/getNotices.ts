import type { Notice } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { Database } from '../platform/postgres.ts'
import { noticesOf, unseenNoticesOf } from './notice.store.ts'
import { noticeText } from './noticeText.ts'

const PAGE = 20

export function getNotices({ db }: { db: Database }): Handler<typeof Notice.getNotices> {
  return async ({ uid, language }, { p, unseen }) => {
    const list = unseen === 1 ? unseenNoticesOf : noticesOf
    const rows = await db.query((sql) => list(sql, uid, PAGE, (p - 1) * PAGE))
    return rows.map(({ id, kind, data, at, seen }) => ({
      id,
      kind,
      ...noticeText(language, kind, data),
      addtime: at,
      seen: seen ? 1 : 0,
    }))
  }
}
