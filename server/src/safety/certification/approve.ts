import { refuse, refuseCommon } from '@nimbo/contract'
import { Certification } from '@nimbo/contract/operator'
import { addNotice } from '../../core/notice/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { decideCertification } from './queue.store.ts'

const refusals = {
  no_application: 'NoSuchApplication',
  decided: 'DecidedAlready',
  too_young: 'TooYoung',
  no_reason: 'NoSuchApplication',
} as const

/** The database finds the operator by their session and decides under the row's lock: of two operators one is first. */
export function approve({ db }: { db: Database }): Handler<typeof Certification.approve> {
  return async ({ sessionHash }, { id, note }) =>
    db.transaction(async (sql) => {
      const { outcome, person } = await decideCertification(sql, sessionHash, id, undefined, note)
      if (outcome === 'no_session') refuseCommon(Certification.approve, 'SessionInvalid')
      if (outcome !== 'ok') refuse(Certification.approve, refusals[outcome])
      await addNotice(sql, person, 'certification', { approved: true })
      return {}
    })
}
