import { readStored, writeStored } from './storage.ts'

const key = 'device'

/** A name this browser gave itself. A device that signed in before is let in while strangers guess at the phone. */
export function deviceName(): string {
  const known = readStored(key)
  if (known) return known
  const made = crypto.randomUUID()
  writeStored(key, made)
  return made
}
