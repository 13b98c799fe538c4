import { readStored, writeStored } from './storage.ts'

const MOST_LETTERS = 500
/** A path of ours: two slashes would lead to another site. */
const ownPath = /^\/(?![/\\])[^\\\s]*$/

/** The screen a link led to whose visitor has to sign in first. They are taken there afterwards. */
export function storePendingAddress(path: string): void {
  if (ownPath.test(path) && path.length <= MOST_LETTERS) writeStored('pending-address', path)
}

export function clearPendingAddress(): void {
  writeStored('pending-address', null)
}

/** Used up by reading it, so that a reload does not open it again. */
export function takePendingAddress(): string | undefined {
  const path = readStored('pending-address') ?? ''
  clearPendingAddress()
  return ownPath.test(path) ? path : undefined
}
