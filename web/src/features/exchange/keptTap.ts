import { readRecord, writeStored } from '../../lib/storage.ts'
import type { Wish } from './exchange.state.ts'

/** A tap whose answer has not been seen. Its key is on the device before it is sent, so the same tap can be asked about or repeated. */
export interface KeptTap extends Wish {
  uid: number
  key: string
}

export function readTap({ uid, key, of, give }: Record<string, unknown>): KeptTap | undefined {
  if (!Number.isSafeInteger(uid) || !Number.isSafeInteger(give) || typeof key !== 'string' || (of !== 'votes' && of !== 'coins'))
    return undefined
  return { uid: uid as number, key, of, give: give as number }
}

/** Of this person. Another tab's is found too: the device has one. */
export function keptTap(uid: number): KeptTap | undefined {
  const kept = readRecord('exchange', readTap)
  return kept?.uid === uid ? kept : undefined
}

/** The same wish is the same tap while its answer is not known. */
export function keepTap(uid: number, { of, give }: Wish): KeptTap {
  const before = keptTap(uid)
  if (before?.of === of && before.give === give) return before
  const tap = { uid, of, give, key: crypto.randomUUID() }
  writeStored('exchange', JSON.stringify(tap))
  return tap
}

export function forgetTap({ uid, key }: KeptTap): void {
  if (keptTap(uid)?.key === key) writeStored('exchange', null)
}
