import { refuse as refuseCall, refuseCommon } from '@nimbo/contract'
import { Correction } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { decideCorrection } from './correction.store.ts'

const { refuse: call } = Correction

/** Nothing moves. Whoever proposed it may withdraw it this way. */
export function refuse({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, { id, note }) => {
    const outcome = await db.transaction((sql) => decideCorrection(sql, sessionHash, id, false, note))
    if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
    if (outcome === 'unproved') refuseCall(call, 'StepUpNeeded')
    if (outcome === 'no_correction') refuseCall(call, 'NoSuchCorrection')
    return outcome === 'ok' ? {} : refuseCall(call, 'DecidedAlready')
  }
}
