import type { Correction } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { approve } from './approve.ts'
import { getCorrections } from './getCorrections.ts'
import { propose } from './propose.ts'
import { refuse } from './refuse.ts'

/** For operators: `ctx.uid` is theirs. */
export const correction = (deps: { db: Database }): Handlers<typeof Correction> => ({
  getCorrections: getCorrections(deps),
  propose: propose(deps),
  approve: approve(deps),
  refuse: refuse(deps),
})
