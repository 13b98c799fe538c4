const TIMEOUT_MS = 5_000
/** Keys and answers of providers are a few kilobytes. */
const MAX_BYTES = 256 * 1024

/**
 * `fetch` for answers of providers: one deadline for the whole answer, a limit on its decompressed size, and no redirects, which would
 * send our secrets wherever they point.
 */
export async function outsideFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
  const response = await fetch(url, { ...init, redirect: 'error', signal })
  return new Response(await limitedBody(response), { status: response.status, headers: response.headers })
}

async function limitedBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
