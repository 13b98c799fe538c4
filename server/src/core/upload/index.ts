import type { Upload } from '@nimbo/contract'
import type { Handlers } from '../../platform/http/handler.ts'
import { confirm } from './confirm.ts'
import { getCosInfo } from './getCosInfo.ts'
import { getState } from './getState.ts'
import type { UploadDeps } from './UploadDeps.ts'

export { personalData } from './personalData.ts'
export { checkUpload } from './checkUpload.ts'
export { deleteUnusedUpload, purgeUploads } from './purgeUploads.ts'
export { avatarObject, coverObject, imageKey, quarantineKey, thumbOf, urlOf } from './keys.ts'
export { readLimited } from './readLimited.ts'
export { sendMedia } from './sendMedia.ts'
export { serveMedia } from './serveMedia.ts'
export { lockUsableImage } from './lockUsableImage.ts'
export { InvalidUpload } from './sniff.ts'
export { measure, redraw, redrawCover } from './redraw.ts'
export { takeUpload } from './upload.store.ts'
export type { UploadUses } from './upload.store.ts'

export const upload = (deps: UploadDeps): Handlers<typeof Upload> => ({
  getCosInfo: getCosInfo(deps),
  confirm: confirm(deps),
  getState: getState(deps),
})
