import type { Upload } from '@nimbo/contract'
import type { Handler } from '../platform/http/handler.ts'
import type { UploadDeps } from './UploadDeps.ts'

export function getState(_deps: UploadDeps): Handler<typeof Upload.getState> {
  return () => Promise.reject(new Error('Upload.getState is not there yet'))
}
