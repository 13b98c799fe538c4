import type { Log } from '../../platform/log.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import type { Sms } from '../../platform/sms.ts'
import { type Asker, type CodeBudget, type CodePurpose, makeCode, takeRequest } from './code.store.ts'
import type { Phone } from './phone.ts'

export interface CodesDeps {
  db: Database
  sms: Sms
  config: { codeKey: string }
  log: Log
}

export interface CodeRequest {
  purpose: CodePurpose
  phone: Phone
  asker: Asker
  /** Budget that this request counts against. */
  budget: CodeBudget
  /** The text of the message; undefined to send nothing. */
  message(sql: Sql, code: string): Promise<string | undefined>
  requestId: string
}

/**
 * Enforces the limits of the phone, creates a code and sends it after the answer: neither response time nor a failing provider reveals
 * whether the phone is registered.
 */
export async function sendCode({ db, sms, config, log }: CodesDeps, request: CodeRequest): Promise<'ok' | 'SentAlready' | 'DailyLimit'> {
  const { purpose, phone, asker, budget, message, requestId } = request
  const sent = await db.transaction(async (sql) => {
    const status = await takeRequest(sql, phone, budget)
    if (status !== 'ok') return { status, text: undefined }
    return { status, text: await message(sql, await makeCode(sql, config.codeKey, purpose, phone, asker)) }
  })
  const { text } = sent
  if (text) void sms.send(phone.e164, text).catch((err: unknown) => log.error({ err, requestId }, 'sending an SMS code failed'))
  return sent.status
}

export async function purgeCaptchas(sql: Sql): Promise<void> {
  await sql.query('delete from captcha_used where expires_at < now()')
}
