import { refuse, Upload } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { urlOf } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { uploadById } from './upload.store.ts'

export function getState({ db }: UploadDeps): Handler<typeof Upload.getState> {
  return async ({ uid }, { object }) => {
    const upload = await db.query((sql) => uploadById(sql, object))
    if (upload?.uid !== uid) refuse(Upload.getState, 'NotYours')
    return { state: upload.state, url: urlOf(upload.key) }
  }
}
