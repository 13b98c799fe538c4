import { Login, refuse } from '@nimbo/contract'
import { sendCode } from '../identity/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { signInMethods } from '../user/index.ts'
import { texts } from '../../texts/index.ts'
import type { LoginDeps } from './LoginDeps.ts'

export function getStepUpCode(deps: LoginDeps): Handler<typeof Login.getStepUpCode> {
  return async ({ uid, language, requestId }) => {
    const { phone } = await deps.db.query((sql) => signInMethods(sql, uid))
    if (!phone) refuse(Login.getStepUpCode, 'NoPhone')
    const message = (_tx: unknown, code: string) => Promise.resolve(texts[language].sms.code(code))
    const sent = await sendCode(deps, { purpose: 'stepup', phone, asker: `uid:${uid}`, budget: 'owner', requestId, message })
    if (sent !== 'ok') refuse(Login.getStepUpCode, sent)
    return {}
  }
}
