import { refuse, Wallet } from '@nimbo/contract'
import { provedRecently } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { accountOf, accountOut, changeAccount, lockAccounts, removeAccount, twinOf } from './account.store.ts'
import type { CashDeps } from './CashDeps.ts'
import { placeOf } from './placeOf.ts'
import { rulesFor } from './rule.store.ts'

export function editUserAccount({ db, config }: CashDeps): Handler<typeof Wallet.editUserAccount> {
  return async ({ uid, sessionId }, { id, ...fields }) => {
    const place = await placeOf(fields)
    if (typeof place === 'string') return refuse(Wallet.editUserAccount, place)
    return db.tx(async (tx) => {
      await lockAccounts(tx, uid)
      if (!(await accountOf(tx, uid, id))) refuse(Wallet.editUserAccount, 'NotYourAccount')
      if (!(await rulesFor(tx, uid, config.pay)).some((rule) => rule.type === place.type)) refuse(Wallet.editUserAccount, 'NotOffered')
      if (!(await provedRecently(tx, sessionId))) refuse(Wallet.editUserAccount, 'StepUpNeeded')
      // Changed into a place that is in the list already: it stays there once.
      const twin = await twinOf(tx, uid, place, id)
      if (twin) await removeAccount(tx, uid, twin)
      return accountOut(await changeAccount(tx, uid, id, place))
    })
  }
}
