import { randomUUID } from 'node:crypto'
import { parseIdentity, type Participant, participantIdentity, type ParticipantTrack } from '@nimbo/contract'
import {
  AccessToken,
  type ParticipantInfo,
  ParticipantInfo_State,
  RoomServiceClient,
  TrackSource,
  type WebhookEvent,
  WebhookReceiver,
} from 'livekit-server-sdk'
import type { Config } from './config.ts'

const JOIN_TTL_SECONDS = 90
const EMPTY_TIMEOUT_SECONDS = 120
const REQUEST_SECONDS = 4
/** Longer than joining takes. LiveKit sends pictures before it calls a participant active, to clients that never become so for ever. */
const JOINING_SECONDS = 5

/** What a join token was minted for. It travels as the participant's metadata, also in the tokens LiveKit refreshes. */
export interface JoinGrant {
  sessionId: number
  /** Of the admission or the guest's seat: a token of an earlier generation was replaced. */
  generation: number
}
/** Somebody connected to a media room. */
export interface Connection extends Participant, JoinGrant {
  stream: string
  identity: string
}

/** Somebody whose media LiveKit has now. */
export interface MediaPresence extends Pick<Participant, 'uid' | 'role'> {
  /** Another one after every join. */
  connection: string
  /** Sends a camera that is not switched off. */
  picture: boolean
}

/** Pictures and sound. Rooms exist only when the server opens them; anchor and guests send what they were granted, viewers are hidden and only watch. */
export interface LiveKit {
  /** Opening an open room does nothing. */
  openRoom(stream: string): Promise<void>
  closeRoom(stream: string): Promise<void>
  /** The caller has checked that this person has this role in the show. */
  joinToken(stream: string, participant: Participant, grant: JoinGrant): Promise<string>
  /** The names of all media rooms that exist now. */
  rooms(): Promise<string[]>
  /** Everybody connected to a room, hidden viewers too, each device by itself. */
  connections(stream: string): Promise<Connection[]>
  /** The same of one participant of a webhook; undefined for a name we did not give. */
  readConnection(stream: string, info: ParticipantInfo): Connection | undefined
  /** Their token stays good until it expires, and LiveKit may have refreshed it: whoever joins is checked again. */
  removeConnection(connection: Pick<Connection, 'stream' | 'identity'>): Promise<void>
  /** Who is connected, with the tracks they send. Nobody when the room is gone. */
  participants(stream: string): Promise<Participant[]>
  /** Whose media is connected, as far as LiveKit knows: it takes some seconds to notice that a connection is dead. */
  presence(stream: string): Promise<MediaPresence[]>
  /** Takes a guest out of the picture; as a viewer they may stay. */
  removeGuest(stream: string, uid: number): Promise<void>
  /** Throws when the signature does not match the body. */
  readWebhook(body: string, authorization: string): Promise<WebhookEvent>
  ping(): Promise<void>
}

const sources: Record<ParticipantTrack, TrackSource> = { camera: TrackSource.CAMERA, microphone: TrackSource.MICROPHONE }
const trackNames = new Map(Object.entries(sources).map(([track, source]) => [source, track as ParticipantTrack]))

export function createLiveKit(config: Config['livekit']): LiveKit {
  const rooms = new RoomServiceClient(config.apiUrl, config.key, config.secret, { requestTimeout: REQUEST_SECONDS })
  const receiver = new WebhookReceiver(config.key, config.secret)

  // Every permission is spelt out: LiveKit grants those left unset.
  const joinToken: LiveKit['joinToken'] = (stream, { uid, role, tracks }, { sessionId, generation }) => {
    const identity = participantIdentity(role, uid, randomUUID())
    const t = new AccessToken(config.key, config.secret, { identity, ttl: JOIN_TTL_SECONDS, metadata: `${sessionId}:${generation}` })
    t.addGrant({
      roomJoin: true,
      room: stream,
      // No sources means every source to LiveKit, so somebody without tracks must not publish at all.
      canPublish: tracks.length > 0,
      canPublishSources: tracks.map((track) => sources[track]),
      canPublishData: false,
      canSubscribe: true,
      canUpdateOwnMetadata: false,
      canSubscribeMetrics: false,
      hidden: role === 'viewer',
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

  const list = async (stream: string) => (await rooms.listParticipants(stream).catch(ignoreMissing)) ?? []

  return {
    openRoom: async (stream) => void (await rooms.createRoom({ name: stream, emptyTimeout: EMPTY_TIMEOUT_SECONDS })),
    closeRoom: async (stream) => {
      await rooms.deleteRoom(stream).catch(ignoreMissing)
    },
    joinToken,
    rooms: async () => (await rooms.listRooms()).map((room) => room.name),
    connections: async (stream) => (await list(stream)).flatMap((info) => connectionOf(stream, info) ?? []),
    readConnection: connectionOf,
    async removeConnection({ stream, identity }) {
      await rooms.removeParticipant(stream, identity).catch(ignoreMissing)
    },
    participants: async (stream) =>
      (await list(stream)).flatMap((info) => connectionOf(stream, info) ?? []).map(({ uid, role, tracks }) => ({ uid, role, tracks })),
    presence: async (stream) => (await list(stream)).flatMap(presenceOf),
    async removeGuest(stream, uid) {
      await rooms.removeParticipant(stream, participantIdentity('guest', uid, '')).catch(ignoreMissing)
    },
    readWebhook: (body, authorization) => receiver.receive(body, authorization),
    ping: async () => void (await rooms.listRooms([])),
  }
}

function presenceOf({ identity, sid, state, tracks, joinedAtMs }: ParticipantInfo): MediaPresence[] {
  const known = parseIdentity(identity)
  const isActive = state === ParticipantInfo_State.ACTIVE
  const receives = state === ParticipantInfo_State.JOINED && Date.now() - Number(joinedAtMs) > JOINING_SECONDS * 1000
  if (!known || !(isActive || (receives && known.role !== 'anchor'))) return []
  return [{ uid: known.uid, role: known.role, connection: sid, picture: tracks.some((t) => t.source === TrackSource.CAMERA && !t.muted) }]
}

function connectionOf(stream: string, { identity, metadata, tracks }: ParticipantInfo): Connection | undefined {
  const known = parseIdentity(identity)
  // Metadata of any other form names no session, and nobody is admitted without one.
  const [, sessionId = 0, generation = 0] = /^(\d{1,9}):(\d{1,9})$/.exec(metadata)?.map(Number) ?? []
  return known && { ...known, stream, identity, sessionId, generation, tracks: tracks.flatMap((t) => trackNames.get(t.source) ?? []) }
}

/** A room that is gone is what closing wants, and nobody is in it; any other failure is thrown. */
function ignoreMissing(e: unknown): undefined {
  if (e instanceof Error && 'code' in e && e.code === 'not_found') return undefined
  throw e
}
