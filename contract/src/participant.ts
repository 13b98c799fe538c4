/** Tracks of a participant: the picture and the sound. */
export type ParticipantTrack = 'camera' | 'microphone'

/** `anchor`, up to four `guest`s and the `rival` of a battle are seen and heard; a `viewer` is hidden and only watches. */
export type ParticipantRole = 'anchor' | 'guest' | 'rival' | 'viewer'

/** A person in the picture of a room. `tracks` are those they may send on the server, and those they do send in a browser. */
export interface Participant {
  uid: number
  role: ParticipantRole
  tracks: readonly ParticipantTrack[]
}

export const MAX_GUESTS = 4

const RIVAL = 'pk:'

/**
 * The name a participant joins the media room under. Anchor and rival have one each, so a second device of theirs takes over from the first; everybody
 * else has one per `connection`, so that two tabs both play. A guest is a viewer of whom one connection was given the right to send: they
 * keep its name, because another one would mean to connect anew.
 */
export function participantIdentity(role: 'anchor' | 'rival' | 'viewer', uid: number, connection: string): string {
  if (role === 'rival') return `${RIVAL}${uid}`
  return role === 'anchor' ? String(uid) : `${uid}:${connection}`
}

/** Undefined for a name that `participantIdentity` did not make. Whether a viewer is a guest is not in their name: guests are those who may send. */
export function parseIdentity(identity: string): { uid: number; role: 'anchor' | 'rival' | 'viewer'; connection: string } | undefined {
  const [, rival, uid, connection] = /^(pk:)?(\d+)(?::(.+))?$/.exec(identity) ?? []
  if (uid === undefined || (rival !== undefined && connection !== undefined)) return undefined
  if (rival !== undefined) return { uid: Number(uid), role: 'rival', connection: '' }
  return { uid: Number(uid), role: connection === undefined ? 'anchor' : 'viewer', connection: connection ?? '' }
}
