import { readStored, writeStored } from './storage.ts'

const MOST_LETTERS = 500
/** A sign-in later than this has another purpose. */
const KEPT_MS = 30 * 60_000
/** Time of storing, and a path of ours: two slashes would lead to another site. */
const stored = /^(\d{1,15}) (\/(?![/\\])[^\\\s]*)$/

const parse = (text: string) => {
  const [, at, path] = stored.exec(text) ?? []
  const age = Date.now() - Number(at)
  return path !== undefined && age >= 0 && age < KEPT_MS ? path : undefined
}

/** The screen a link led to whose visitor has to sign in first. They are taken there afterwards. */
export function storePendingAddress(path: string): void {
  const text = `${Date.now()} ${path}`
  if (parse(text) !== undefined && path.length <= MOST_LETTERS) writeStored('pending-address', text)
}

export function clearPendingAddress(): void {
  writeStored('pending-address', null)
}

/** Used up by reading it, so that a reload does not open it again. */
export function takePendingAddress(): string | undefined {
  const path = parse(readStored('pending-address') ?? '')
  clearPendingAddress()
  return path
}
