import type { Ranks } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { HomeDeps } from './HomeDeps.ts'
import { rankingList } from './rankingList.ts'

export const consumeList = (deps: HomeDeps): Handler<typeof Ranks.consumeList> => rankingList(deps, 'consume')
