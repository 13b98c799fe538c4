import { readRecord, writeStored } from '../../lib/storage.ts'

/** A wish to withdraw. Its key is on the device before it is sent. */
export interface Tap {
  uid: number
  key: string
  accountid: number
  votes: number
  /** When its answer came, by this device's clock; 0 while it has not. */
  doneAt: number
}
type Wish = Pick<Tap, 'uid' | 'accountid' | 'votes'>

function read(raw: Record<string, unknown>): Tap | undefined {
  const { uid, key, accountid, votes, doneAt } = raw
  const whole = [uid, accountid, votes, doneAt].every((value) => Number.isSafeInteger(value))
  if (!whole || typeof key !== 'string') return undefined
  return { uid: uid as number, key, accountid: accountid as number, votes: votes as number, doneAt: doneAt as number }
}

const stored = () => readRecord('cash-tap', read)
const write = (tap: Tap) => writeStored('cash-tap', JSON.stringify(tap))

/** One whose answer never came. Read from the device each time: another tab's counts too. */
export function openTap(uid: number): Tap | undefined {
  const tap = stored()
  return tap?.uid === uid && tap.doneAt === 0 ? tap : undefined
}

/**
 * The same wish is the same tap while it has no answer, and also afterwards for a page that was drawn before the answer came:
 * a second tab does not know yet that it has been asked for.
 */
function tapFor(wish: Wish, drawnAt: number): Tap {
  const before = stored()
  const same = before?.uid === wish.uid && before.accountid === wish.accountid && before.votes === wish.votes
  if (same && (before.doneAt === 0 || before.doneAt > drawnAt)) return before
  const made = { ...wish, key: crypto.randomUUID(), doneAt: 0 }
  write(made)
  return made
}

/** Two tabs at the same moment take turns, so that the second finds what the first has kept. */
export async function keepTap(wish: Wish, drawnAt: number): Promise<Tap> {
  const keep = () => tapFor(wish, drawnAt)
  return 'locks' in navigator ? navigator.locks.request('cash-tap', keep) : keep()
}

export function finishTap(key: string): void {
  const tap = stored()
  if (tap?.key === key) write({ ...tap, doneAt: Date.now() })
}

export function forgetTap(key: string): void {
  if (stored()?.key === key) writeStored('cash-tap', null)
}
