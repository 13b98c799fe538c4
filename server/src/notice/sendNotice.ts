import type { Log } from '../platform/log.ts'
import type { Database } from '../platform/postgres.ts'
import { devicesOf, type Push, sendAll } from '../push/index.ts'
import { findNotice } from './notice.store.ts'
import { noticeText } from './noticeText.ts'

/** Pushes a notice to the person's devices, unless it was seen in the meantime. */
export async function sendNotice(deps: { db: Database; push: Push; log: Log }, id: number): Promise<void> {
  const notice = await deps.db.query((sql) => findNotice(sql, id))
  if (!notice || notice.seen) return
  const devices = await deps.db.query((sql) => devicesOf(sql, notice.uid))
  await sendAll(deps, devices, ({ language }) => {
    const { title, text, url } = noticeText(language, notice.kind, notice.data)
    return { title, body: text, tag: `notice-${id}`, url: url || '/index', language }
  })
}
