import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, flag, page } from './scalars.ts'
import { userCard } from './user.ts'

export const listTypes = ['hour', 'day', 'week', 'month', 'total'] as const
export type ListType = (typeof listTypes)[number]
const ranked = z.object({
  ...userCard.shape,
  level_anchor: z.int(),
  rank: z.int(),
  /** Votes of an anchor, coins of a giver. */
  total: coinsOut,
  islive: flag,
  stream: z.string(),
})
const rankList = {
  auth: 'guest',
  kind: 'query',
  input: z.object({ type: z._default(z.enum(listTypes), 'day'), p: page }),
  output: z.object({
    list: z.array(ranked),
    /** Begin of the running hour, day, week or month, UTC; 0: always. */
    starttime: z.int(),
    /** My place; 0 while I have none. `behind` takes me past the one before. */
    mine: z.object({ rank: z.int(), total: coinsOut, behind: coinsOut }),
  }),
} as const

export const Ranks = domain('Home', {
  profitList: call({ summary: 'Anchors by the votes they got, twenty a page, a hundred at most.', ...rankList }),
  consumeList: call({ summary: 'People by the coins they gave, twenty a page, a hundred at most.', ...rankList }),
})
