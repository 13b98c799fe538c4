import { Account, refuse } from '@nimbo/contract'
import { hashPassword, isWeak, passwordMatches, revokeSessions } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type UserDeps, setPasswordHash, signInMethods } from '../user/index.ts'

export function updatePass({ db, limits }: UserDeps): Handler<typeof Account.updatePass> {
  const tries = limits('passwordChange')
  return async ({ uid, sessionId }, { oldpass, pass, pass2 }) => {
    if (pass !== pass2) refuse(Account.updatePass, 'PasswordsDiffer')
    const { phone, passwordHash } = await db.query((sql) => signInMethods(sql, uid))
    if (isWeak(pass, phone?.national ?? '')) refuse(Account.updatePass, 'WeakPassword')
    await tries.take(Account.updatePass, sessionId)
    if (!(await passwordMatches(passwordHash, oldpass))) refuse(Account.updatePass, 'WrongPassword')
    await tries.forget(sessionId)
    const hash = await hashPassword(pass)
    await db.transaction(async (sql) => {
      await setPasswordHash(sql, uid, hash)
      await revokeSessions(sql, uid, { except: sessionId })
    })
    return {}
  }
}
