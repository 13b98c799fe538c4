import { refuse, Reports } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Database } from '../../platform/postgres.ts'
import { writtenBetween } from '../../social/message/index.ts'
import { reasonById } from '../../people/sanction/index.ts'
import { accountById } from '../../people/user/index.ts'
import { ownerOfReady } from '../../social/video/index.ts'
import { addReport, openCase, openVideoCase, visitedShow } from './report.store.ts'

const { setReport: call } = Reports

export function setReport({ db, limits }: { db: Database; limits: Limits }): Handler<typeof call> {
  const pace = limits('reports')

  return async ({ uid }, { touid, classid, content, stream, seq, videoid }) => {
    if (touid === uid) refuse(call, 'Yourself')
    await pace.take(call, uid)
    return db.transaction(async (sql) => {
      const reason = await reasonById(sql, classid)
      if (!reason) refuse(call, 'NoSuchClass')
      if (!(await accountById(sql, touid))) refuse(call, 'NoSuchPerson')
      if (videoid !== 0) {
        if ((await ownerOfReady(sql, videoid)) !== touid) refuse(call, 'NoSuchVideo')
        const about = await openVideoCase(sql, touid, videoid, reason)
        await addReport(sql, { caseId: about, uid, touid, reason, content, show: undefined, written: [] })
        return {}
      }
      // Sanctions name the show: for a report about private messages that would tell who reported.
      const show = seq > 0 ? undefined : await visitedShow(sql, stream, uid)
      const caseId = await openCase(sql, touid, show?.id ?? null, reason)
      const written = seq > 0 ? await writtenBetween(sql, uid, touid, seq) : []
      await addReport(sql, { caseId, uid, touid, reason, content, show, written })
      return {}
    })
  }
}
