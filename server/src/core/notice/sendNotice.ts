import { type Language, topicOf } from '@nimbo/contract'
import { addJob } from '../../platform/jobs.ts'
import type { PushDeps } from '../push/index.ts'
import { noticeMessage } from './message.ts'
import { findNotice, type NoticeRow } from './notice.store.ts'
import { pushTo } from './pushTo.ts'

/** Pushes a notice to the person's devices, unless it was seen in the meantime or they do not want it. In quiet hours it waits. */
export async function sendNotice(deps: PushDeps, id: number, nowMs?: number): Promise<void> {
  const notice = await deps.db.query((sql) => findNotice(sql, id))
  if (!notice || notice.seen) return
  const { uid, kind, data } = notice
  const message = (language: Language) => noticeMessage(language, id, kind, data)
  const wait = await pushTo(deps, { uid, topic: topicOf[kind], urgent: isUrgent(notice), message }, nowMs)
  if (wait > 0) await deps.db.query((sql) => addJob(sql, 'sendNotice', { id }, wait, `notice:${id}`))
}

/** An account that is closed at night may be one that somebody else got hold of. */
function isUrgent({ kind, data }: NoticeRow): boolean {
  return kind === 'sanction' && (data.act === 'disable' || data.act === 'ban')
}
