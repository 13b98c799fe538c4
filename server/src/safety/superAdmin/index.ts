import type { SuperAdmin } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { getPerson } from './getPerson.ts'
import { getSuperAdmins } from './getSuperAdmins.ts'
import { grant } from './grant.ts'
import { revoke } from './revoke.ts'

/** For operators: `ctx.uid` is theirs. */
export const superAdmin = (deps: { db: Database }): Handlers<typeof SuperAdmin> => ({
  getSuperAdmins: getSuperAdmins(deps),
  getPerson: getPerson(deps),
  grant: grant(deps),
  revoke: revoke(deps),
})
