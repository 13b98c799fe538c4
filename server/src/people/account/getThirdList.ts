import type { Account } from '@nimbo/contract'
import { identitiesOf } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { UserDeps } from '../user/index.ts'

/** A provider that is no longer offered is still listed while it is linked, so that it can be unlinked. */
export function getThirdList({ db, third }: UserDeps): Handler<typeof Account.getThirdList> {
  return async ({ uid }) => {
    const linked = await db.query((sql) => identitiesOf(sql, uid))
    const types = new Set([...third.offered, ...linked.map(({ provider }) => provider)])
    return [...types].map((type) => {
      const identity = linked.find(({ provider }) => provider === type)
      return { type, linked: identity ? 1 : 0, name: identity?.name ?? '' }
    })
  }
}
