import { randomUUID } from 'node:crypto'
import { AccessToken, type ParticipantInfo, type RoomServiceClient, TrackSource } from 'livekit-server-sdk'
import type { Config } from './config.ts'
import { joinGrant } from './mediaGrant.ts'

const PREFIX = 'preview_'
const JOIN_TTL_SECONDS = 10
const EMPTY_TIMEOUT_SECONDS = 120
/** Whatever budgets let through: more are not connected to one room. */
const MOST_CONNECTED = 100
/** One name: a second device of the anchor takes over from the first. */
const SENDER = 'anchor'

/** Grant that a token was minted for. It travels as metadata, also in the tokens LiveKit refreshes. */
export interface PreviewGrant {
  /** 0: not signed in. */
  uid: number
  sessionId: number
  /** Epoch seconds after which nobody stays, whichever token they hold; 0 for the anchor, who sends the picture. */
  until: number
}
export interface PreviewConnection extends PreviewGrant {
  stream: string
  identity: string
}

/**
 * The picture of a show for people outside, in a media room of its own. LiveKit cannot keep a subscriber from single tracks of a room:
 * only where no sound is sent is none to be had, and only who is not in the show's room counts nowhere as being in it.
 */
export interface Previews {
  /** Opening an open one does nothing. */
  open(stream: string): Promise<void>
  close(stream: string): Promise<void>
  /** The caller has checked that this person may look, or is the anchor. */
  token(stream: string, grant: PreviewGrant): Promise<string>
  /** The show a media room is a preview of. */
  streamOf(room: string): string | undefined
  /** Connections, the anchor's too. */
  connections(stream: string): Promise<PreviewConnection[]>
  readConnection(room: string, info: ParticipantInfo): PreviewConnection | undefined
  removeConnection(connection: PreviewConnection): Promise<void>
}

/** `settle` makes nothing of what is gone already. */
export function createPreviews(
  config: Config['livekit'],
  rooms: RoomServiceClient,
  settle: <T>(work: Promise<T>) => Promise<T | undefined>,
): Previews {
  const streamOf = (room: string) => (room.startsWith(PREFIX) ? room.slice(PREFIX.length) : undefined)

  function readConnection(room: string, { identity, metadata }: ParticipantInfo): PreviewConnection | undefined {
    const stream = streamOf(room)
    if (stream === undefined) return undefined
    // Metadata of any other form was not ours: its time has been over for ever.
    const [, uid = 0, sessionId = 0, until = 1] = /^(\d{1,9}):(\d{1,9}):(\d{1,10})$/.exec(metadata)?.map(Number) ?? []
    return { stream, identity, uid, sessionId, until: identity === SENDER ? until : Math.max(1, until) }
  }

  return {
    open: async (stream) =>
      void (await rooms.createRoom({ name: PREFIX + stream, emptyTimeout: EMPTY_TIMEOUT_SECONDS, maxParticipants: MOST_CONNECTED })),
    async close(stream) {
      await settle(rooms.deleteRoom(PREFIX + stream))
    },
    async token(stream, { uid, sessionId, until }) {
      const sends = until === 0
      const identity = sends ? SENDER : randomUUID()
      const t = new AccessToken(config.key, config.secret, { identity, ttl: JOIN_TTL_SECONDS, metadata: `${uid}:${sessionId}:${until}` })
      t.addGrant(
        joinGrant({
          room: PREFIX + stream,
          canPublish: sends,
          canPublishSources: sends ? [TrackSource.CAMERA] : [],
          canSubscribe: !sends,
          hidden: !sends,
        }),
      )
      return t.toJwt()
    },
    streamOf,
    connections: async (stream) =>
      ((await settle(rooms.listParticipants(PREFIX + stream))) ?? []).flatMap((info) => readConnection(PREFIX + stream, info) ?? []),
    readConnection,
    async removeConnection({ stream, identity }) {
      await settle(rooms.removeParticipant(PREFIX + stream, identity))
    },
  }
}
