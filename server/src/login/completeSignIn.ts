import type { Login, Output } from '@nimbo/contract'
import { openSession } from '../identity/index.ts'
import { walletOf } from '../ledger/index.ts'
import { type Account, cardFields } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

/** Opens a session for an authenticated person, with the common output of all sign-in calls. */
export async function completeSignIn(
  { db, centrifugo }: Pick<LoginDeps, 'db' | 'centrifugo'>,
  account: Account,
  device: string,
  source: string,
): Promise<Output<typeof Login.userLogin>> {
  const [{ token, id }, wallet] = await db.transaction(async (sql) => {
    return [await openSession(sql, account.id, device, source), await walletOf(sql, account.id)] as const
  })
  return {
    ...cardFields(account),
    signature: account.signature,
    coin: String(wallet.coins - wallet.coins_held),
    level_anchor: account.levelAnchor,
    birthday: account.birthday,
    token,
    usersign: await centrifugo.connectionToken(account.id, id),
    isreg: 0,
  }
}
