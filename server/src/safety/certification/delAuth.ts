import { Auth, refuse } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import type { Database } from '../../platform/postgres.ts'
import { lockApplicant, ownCertification, withdrawCertification } from './certification.store.ts'

export function delAuth({ db }: { db: Database }): Handler<typeof Auth.delAuth> {
  return async ({ uid }, { id }) =>
    db.transaction(async (sql) => {
      await lockApplicant(sql, uid)
      const { image } = (await ownCertification(sql, uid, id)) ?? refuse(Auth.delAuth, 'NoSuchApplication')
      if (!(await withdrawCertification(sql, uid, id))) refuse(Auth.delAuth, 'DecidedAlready')
      if (image !== null) await addJob(sql, 'deleteUnusedUpload', { object: image }, 0, `forget:${image}`)
      return {}
    })
}
