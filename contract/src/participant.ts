/** What a participant sends: the picture and the sound. */
export type ParticipantTrack = 'camera' | 'microphone'

/** `anchor` and up to four `guest`s are seen and heard; a `viewer` is hidden and only watches. */
export type ParticipantRole = 'anchor' | 'guest' | 'viewer'

/** A person in the picture of a room. `tracks` are those they may send on the server, and those they do send in a browser. */
export interface Participant {
  uid: number
  role: ParticipantRole
  tracks: readonly ParticipantTrack[]
}

export const MAX_GUESTS = 4

const GUEST = 'guest'

/**
 * The name a participant joins the media room under. Anchor and guest have one each, so a second device of theirs takes
 * over from the first; a viewer has one per `connection`, so that two tabs both play.
 */
export function participantIdentity(role: ParticipantRole, uid: number, connection: string): string {
  return role === 'anchor' ? String(uid) : `${uid}:${role === 'guest' ? GUEST : connection}`
}

/** Undefined for a name that `participantIdentity` did not make. */
export function parseIdentity(identity: string): Pick<Participant, 'uid' | 'role'> | undefined {
  const [, uid, suffix] = /^(\d+)(?::(.+))?$/.exec(identity) ?? []
  if (uid === undefined) return undefined
  return { uid: Number(uid), role: suffix === undefined ? 'anchor' : suffix === GUEST ? 'guest' : 'viewer' }
}
