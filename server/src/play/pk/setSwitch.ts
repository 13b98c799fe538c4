import type { Pk } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { setInvitable } from './battle.store.ts'
import type { PkDeps } from './PkDeps.ts'

export function setSwitch({ db }: PkDeps): Handler<typeof Pk.setSwitch> {
  return async ({ uid }, { isopen }) => {
    await db.query((sql) => setInvitable(sql, uid, isopen === 1))
    return {}
  }
}
