import type { UploadForm } from '../platform/storage.ts'

/** Posts a file with an upload form as a browser does; `undefined` leaves a field out. Answers the status. */
export async function sendFile(form: UploadForm, file: Uint8Array, changes: Record<string, string | undefined> = {}): Promise<number> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...form.fields, ...changes })) if (value !== undefined) body.append(name, value)
  body.append('file', new Blob([new Uint8Array(file)]))
  const response = await fetch(form.url, { method: 'POST', body })
  await response.arrayBuffer()
  return response.status
}
