const STALLED_MS = 60_000

/**
 * Posts a file with the fields of its form; 0 when no answer came. An XMLHttpRequest, because fetch does not tell how much of a
 * body has left.
 */
export function postFile(
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
    signal.addEventListener('abort', abort, { once: true })
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort)
      if (signal.aborted) fail(signal.reason as Error)
      else done(request.status)
    })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.open('POST', url)
    request.timeout = STALLED_MS
    request.send(form)
  })
}
