import { AccessToken, RoomServiceClient, TrackSource, WebhookReceiver, type WebhookEvent } from 'livekit-server-sdk'
import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'

const JOIN_TTL_SECONDS = 90
const EMPTY_TIMEOUT_SECONDS = 120

/** Pictures and sound. Rooms exist only when the server opens them, and everybody but the anchor is hidden and can only watch. */
export interface LiveKit {
  /** Opening an open room does nothing. */
  openRoom(stream: string): Promise<void>
  closeRoom(stream: string): Promise<void>
  anchorToken(stream: string, uid: number, sessionId: number): Promise<string>
  viewerToken(stream: string, uid: number, sessionId: number): Promise<string>
  /** Takes a person's devices out of a room. They may hold a token that is good for another minute, so joining is watched as well. */
  removeDevices(stream: string, uid: number, sessionIds: readonly number[]): Promise<void>
  /** Whether the anchor is connected. False when the room is gone. */
  anchorIsOn(stream: string, uid: number): Promise<boolean>
  /** Throws when the signature does not match the body. */
  readWebhook(body: string, authorization: string): Promise<WebhookEvent>
  ping(): Promise<void>
}

/** The anchor's identity is the plain uid, so a second device of theirs takes over; a viewer's is per connection, so two tabs both play. */
const anchorIdentity = (uid: number) => String(uid)
/** Whose device takes part. */
export const uidOf = (identity: string) => Number(identity.split(':')[0])

export function createLiveKit(config: Config['livekit']): LiveKit {
  const rooms = new RoomServiceClient(config.apiUrl, config.key, config.secret)
  const receiver = new WebhookReceiver(config.key, config.secret)

  // Every permission is spelt out: LiveKit grants those left unset.
  const token = (identity: string, stream: string, sessionId: number, publisher: boolean) => {
    const t = new AccessToken(config.key, config.secret, { identity, ttl: JOIN_TTL_SECONDS, metadata: String(sessionId) })
    t.addGrant({
      roomJoin: true,
      room: stream,
      canPublish: publisher,
      canPublishSources: publisher ? [TrackSource.CAMERA, TrackSource.MICROPHONE] : [],
      canPublishData: false,
      canSubscribe: true,
      canUpdateOwnMetadata: false,
      canSubscribeMetrics: false,
      hidden: !publisher,
      roomAdmin: false,
      roomCreate: false,
      roomList: false,
      roomRecord: false,
      ingressAdmin: false,
      recorder: false,
      agent: false,
    })
    return t.toJwt()
  }

  return {
    openRoom: async (stream) => void (await rooms.createRoom({ name: stream, emptyTimeout: EMPTY_TIMEOUT_SECONDS })),
    closeRoom: async (stream) => {
      await rooms.deleteRoom(stream).catch(ignoreMissing)
    },
    anchorToken: (stream, uid, sessionId) => token(anchorIdentity(uid), stream, sessionId, true),
    viewerToken: (stream, uid, sessionId) => token(`${uid}:${randomUUID()}`, stream, sessionId, false),
    async removeDevices(stream, uid, sessionIds) {
      const people = (await rooms.listParticipants(stream).catch(ignoreMissing)) ?? []
      const theirs = people.filter((p) => uidOf(p.identity) === uid && sessionIds.includes(Number(p.metadata)))
      for (const { identity } of theirs) await rooms.removeParticipant(stream, identity).catch(ignoreMissing)
    },
    async anchorIsOn(stream, uid) {
      const people = await rooms.listParticipants(stream).catch(ignoreMissing)
      return people?.some((p) => p.identity === anchorIdentity(uid)) ?? false
    },
    readWebhook: (body, authorization) => receiver.receive(body, authorization),
    ping: async () => void (await rooms.listRooms([])),
  }
}

/** A room that is gone is what closing wants and what "not on" means; any other failure is told. */
function ignoreMissing(e: unknown): undefined {
  if (e instanceof Error && 'code' in e && e.code === 'not_found') return undefined
  throw e
}
