import { Login, type Parsed, refuse, type ThirdType } from '@nimbo/contract'
import { identityOwner, passwordMatches, proveSession, type ThirdProof, tryCode, useUpCode } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { signInMethods } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function stepUp({ db, third, config, limits }: LoginDeps): Handler<typeof Login.stepUp> {
  const attempts = limits('stepUp')

  async function isProved(uid: number, input: Parsed<typeof Login.stepUp>): Promise<boolean> {
    const { phone, passwordHash } = await db.query((sql) => signInMethods(sql, uid))
    if (input.user_pass !== undefined) return passwordMatches(passwordHash, input.user_pass)
    if (input.smscode !== undefined && phone) {
      const tried = await tryCode(db, config.codeKey, 'stepup', phone, `uid:${uid}`, input.smscode)
      if (tried === 'NoCode') refuse(Login.stepUp, 'NoCode')
      return tried === 'ok' && db.transaction((sql) => useUpCode(sql, 'stepup', phone))
    }
    return input.type !== undefined && isProvedByProvider(uid, proofOf(input.type, input))
  }

  async function isProvedByProvider(uid: number, proof: ThirdProof): Promise<boolean> {
    const person = await third.prove(proof)
    return person !== undefined && (await db.query((sql) => identityOwner(sql, person))) === uid
  }

  return async ({ uid, sessionId }, input) => {
    // By device: one that was stolen must not use up the tries of the others.
    await attempts.take(Login.stepUp, sessionId)
    if (!(await isProved(uid, input))) refuse(Login.stepUp, 'NotProved')
    await attempts.forget(sessionId)
    return { until: await db.transaction((sql) => proveSession(sql, sessionId)) }
  }
}

function proofOf(type: ThirdType, { state = '', code = '', access_token = '', openid = '' }: Parsed<typeof Login.stepUp>): ThirdProof {
  return { type, state, code, access_token, openid }
}
