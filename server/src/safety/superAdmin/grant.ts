import { refuse, refuseCommon } from '@nimbo/contract'
import { SuperAdmin } from '@nimbo/contract/operator'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { setSuperAdmin } from './superAdmin.store.ts'

const { grant: call } = SuperAdmin

/** The database finds the operator by their session and writes the audit log. */
export function grant({ db }: { db: Database }): Handler<typeof call> {
  return async ({ sessionHash }, { touid, reason }) => {
    const outcome = await db.transaction((sql) => setSuperAdmin(sql, sessionHash, touid, true, reason))
    if (outcome === 'no_session') refuseCommon(call, 'SessionInvalid')
    if (outcome === 'unproved') refuse(call, 'StepUpNeeded')
    return outcome === 'ok' ? {} : refuse(call, 'NoSuchPerson')
  }
}
