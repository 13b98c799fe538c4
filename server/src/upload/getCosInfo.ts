import type { Upload } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UploadDeps } from './UploadDeps.ts'

export function getCosInfo(_deps: UploadDeps): Handler<typeof Upload.getCosInfo> {
  return () => Promise.reject(new Error('Upload.getCosInfo is not there yet'))
}
