import type { Payout } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { approve } from './approve.ts'
import { getDetail } from './getDetail.ts'
import { getQueue } from './getQueue.ts'
import { note } from './note.ts'
import { reject } from './reject.ts'

/** For operators: `ctx.uid` is theirs. */
export const review = (deps: { db: Database }): Handlers<typeof Payout> => ({
  getQueue: getQueue(deps),
  getDetail: getDetail(deps),
  approve: approve(deps),
  reject: reject(deps),
  note: note(deps),
})
