import { Account, refuse } from '@nimbo/contract'
import { hashPassword, isWeak, passwordMatches, revokeSessions } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import type { UserDeps } from './UserDeps.ts'
import { setPasswordHash, signInMethods } from './user.store.ts'

const TRIES = 5
const WINDOW_SECONDS = 900

export function updatePass({ db }: UserDeps): Handler<typeof Account.updatePass> {
  const tries = createLimit(TRIES, WINDOW_SECONDS)
  return async ({ uid, sessionId }, { oldpass, pass, pass2 }) => {
    if (pass !== pass2) refuse(Account.updatePass, 'PasswordsDiffer')
    const { phone, passwordHash } = await db.query((sql) => signInMethods(sql, uid))
    if (isWeak(pass, phone?.national ?? '')) refuse(Account.updatePass, 'WeakPassword')
    await tries.take(Account.updatePass, uid)
    if (!(await passwordMatches(passwordHash, oldpass))) refuse(Account.updatePass, 'WrongPassword')
    await tries.forget(uid)
    const hash = await hashPassword(pass)
    await db.transaction(async (sql) => {
      await setPasswordHash(sql, uid, hash)
      await revokeSessions(sql, uid, { except: sessionId })
    })
    return {}
  }
}
