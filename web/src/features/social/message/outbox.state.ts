/** A message on its way from this device: written down before it is sent, under the name that makes a repeat the same one. */
export interface Outgoing {
  key: string
  uid: number
  touid: number
  kind: 'text' | 'image'
  content: string
  /** A picture that was uploaded; empty until it is. */
  object: string
  width: number
  height: number
  /** Time of writing, in epoch seconds. */
  at: number
  /** Reason it was not sent, in the server's words or one of the two below; empty while it waits. */
  failed: string
}

/** The server does not take it as a picture. */
export const REFUSED_PICTURE = 'picture'
/** It was not uploaded yet when its page was closed, and is nowhere else. */
export const LOST_PICTURE = 'lost'

/** Beyond, nobody is writing any more. */
export const MOST_WAITING = 200

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value)

/** From the device; undefined for what is none of ours. */
export function parseOutgoing(raw: Record<string, unknown>): Outgoing | undefined {
  const { key, uid, touid, kind, content, object, width, height, at, failed } = raw
  if (!isText(key) || !isText(content) || !isText(object) || !isText(failed) || (kind !== 'text' && kind !== 'image')) return undefined
  if (!isCount(uid) || !isCount(touid) || !isCount(width) || !isCount(height) || !isCount(at)) return undefined
  return { key, uid, touid, kind, content, object, width, height, at, failed }
}

export const without = (list: readonly Outgoing[], key: string): Outgoing[] => list.filter((one) => one.key !== key)
export const changed = (list: readonly Outgoing[], key: string, part: Partial<Outgoing>): Outgoing[] =>
  list.map((one) => (one.key === key ? { ...one, ...part } : one))

/** Messages of this person still to send, in the order they were written, without refused ones. */
export const waitingOf = (list: readonly Outgoing[], uid: number): Outgoing[] => list.filter((one) => one.uid === uid && one.failed === '')
