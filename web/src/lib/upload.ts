import { Upload, uploadTypes } from '@nimbo/contract'
import type { ImageKind, Output, VideoType } from '@nimbo/contract'
import { client } from './client.ts'

const STALLED_MS = 60_000

export interface UploadedPicture {
  object: string
  url: string
}

/** network: nothing is known to have arrived, trying again may help. refused: this picture will not do. slow: it is still being looked at. */
export type UploadFault = 'network' | 'refused' | 'slow'

export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly fault: UploadFault
  constructor(fault: UploadFault) {
    super(fault)
    this.fault = fault
  }
}

const POLL_MS = 400
const PATIENCE_MS = 40_000

/** Brings a picture to the server and waits until it was looked at. `onProgress` is told how much of it has left, from 0 to 1. */
export async function uploadPicture(
  kind: ImageKind,
  blob: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<UploadedPicture> {
  const type = uploadTypes.find((known) => known === blob.type)
  if (!type) throw new UploadError('refused')
  const { object, ...form } = await client.call(Upload.getCosInfo, { kind, type, size: blob.size }, { signal })
  await postTwice(form, blob, onProgress, signal)
  const { state, url } = await client.call(Upload.confirm, { object }, { signal })
  return state === 'ready' ? { object, url } : { object, url: await untilReady(object, signal) }
}

/** Brings a video to the server, where `Video.setVideo` publishes it. */
export async function uploadVideo(
  type: VideoType,
  blob: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { object, ...form } = await client.call(Upload.getCosInfo, { kind: 'video', type, size: blob.size }, { signal })
  await postTwice(form, blob, onProgress, signal)
  return object
}

type Form = Pick<Output<typeof Upload.getCosInfo>, 'url' | 'fields'>

/** Phones change networks in the middle of things: the form is good for a second try. */
async function postTwice(form: Form, blob: Blob, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void> {
  for (const last of [false, true]) {
    const status = await postFile(form, blob, onProgress, signal)
    if (status >= 200 && status < 300) return
    if (status >= 400 && status < 500) throw new UploadError('refused')
    if (last) throw new UploadError('network')
  }
}

async function untilReady(object: string, signal: AbortSignal): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    await new Promise((done) => setTimeout(done, POLL_MS))
    const { state, url } = await client.call(Upload.getState, { object }, { signal })
    if (state === 'ready') return url
    if (state === 'refused') throw new UploadError('refused')
  }
  throw new UploadError('slow')
}

/**
 * Posts a file with its form fields; resolves to 0 without a response, and when nothing moves any more. XMLHttpRequest, because fetch
 * reports no upload progress.
 */
function postFile(
  { url, fields }: { url: string; fields: Readonly<Record<string, string>> },
  file: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((done, fail) => {
    signal.throwIfAborted()
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    let stalled = setTimeout(abort, STALLED_MS)
    signal.addEventListener('abort', abort, { once: true })
    request.addEventListener('loadend', () => {
      clearTimeout(stalled)
      signal.removeEventListener('abort', abort)
      if (signal.aborted) fail(signal.reason as Error)
      else done(request.status)
    })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled)
      stalled = setTimeout(abort, STALLED_MS)
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.open('POST', url)
    request.send(form)
  })
}
