import { MAX_GUESTS, parseIdentity } from '@nimbo/contract'
import type { Participant } from '@nimbo/contract'
import type { RemoteTrack, RemoteTrackPublication, Room } from 'livekit-client'

/** A participant who publishes media, with the received tracks. */
export interface MediaParticipant extends Participant {
  stream: MediaStream
}

interface Sent {
  track: RemoteTrack
  publication: RemoteTrackPublication
}
interface Found {
  person: Pick<Participant, 'uid' | 'role'>
  stream: MediaStream
  camera: Sent | undefined
  microphone: Sent | undefined
}

/** Muted tracks of a guest count as not sent; for the anchor the player knows more. */
function isSent({ role }: Found['person'], sent: Sent | undefined): boolean {
  return sent !== undefined && (role !== 'guest' || !sent.publication.isMuted)
}

/** Gathers what anchor, rival and guests send, one stream each. A person's stream stays the same while their tracks come and go. */
export function gatherParticipants(onChange: (participants: readonly MediaParticipant[]) => void) {
  const found = new Map<string, Found>()

  function tell() {
    const seen = [...found.values()].filter(({ camera, microphone }) => camera ?? microphone)
    const anchor = seen.filter(({ person }) => person.role === 'anchor').slice(0, 1)
    const guests = seen.filter(({ person }) => person.role === 'guest').slice(0, MAX_GUESTS)
    const rival = seen.filter(({ person }) => person.role === 'rival').slice(0, 1)
    onChange(
      [...anchor, ...rival, ...guests].map(({ person, stream, camera, microphone }) => ({
        ...person,
        stream,
        tracks: [
          ...(isSent(person, camera) ? (['camera'] as const) : []),
          ...(isSent(person, microphone) ? (['microphone'] as const) : []),
        ],
      })),
    )
  }

  function add(track: RemoteTrack, publication: RemoteTrackPublication, { identity }: { identity: string }) {
    const known = parseIdentity(identity)
    if (!known) return
    // A viewer who sends has been given a seat.
    const person = { uid: known.uid, role: known.role === 'viewer' ? 'guest' : known.role } as const
    const entry = found.get(identity) ?? { person, stream: new MediaStream(), camera: undefined, microphone: undefined }
    for (const old of entry.stream.getTracks()) if (old.kind === track.mediaStreamTrack.kind) entry.stream.removeTrack(old)
    entry.stream.addTrack(track.mediaStreamTrack)
    entry[track.kind === 'video' ? 'camera' : 'microphone'] = { track, publication }
    found.set(identity, entry)
    tell()
  }

  function remove(track: RemoteTrack, _publication: RemoteTrackPublication, { identity }: { identity: string }) {
    const entry = found.get(identity)
    if (!entry) return
    entry.stream.removeTrack(track.mediaStreamTrack)
    if (entry.camera?.track === track) entry.camera = undefined
    if (entry.microphone?.track === track) entry.microphone = undefined
    tell()
  }

  return {
    add,
    remove,
    /** Tracks muted or unmuted by their sender. */
    tell,
    /** After joining anew: whoever left meanwhile, and what they no longer send, came with no event. */
    prune(room: Room) {
      for (const [identity, entry] of found) {
        const sent = new Set(room.remoteParticipants.get(identity)?.trackPublications.values())
        for (const source of ['camera', 'microphone'] as const) {
          const old = entry[source]
          if (!old || sent.has(old.publication)) continue
          entry.stream.removeTrack(old.track.mediaStreamTrack)
          entry[source] = undefined
        }
        if (!room.remoteParticipants.has(identity)) found.delete(identity)
      }
      tell()
    },
    anchorCamera: () => [...found.values()].find(({ person }) => person.role === 'anchor')?.camera,
    cameras: () => [...found.values()].flatMap(({ camera }) => camera ?? []),
  }
}
