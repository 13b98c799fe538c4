import type { Ranks } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { rankingList } from './rankingList.ts'

export const consumeList = (deps: { db: Database }): Handler<typeof Ranks.consumeList> => rankingList(deps, 'consume')
