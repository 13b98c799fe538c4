import type { Ranks } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { rankingList } from './rankingList.ts'

export const profitList = (deps: { db: Database }): Handler<typeof Ranks.profitList> => rankingList(deps, 'profit')
