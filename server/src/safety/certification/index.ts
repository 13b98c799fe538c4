import type { Auth } from '@nimbo/contract'
import type { Certification } from '@nimbo/contract/operator'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Database } from '../../platform/postgres.ts'
import { approve } from './approve.ts'
import { delAuth } from './delAuth.ts'
import { getDetail } from './getDetail.ts'
import { getQueue } from './getQueue.ts'
import { getReasons } from './getReasons.ts'
import { getState } from './getState.ts'
import { reject } from './reject.ts'
import { setNewAuth } from './setNewAuth.ts'
import { viewPhoto } from './viewPhoto.ts'

export { applicationUse } from './certification.store.ts'
export { personalData } from './personalData.ts'
export { appealableCertification, describeCertifications, overturnCertification } from './appealable.ts'
export { purgeCertifications } from './purgeCertifications.ts'
export { servePhotos } from './viewPhoto.ts'

export const certification = (deps: { db: Database }): Handlers<typeof Auth> => ({
  setNewAuth: setNewAuth(deps),
  getState: getState(deps),
  delAuth: delAuth(deps),
})

/** For operators: `ctx.uid` is theirs. */
export const certificationReview = (deps: { db: Database }): Handlers<typeof Certification> => ({
  getQueue: getQueue(deps),
  getDetail: getDetail(deps),
  viewPhoto: viewPhoto(deps),
  getReasons: getReasons(deps),
  approve: approve(deps),
  reject: reject(deps),
})
