import { Login, type Parsed, refuse, type ThirdType } from '@nimbo/contract'
import { identityOwner, passwordMatches, proveSession, type ThirdProof, tryCode, useUpCode } from '../identity/index.ts'
import type { Handler } from '../platform/http/handler.ts'
import { createLimit } from '../platform/limit.ts'
import { signInMethods } from '../user/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

const MAX_ATTEMPTS = 5
const WINDOW_SECONDS = 900

export function stepUp({ db, third, config }: LoginDeps): Handler<typeof Login.stepUp> {
  const attempts = createLimit(MAX_ATTEMPTS, WINDOW_SECONDS)

  async function isProved(uid: number, input: Parsed<typeof Login.stepUp>): Promise<boolean> {
    const { phone, passwordHash } = await db.query((sql) => signInMethods(sql, uid))
    if (input.user_pass !== undefined) return passwordMatches(passwordHash, input.user_pass)
    if (input.smscode !== undefined && phone) {
      const tried = await tryCode(db, config.codeKey, 'stepup', phone, input.smscode)
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
    await attempts.take(Login.stepUp, uid)
    if (!(await isProved(uid, input))) refuse(Login.stepUp, 'NotProved')
    await attempts.forget(uid)
    return { until: await db.transaction((sql) => proveSession(sql, sessionId)) }
  }
}

function proofOf(type: ThirdType, { state = '', code = '', access_token = '', openid = '' }: Parsed<typeof Login.stepUp>): ThirdProof {
  return { type, state, code, access_token, openid }
}
