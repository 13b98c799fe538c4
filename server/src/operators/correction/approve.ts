import { refuse, refuseCommon } from '@nimbo/contract'
import { Correction } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { decideCorrection } from './correction.store.ts'

const refusals = {
  no_correction: 'NoSuchCorrection',
  decided: 'DecidedAlready',
  unproved: 'StepUpNeeded',
  same_operator: 'ProposedByYou',
  insufficient: 'NotEnough',
  too_much: 'NotEnough',
  no_transfer: 'NotReversible',
  not_reversible: 'NotReversible',
  reversed_already: 'NothingToDo',
  unchanged: 'NothingToDo',
  no_account: 'NoSuchCorrection',
} as const

/** The database finds the operator by their session and refuses whoever proposed it: this process cannot decide for anybody. */
export function approve({ db }: { db: Database }): Handler<typeof Correction.approve> {
  return async ({ sessionHash }, { id, note }) => {
    const outcome = await db.transaction((sql) => decideCorrection(sql, sessionHash, id, true, note))
    if (outcome === 'no_session') refuseCommon(Correction.approve, 'SessionInvalid')
    return outcome === 'ok' ? {} : refuse(Correction.approve, refusals[outcome])
  }
}
