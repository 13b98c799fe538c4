import { refuse } from '@nimbo/contract'
import { Certification } from '@nimbo/contract/operator'
import { auditLook } from '../../people/operator/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { certificationRef } from './certification.store.ts'
import { queueOutput } from './getQueue.ts'
import { findCertification, historyOf, samePeople } from './queue.store.ts'

export function getDetail({ db }: { db: Database }): Handler<typeof Certification.getDetail> {
  return async ({ uid: operator }, { id }) => {
    const c = (await db.query((sql) => findCertification(sql, id))) ?? refuse(Certification.getDetail, 'NoSuchApplication')
    await db.transaction((sql) => auditLook(sql, operator, certificationRef(id)))
    const [same, history] = await db.query((sql) => Promise.all([samePeople(sql, c), historyOf(sql, c.uid)]))
    return {
      ...queueOutput(c),
      state: c.state,
      sex: c.sex,
      birthday: c.birthday,
      phone: c.phone,
      phone_verified: c.phoneVerified,
      contact_type: c.contactType,
      contact: c.contact,
      consent: c.consent,
      language: c.language,
      has_photo: c.hasPhoto,
      registered: c.registered,
      disabled: c.disabled,
      same,
      history,
    }
  }
}
