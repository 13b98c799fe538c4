import { Auth, type Language, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database, Sql } from '../../platform/postgres.ts'
import { lockUsableImage } from '../../core/upload/index.ts'
import { readApplication, readPhone } from './application.ts'
import {
  type Application,
  type CertificationRow,
  insertCertification,
  lockApplicant,
  MAX_TRIES,
  newestOf,
  triesOf,
  yearsOld,
} from './certification.store.ts'

const { setNewAuth: call } = Auth
const ADULT_YEARS = 18

export function setNewAuth({ db }: { db: Database }): Handler<typeof call> {
  /** Under the account's lock: of two applications at once the second sees the first. */
  async function apply(sql: Sql, uid: number, language: Language, sent: Omit<Application, 'phone' | 'language'>, typedPhone: string) {
    const { certified, phone: e164, countryCode } = await lockApplicant(sql, uid)
    if (certified) refuse(call, 'Certified')
    if (e164 === null) refuse(call, 'PhoneNeeded')
    const application = { ...sent, phone: readPhone(typedPhone, { e164, countryCode }), language }
    const newest = await newestOf(sql, uid, language)
    if (newest?.state === 'pending') return isSame(newest, application) ? newest.id : refuse(call, 'Pending')
    if (newest?.appeal === 'open') refuse(call, 'UnderAppeal')
    if ((await yearsOld(sql, application.birthday)) < ADULT_YEARS) refuse(call, 'TooYoung')
    if ((await triesOf(sql, uid)).used >= MAX_TRIES) refuse(call, 'TooManyTries')
    if (typeof (await lockUsableImage(sql, uid, application.image, 'certification')) === 'string') refuse(call, 'PhotoNotReady')
    return insertCertification(sql, uid, application)
  }

  return async ({ uid, language }, input) => {
    const sent = readApplication(input)
    const id = await db.transaction((sql) => apply(sql, uid, language, sent, input.phone))
    return { id, state: 'pending' }
  }
}

/** A retry whose answer was lost sends the same once more. */
function isSame(row: CertificationRow, sent: Application): boolean {
  const keys = ['realName', 'sex', 'birthday', 'nationality', 'phone', 'contactType', 'contact', 'image', 'consent'] as const
  return keys.every((key) => row[key] === sent[key])
}
