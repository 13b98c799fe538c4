import { readRecord, writeStored } from '../../lib/storage.ts'

/** A wish to withdraw whose answer has not come. Its key was kept before it was sent. */
export interface Tap {
  uid: number
  key: string
  accountid: number
  votes: number
}

function read(raw: Record<string, unknown>): Tap | undefined {
  const { uid, key, accountid, votes } = raw
  const whole = [uid, accountid, votes].every((value) => Number.isSafeInteger(value))
  return whole && typeof key === 'string' ? { uid: uid as number, key, accountid: accountid as number, votes: votes as number } : undefined
}

/** Read from the device each time: another tab's tap counts too. */
export function keptTap(uid: number): Tap | undefined {
  const tap = readRecord('cash-tap', read)
  return tap?.uid === uid ? tap : undefined
}

/** The same wish again, after a reload or in another tab, is the same tap; another wish is a new one. */
export function keepTap(uid: number, accountid: number, votes: number): Tap {
  const before = keptTap(uid)
  if (before?.accountid === accountid && before.votes === votes) return before
  const made = { uid, key: crypto.randomUUID(), accountid, votes }
  writeStored('cash-tap', JSON.stringify(made))
  return made
}

export function forgetTap(key: string): void {
  if (readRecord('cash-tap', read)?.key === key) writeStored('cash-tap', null)
}
