import { randomUUID } from 'node:crypto'
import { refuse, Upload, type UploadKind } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import { quarantineKey } from './keys.ts'
import type { UploadDeps } from './UploadDeps.ts'
import { addUpload } from './upload.store.ts'

const MB = 1_000_000
export const maxBytes: Record<UploadKind, number> = { avatar: 5 * MB, cover: 8 * MB, certification: 10 * MB, chat: 8 * MB }
const FORM_SECONDS = 300

export function getCosInfo({ db, storage, limits }: UploadDeps): Handler<typeof Upload.getCosInfo> {
  const perPerson = limits('uploads')

  return async ({ uid }, { kind, type, size }) => {
    if (size > maxBytes[kind]) refuse(Upload.getCosInfo, 'TooLarge')
    await perPerson.take(Upload.getCosInfo, uid)
    const object = randomUUID()
    const form = await storage.uploadForm(quarantineKey(object), type, size, FORM_SECONDS)
    await db.transaction((sql) => addUpload(sql, { id: object, uid, kind, type }))
    return { object, ...form }
  }
}
