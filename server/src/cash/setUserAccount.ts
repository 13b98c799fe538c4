import { refuse, Wallet } from '@nimbo/contract'
import { provedRecently } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { accountOut, addAccount, lockAccounts, MOST_ACCOUNTS, twinOf } from './account.store.ts'
import type { CashDeps } from './CashDeps.ts'
import { placeOf } from './placeOf.ts'
import { rulesFor } from './rule.store.ts'

export function setUserAccount({ db, config }: CashDeps): Handler<typeof Wallet.setUserAccount> {
  return async ({ uid, sessionId }, fields) => {
    const place = await placeOf(fields)
    if (typeof place === 'string') return refuse(Wallet.setUserAccount, place)
    return db.tx(async (tx) => {
      if (!(await rulesFor(tx, uid, config.pay)).some((rule) => rule.type === place.type)) refuse(Wallet.setUserAccount, 'NotOffered')
      if (!(await provedRecently(tx, sessionId))) refuse(Wallet.setUserAccount, 'StepUpNeeded')
      const full = (await lockAccounts(tx, uid)) >= MOST_ACCOUNTS
      if (full && !(await twinOf(tx, uid, place))) refuse(Wallet.setUserAccount, 'TooManyAccounts')
      return accountOut(await addAccount(tx, uid, place))
    })
  }
}
