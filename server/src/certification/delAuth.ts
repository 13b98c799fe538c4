import { Auth, refuse } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { addJob } from '../platform/jobs.ts'
import type { Database } from '../platform/postgres.ts'
import { deleteCertification, lockApplicant, ownCertification } from './certification.store.ts'

export function delAuth({ db }: { db: Database }): Handler<typeof Auth.delAuth> {
  return async ({ uid }, { id }) =>
    db.transaction(async (sql) => {
      await lockApplicant(sql, uid)
      const { state, image } = (await ownCertification(sql, uid, id)) ?? refuse(Auth.delAuth, 'NoSuchApplication')
      if (state !== 'pending') refuse(Auth.delAuth, 'DecidedAlready')
      await deleteCertification(sql, id)
      if (image !== null) await addJob(sql, 'deleteUnusedUpload', { object: image }, 0, `forget:${image}`)
      return {}
    })
}
