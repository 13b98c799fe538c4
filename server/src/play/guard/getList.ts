import { Guard, guardPrivileges, refuse } from '@nimbo/contract'
import { walletOf } from '../../core/ledger/index.ts'
import type { LiveDeps } from '../../core/room/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { accountById } from '../../people/user/index.ts'
import { spendingOf } from '../../money/wallet/index.ts'
import { texts } from '../../texts/index.ts'
import { guardOf, tiers } from './guard.store.ts'
import { privilegeTypes } from './privileges.ts'

export function getList({ db }: Pick<LiveDeps, 'db'>): Handler<typeof Guard.getList> {
  return async ({ uid, language }, { liveuid }) =>
    db.query(async (sql) => {
      const [anchor, list, mine, wallet] = await Promise.all([
        accountById(sql, liveuid),
        tiers(sql, language),
        guardOf(sql, liveuid, uid),
        walletOf(sql, uid),
      ])
      if (!anchor) refuse(Guard.getList, 'NoSuchPerson')
      const words = texts[language].privileges
      return {
        coin: String(wallet.coins - wallet.coins_held),
        privilege: guardPrivileges.map((id) => ({ id, ...words[id], types: [...privilegeTypes[id]] })),
        list,
        mine,
        spending: spendingOf(wallet),
      }
    })
}
