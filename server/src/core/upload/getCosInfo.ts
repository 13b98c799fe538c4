import { randomUUID } from 'node:crypto'
import { MAX_VIDEO_BYTES, refuse, Upload, type UploadKind, videoTypes } from '@nimbo/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { quarantineKey } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { addUpload } from './upload.store.ts'

const MB = 1_000_000
export const maxBytes: Record<UploadKind, number> = {
  avatar: 5 * MB,
  cover: 8 * MB,
  certification: 10 * MB,
  chat: 8 * MB,
  video: MAX_VIDEO_BYTES,
}
const FORM_SECONDS = 300
/** A large file takes long over a slow line, and its form is looked at when it has arrived. */
const VIDEO_FORM_SECONDS = 3_600

export function getCosInfo({ db, storage, limits }: UploadDeps): Handler<typeof Upload.getCosInfo> {
  const [pictures, videos] = [limits('uploads'), limits('videoUploads')]

  return async ({ uid }, { kind, type, size }) => {
    if ((kind === 'video') !== videoTypes.some((known) => known === type)) refuse(Upload.getCosInfo, 'WrongType')
    if (size > maxBytes[kind]) refuse(Upload.getCosInfo, 'TooLarge')
    await (kind === 'video' ? videos : pictures).take(Upload.getCosInfo, uid)
    const object = randomUUID()
    const form = await storage.uploadForm(quarantineKey(object), type, size, kind === 'video' ? VIDEO_FORM_SECONDS : FORM_SECONDS)
    await db.transaction((sql) => addUpload(sql, { id: object, uid, kind, type }))
    return { object, ...form }
  }
}
