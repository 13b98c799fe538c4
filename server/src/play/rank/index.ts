import type { Ranks } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { consumeList } from './consumeList.ts'
import { profitList } from './profitList.ts'

export { personalData } from './personalData.ts'
export { audienceOf, incomesOf, rankOf, rankingOf, showTotals, type Ranking, votesTotalOf } from './contribution.store.ts'
export { projectVotes } from './projectVotes.ts'
export { givenGift, purgeRanks } from './projection.store.ts'
export { rebuildRanks } from './rebuildRanks.ts'

export const ranks = (deps: { db: Database }): Handlers<typeof Ranks> => ({ profitList: profitList(deps), consumeList: consumeList(deps) })
