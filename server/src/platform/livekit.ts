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
import { joinGrant } from './mediaGrant.ts'
import { createPreviews, type Previews } from './previews.ts'

const JOIN_TTL_SECONDS = 90
const EMPTY_TIMEOUT_SECONDS = 120
const REQUEST_SECONDS = 4
/** Longer than joining takes. LiveKit sends pictures before it calls a participant active, to clients that never become so for ever. */
const JOINING_SECONDS = 5

/** Grant that a join token was minted for. It travels as the participant's metadata, also in the tokens LiveKit refreshes. */
export interface JoinGrant {
  sessionId: number
  /** Generation of the admission or the guest's seat: a token of an earlier one was replaced. */
  generation: number
}
/** Participant connected to a media room. A viewer who may send is a guest. */
export interface Connection extends Participant, JoinGrant {
  stream: string
  identity: string
  /** Tells a person's connections apart; blank for an anchor's. */
  connection: string
  /** Tracks that LiveKit lets them send now. `tracks` are those they do send. */
  mayPublish: readonly ParticipantTrack[]
}

/** Participant whose media LiveKit has now. */
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
  /** With its preview. */
  closeRoom(stream: string): Promise<void>
  /** The caller has checked that this person has this role in the show. */
  joinToken(stream: string, participant: Participant, grant: JoinGrant): Promise<string>
  /** The names of all media rooms that exist now. */
  rooms(): Promise<string[]>
  /** Connections to a room, hidden viewers too, each device by itself. */
  connections(stream: string): Promise<Connection[]>
  /** One of them; undefined when it is gone. */
  connection(stream: string, identity: string): Promise<Connection | undefined>
  /** The same of one participant of a webhook, which knows neither rights nor tracks; undefined for a name we did not give. */
  readConnection(stream: string, info: ParticipantInfo): Connection | undefined
  /** Their token stays good until it expires, and LiveKit may have refreshed it: whoever joins is checked again. */
  removeConnection(connection: Pick<Connection, 'stream' | 'identity'>): Promise<void>
  /** Connected participants, with the tracks they send. Empty when the room is gone. */
  participants(stream: string): Promise<Participant[]>
  /** Participants with connected media, as far as LiveKit knows: it takes some seconds to notice that a connection is dead. */
  presence(stream: string): Promise<MediaPresence[]>
  /**
   * Tracks that a viewer's connection may send from now on; none makes a hidden viewer of a guest again, and ends what they send. It stays
   * connected, and its identity and grant stay as they are. Does nothing for a connection that is gone.
   */
  allow(stream: string, uid: number, connection: string, tracks: readonly ParticipantTrack[]): Promise<void>
  /** The same for an anchor, who is seen either way. What they send and may not is ended for everybody. */
  allowAnchor(stream: string, uid: number, tracks: readonly ParticipantTrack[]): Promise<void>
  /** Only the guest can un-mute it. */
  muteMicrophone(stream: string, uid: number, connection: string): Promise<void>
  /** Shows as people see them who are not in them. */
  readonly previews: Previews
  /** Throws when the signature does not match the body. */
  readWebhook(body: string, authorization: string): Promise<WebhookEvent>
  ping(): Promise<void>
}

const sources: Record<ParticipantTrack, TrackSource> = { camera: TrackSource.CAMERA, microphone: TrackSource.MICROPHONE }
const trackNames = new Map(Object.entries(sources).map(([track, source]) => [source, track as ParticipantTrack]))

export function createLiveKit(config: Config['livekit']): LiveKit {
  const rooms = new RoomServiceClient(config.apiUrl, config.key, config.secret, { requestTimeout: REQUEST_SECONDS })
  const receiver = new WebhookReceiver(config.key, config.secret)

  const joinToken: LiveKit['joinToken'] = (stream, { uid, role, tracks }, { sessionId, generation }) => {
    const identity = participantIdentity(role === 'guest' ? 'viewer' : role, uid, randomUUID())
    const t = new AccessToken(config.key, config.secret, { identity, ttl: JOIN_TTL_SECONDS, metadata: `${sessionId}:${generation}` })
    t.addGrant(
      joinGrant({
        room: stream,
        // No sources means every source to LiveKit, so somebody without tracks must not publish at all.
        canPublish: tracks.length > 0,
        canPublishSources: tracks.map((track) => sources[track]),
        canSubscribe: role !== 'rival',
        hidden: role === 'viewer',
      }),
    )
    return t.toJwt()
  }

  const previews = createPreviews(config, rooms, (work) => work.catch(ignoreMissing))
  const list = async (stream: string) => (await rooms.listParticipants(stream).catch(ignoreMissing)) ?? []

  return {
    openRoom: async (stream) => void (await rooms.createRoom({ name: stream, emptyTimeout: EMPTY_TIMEOUT_SECONDS })),
    closeRoom: async (stream) => {
      await Promise.all([rooms.deleteRoom(stream).catch(ignoreMissing), previews.close(stream)])
    },
    joinToken,
    rooms: async () => (await rooms.listRooms()).map((room) => room.name),
    connections: async (stream) => (await list(stream)).flatMap((info) => connectionOf(stream, info) ?? []),
    async connection(stream, identity) {
      const info = await rooms.getParticipant(stream, identity).catch(ignoreMissing)
      return info && connectionOf(stream, info)
    },
    readConnection: connectionOf,
    async removeConnection({ stream, identity }) {
      await rooms.removeParticipant(stream, identity).catch(ignoreMissing)
    },
    participants: async (stream) =>
      (await list(stream)).flatMap((info) => connectionOf(stream, info) ?? []).map(({ uid, role, tracks }) => ({ uid, role, tracks })),
    presence: async (stream) => (await list(stream)).flatMap(presenceOf),
    async allow(stream, uid, connection, tracks) {
      const canPublish = tracks.length > 0
      const permission = {
        ...unchangeable,
        canPublish,
        canPublishSources: tracks.map((track) => sources[track]),
        hidden: !canPublish,
      }
      await rooms.updateParticipant(stream, participantIdentity('viewer', uid, connection), { permission }).catch(ignoreMissing)
    },
    async allowAnchor(stream, uid, tracks) {
      const permission = {
        ...unchangeable,
        canPublish: tracks.length > 0,
        canPublishSources: tracks.map((track) => sources[track]),
        hidden: false,
      }
      await rooms.updateParticipant(stream, participantIdentity('anchor', uid, ''), { permission }).catch(ignoreMissing)
    },
    async muteMicrophone(stream, uid, connection) {
      const identity = participantIdentity('viewer', uid, connection)
      const found = await rooms.getParticipant(stream, identity).catch(ignoreMissing)
      const sent = found?.tracks.filter((t) => t.source === TrackSource.MICROPHONE && !t.muted) ?? []
      await Promise.all(sent.map(({ sid }) => rooms.mutePublishedTrack(stream, identity, sid, true).catch(ignoreMissing)))
    },
    previews,
    readWebhook: (body, authorization) => receiver.receive(body, authorization),
    ping: async () => void (await rooms.listRooms([])),
  }
}

function presenceOf({ identity, sid, state, tracks, joinedAtMs }: ParticipantInfo): MediaPresence[] {
  const known = parseIdentity(identity)
  const isActive = state === ParticipantInfo_State.ACTIVE
  const receives = state === ParticipantInfo_State.JOINED && Date.now() - Number(joinedAtMs) > JOINING_SECONDS * 1000
  if (!known || !(isActive || (receives && known.role !== 'anchor' && known.role !== 'rival'))) return []
  return [{ uid: known.uid, role: known.role, connection: sid, picture: tracks.some((t) => t.source === TrackSource.CAMERA && !t.muted) }]
}

/** LiveKit replaces a permission as a whole: what is left out would be taken away or, for some fields, granted. */
const unchangeable = {
  canSubscribe: true,
  canPublishData: false,
  canUpdateMetadata: false,
  canSubscribeMetrics: false,
  recorder: false,
  agent: false,
} as const

function mayPublish({ permission }: ParticipantInfo): ParticipantTrack[] {
  if (!permission?.canPublish) return []
  const granted = permission.canPublishSources.flatMap((source) => trackNames.get(source) ?? [])
  // No sources means every source to LiveKit.
  return granted.length > 0 ? granted : [...trackNames.values()]
}

function connectionOf(stream: string, info: ParticipantInfo): Connection | undefined {
  const { identity, metadata, tracks } = info
  const known = parseIdentity(identity)
  // Metadata of any other form names no session, and nobody is admitted without one.
  const [, sessionId = 0, generation = 0] = /^(\d{1,9}):(\d{1,9})$/.exec(metadata)?.map(Number) ?? []
  if (!known) return undefined
  const may = mayPublish(info)
  const role = known.role === 'viewer' && may.length > 0 ? 'guest' : known.role
  const sent = tracks.flatMap((t) => trackNames.get(t.source) ?? [])
  return { ...known, role, stream, identity, sessionId, generation, mayPublish: may, tracks: sent }
}

/** A room that is gone is what closing wants, and nobody is in it; any other failure is thrown. */
function ignoreMissing(e: unknown): undefined {
  if (e instanceof Error && 'code' in e && e.code === 'not_found') return undefined
  throw e
}
