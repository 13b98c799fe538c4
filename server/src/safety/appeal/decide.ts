import { refuse, refuseCommon } from '@nimbo/contract'
import { AppealReview } from '@nimbo/contract/operator'
import { addNotice } from '../../core/notice/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { decideAppeal } from './appeal.store.ts'
import { subjects } from './subjects.ts'

const { decide: call } = AppealReview
const refusals = { no_appeal: 'NoSuchAppeal', decided: 'DecidedAlready', same_operator: 'DecidedByYou' } as const

/** `AppealReview.decide`. The database refuses whoever made the decision; what is overturned is taken back in the same transaction. */
export function decide({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, { id, outcome: wanted, note }) =>
    db.transaction(async (sql) => {
      const { outcome, person, subject, subject_id: subjectId } = await decideAppeal(sql, sessionHash, id, wanted === 'overturned', note)
      if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
      if (outcome !== 'ok') refuse(call, refusals[outcome])
      if (wanted === 'overturned' && !(await subjects[subject].overturn(sql, sessionHash, subjectId))) refuse(call, 'CannotOverturn')
      await addNotice(sql, person, 'appeal', { subject, id: subjectId, overturned: wanted === 'overturned' })
      return {}
    })
}
