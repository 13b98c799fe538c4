import type { Appeal } from '@nimbo/contract'
import type { AppealReview } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { decide } from './decide.ts'
import { getAppeal } from './getAppeal.ts'
import { getAppeals } from './getAppeals.ts'
import { setAppeal } from './setAppeal.ts'

export { personalData } from './personalData.ts'

export const appeal = (deps: { db: Database }): Handlers<typeof Appeal> => ({ setAppeal: setAppeal(deps), getAppeal: getAppeal(deps) })

/** For operators: `ctx.uid` is theirs. */
export const appealReview = (deps: { db: Database }): Handlers<typeof AppealReview> => ({
  getAppeals: getAppeals(deps),
  decide: decide(deps),
})
