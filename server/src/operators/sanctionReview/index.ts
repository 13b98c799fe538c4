import type { Sanction } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { getSanctions } from './getSanctions.ts'
import { lift } from './lift.ts'

/** For operators: `ctx.uid` is theirs. */
export const sanctionReview = (deps: { db: Database }): Handlers<typeof Sanction> => ({
  getSanctions: getSanctions(deps),
  lift: lift(deps),
})
