import type { Login, Output } from '@nimbo/contract'
import { openSession, type Origin, rememberOrigin } from '../identity/index.ts'
import { walletOf } from '../../core/ledger/index.ts'
import { type Account, cardFields } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

/** Opens a session for an authenticated person, with the common output of all sign-in calls. */
export async function completeSignIn(
  { db, centrifugo, config }: Pick<LoginDeps, 'db' | 'centrifugo' | 'config'>,
  account: Account,
  device: string,
  source: string,
  /** Device and address at which the person has just proved who they are. */
  origin?: Origin,
): Promise<Output<typeof Login.userLogin>> {
  const [{ token, id }, wallet] = await db.transaction(async (sql) => {
    if (origin) await rememberOrigin(sql, config.codeKey, account.id, origin)
    return [await openSession(sql, config.codeKey, account.id, device, source, account.disabled), await walletOf(sql, account.id)] as const
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
    isdisabled: account.disabled ? 1 : 0,
  }
}
