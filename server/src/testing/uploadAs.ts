import { Upload, type UploadKind, type UploadType } from '@nimbo/contract'
import { createLog } from '../platform/log.ts'
import { checkUpload } from '../core/upload/index.ts'
import { sendFile } from './sendFile.ts'
import type { Person, TestServer } from './startTestServer.ts'

interface File {
  kind?: UploadKind
  type?: UploadType
  bytes: Uint8Array
}

/** Brings a file all the way to its check, which runs here instead of in the worker. Answers the object and what became of it. */
export async function uploadAs({ engines }: TestServer, { client }: Person, { kind = 'avatar', type = 'image/png', bytes }: File) {
  const { object, ...form } = await client.call(Upload.getCosInfo, { kind, type, size: bytes.length })
  const status = await sendFile(form, bytes)
  if (status !== 204) throw new Error(`the storage server answered ${status}`)
  await client.call(Upload.confirm, { object })
  await checkUpload({ ...engines, log: createLog('test', 'silent') }, object)
  return { object, form, ...(await client.call(Upload.getState, { object })) }
}
