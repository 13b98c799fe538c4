import type { Upload } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UploadDeps } from './UploadDeps.ts'

export function confirm(_deps: UploadDeps): Handler<typeof Upload.confirm> {
  return () => Promise.reject(new Error('Upload.confirm is not there yet'))
}
