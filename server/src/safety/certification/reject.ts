import { refuse, refuseCommon } from '@nimbo/contract'
import { Certification } from '@nimbo/contract/operator'
import { addNotice } from '../../core/notice/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { decideCertification, reasonWords } from './queue.store.ts'

const refusals = {
  no_application: 'NoSuchApplication',
  decided: 'DecidedAlready',
  no_reason: 'NoSuchReason',
  too_young: 'NoSuchReason',
} as const

export function reject({ db }: { db: Database }): Handler<typeof Certification.reject> {
  return async ({ sessionHash }, { id, reason, note }) =>
    db.transaction(async (sql) => {
      const { outcome, person } = await decideCertification(sql, sessionHash, id, reason, note)
      if (outcome === 'no_session') refuseCommon(Certification.reject, 'SessionInvalid')
      if (outcome !== 'ok') refuse(Certification.reject, refusals[outcome])
      await addNotice(sql, person, 'certification', { approved: false, reason: await reasonWords(sql, reason) })
      return {}
    })
}
