import { refuse, Upload } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { addJob } from '../../platform/jobs.ts'
import { quarantineKey, urlOf } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { beginChecking, uploadById } from './upload.store.ts'

export function confirm({ db, storage }: UploadDeps): Handler<typeof Upload.confirm> {
  return async ({ uid }, { object }) => {
    const upload = await db.query((sql) => uploadById(sql, object))
    if (upload?.uid !== uid || upload.kind === 'video') refuse(Upload.confirm, 'NotYours')
    if (upload.state !== 'waiting') return { state: upload.state, url: urlOf(upload.key) }
    if ((await storage.sizeOf(quarantineKey(object))) === undefined) refuse(Upload.confirm, 'NotArrived')
    await db.transaction(async (sql) => {
      if (await beginChecking(sql, object)) await addJob(sql, 'checkUpload', { object }, 0, `upload:${object}`)
    })
    return { state: 'checking', url: '' }
  }
}
