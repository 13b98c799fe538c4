/** Code that could not be fetched: a newer release replaced it, or the network is gone. */
export class CodeGone extends Error {
  override readonly name = 'CodeGone'
}

/** Fetches a part of the page; a failure says that it was the fetching that failed. */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new CodeGone('code not fetched', { cause })
  }
}

const meta = 'meta[name="nimbo-release"]'
/** Build of this page; empty during development. */
export const release = (): string => document.querySelector<HTMLMetaElement>(meta)?.content ?? ''

/** update: the server has another release than this page, which only loading it anew brings. */
export type ChunkFailure = 'update' | 'network'

export async function chunkFailure(): Promise<ChunkFailure> {
  try {
    const response = await fetch('/index', { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const theirs = page.querySelector<HTMLMetaElement>(meta)?.content
    return response.ok && theirs !== undefined && theirs !== release() ? 'update' : 'network'
  } catch {
    return 'network'
  }
}
