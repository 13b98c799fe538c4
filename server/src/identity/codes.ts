import type { Log } from '../platform/log.ts'
import type { Database, Tx } from '../platform/postgres.ts'
import type { Sms } from '../platform/sms.ts'
import { type CodePurpose, makeCode, type Phone, takeRequest } from './code.store.ts'

export interface CodesDeps {
  db: Database
  sms: Sms
  config: { codeKey: string }
  log: Log
}

export interface CodeRequest {
  purpose: CodePurpose
  phone: Phone
  /** What the phone is to receive, given the code; undefined for nothing. */
  words(tx: Tx, code: string): Promise<string | undefined>
  requestId: string
}

/**
 * Takes one request out of the phone's budget, makes a code and sends it behind the answer: who asks learns nothing from the
 * time it takes, nor from a provider that fails.
 */
export async function sendCode({ db, sms, config, log }: CodesDeps, request: CodeRequest): Promise<'ok' | 'SentAlready' | 'DailyLimit'> {
  const { purpose, phone, words, requestId } = request
  const sent = await db.tx(async (tx) => {
    const taken = await takeRequest(tx, phone)
    if (taken !== 'ok') return { taken, text: undefined }
    return { taken, text: await words(tx, await makeCode(tx, config.codeKey, purpose, phone)) }
  })
  const { text } = sent
  const to = `+${phone.countryCode}${phone.number}`
  if (text) void sms.send(to, text).catch((err: unknown) => log.error({ err, requestId }, 'a code could not be sent'))
  return sent.taken
}

export async function purgeCaptchas(tx: Tx): Promise<void> {
  await tx.query('delete from captcha_used where expires_at < now()')
}
