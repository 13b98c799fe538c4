import { me } from './samples/people.ts'
import { room as sampleRoom } from './samples/rooms.ts'

const DisconnectReason = { CLIENT_INITIATED: 1, DUPLICATE_IDENTITY: 2, SERVER_SHUTDOWN: 3 }
const RoomEvent = Object.fromEntries(
  [
    'Disconnected',
    'ParticipantPermissionsChanged',
    'Reconnected',
    'Reconnecting',
    'SignalReconnecting',
    'TrackMuted',
    'TrackSubscribed',
    'TrackUnmuted',
    'TrackUnsubscribed',
  ].map((name) => [name, name]),
)

type AppWindow = Window & typeof globalThis
type Listener = (...given: never[]) => void
interface Publication {
  isEnabled: boolean
  isMuted: boolean
  kind: 'video' | 'audio'
  setEnabled(on: boolean): void
  setSubscribed(on: boolean): void
}

/** Like LiveKit's: whatever it wraps is switched on a moment later, and muting switches it off. */
class FakeLocalTrack {
  mediaStreamTrack: MediaStreamTrack
  isMuted = false
  onMuted: (muted: boolean) => void = () => undefined
  onReplaced: (next: MediaStreamTrack) => void = () => undefined

  constructor(track: MediaStreamTrack) {
    this.mediaStreamTrack = track
    void Promise.resolve().then(() => void (track.enabled = !this.isMuted))
  }
  async #set(muted: boolean): Promise<void> {
    this.isMuted = muted
    this.mediaStreamTrack.enabled = !muted
    this.onMuted(muted)
  }
  readonly mute = () => this.#set(true)
  readonly unmute = () => this.#set(false)
  async replaceTrack(next: MediaStreamTrack): Promise<void> {
    this.onReplaced(next)
    this.mediaStreamTrack = next
    next.enabled = !this.isMuted
  }
}

/** One connection of a page, with LiveKit's face as far as the app knows it. */
class FakeRoom {
  readonly remoteParticipants = new Map<string, { trackPublications: Map<string, Publication> }>()
  readonly engine = {}
  readonly published: MediaStreamTrack[] = []
  connected = false
  token = ''
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #media: FakeMedia

  constructor(media: FakeMedia) {
    this.#media = media
    media.rooms.push(this)
  }
  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
    return this
  }
  off(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }
  removeAllListeners(): this {
    this.#listeners.clear()
    return this
  }
  emit(event: string, ...given: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as (...all: unknown[]) => void)(...given)
  }
  async connect(_url?: string, token = ''): Promise<void> {
    this.token = token
    await this.#media.onConnect()
    // One identity, one connection: the server ends the one from before.
    for (const other of this.#media.rooms) if (other.connected && other.token === token) other.end(DisconnectReason.DUPLICATE_IDENTITY)
    this.connected = true
    this.#media.mostAtOnce = Math.max(this.#media.mostAtOnce, this.#media.rooms.filter((room) => room.connected).length)
    this.#media.onJoined(this)
  }
  async disconnect(): Promise<void> {
    await Promise.resolve()
    this.end(DisconnectReason.CLIENT_INITIATED)
  }
  /** As LiveKit does: also whoever disconnects is told so. */
  end(reason: number = DisconnectReason.SERVER_SHUTDOWN): void {
    if (!this.connected) return
    this.connected = false
    this.emit('Disconnected', reason)
  }
  /** The right to send, as the server says it: without it what was sent is ended. The event may come more than once. */
  permit(canPublish: boolean): void {
    this.localParticipant.permissions = { canPublish }
    if (!canPublish) this.published.splice(0)
    this.emit('ParticipantPermissionsChanged')
  }
  readonly localParticipant = {
    identity: `${me.id}:fake`,
    permissions: undefined as { canPublish: boolean } | undefined,
    unpublishTrack: async (sent: MediaStreamTrack | { mediaStreamTrack: MediaStreamTrack }) => {
      await Promise.resolve()
      const at = this.published.indexOf('mediaStreamTrack' in sent ? sent.mediaStreamTrack : sent)
      if (at >= 0) this.published.splice(at, 1)
    },
    publishTrack: async (given: MediaStreamTrack | FakeLocalTrack) => {
      const sent = 'mediaStreamTrack' in given ? given : new FakeLocalTrack(given)
      const track = sent.mediaStreamTrack
      await this.#media.onPublish(track)
      this.published.push(track)
      sent.onReplaced = (next) => void this.published.splice(this.published.indexOf(sent.mediaStreamTrack), 1, next)
      sent.onMuted = (muted) => {
        this.#media.mutedKinds[muted ? 'add' : 'delete'](track.kind)
        this.emit(muted ? 'TrackMuted' : 'TrackUnmuted', publication, { isLocal: true })
      }
      if (sent.isMuted) this.#media.mutedKinds.add(track.kind)
      Object.assign(sent, {
        sender: {
          getParameters: () => ({ encodings: [{}] }),
          setParameters: async (limits: { encodings: RTCRtpEncodingParameters[] }) => void this.#media.encodings.push(...limits.encodings),
        },
        getRTCStatsReport: async () => this.#media.uplink,
      })
      const publication = {
        kind: track.kind,
        track: sent,
        get isMuted() {
          return sent.isMuted
        },
        mute: () => sent.mute(),
        unmute: () => sent.unmute(),
        videoTrack: track.kind === 'video' ? sent : undefined,
        audioTrack: track.kind === 'audio' ? sent : undefined,
      }
      return publication
    },
  }
}

/** LiveKit's place in a page under test: it connects at once, takes what is published, and shows an anchor when told to. */
export class FakeMedia {
  readonly rooms: FakeRoom[] = []
  mostAtOnce = 0
  /** Senders' report of the connection to the server. */
  uplink: Map<string, object> | undefined
  /** Kinds published and muted, and the limits of every sender. */
  readonly mutedKinds = new Set<string>()
  readonly encodings: RTCRtpEncodingParameters[] = []
  /** Frames the receiver of the anchor's picture has decoded; it goes on with every look, unless the picture stands still. */
  frames = 0
  still = false
  onConnect: () => Promise<void> | void = () => undefined
  onPublish: (track: MediaStreamTrack) => Promise<void> | void = () => undefined
  onJoined: (room: FakeRoom) => void = () => undefined

  get room(): FakeRoom {
    return this.rooms.findLast((room) => room.connected)!
  }

  livekitIn(_frame?: AppWindow): object {
    const makeRoom = () => new FakeRoom(this)
    return {
      Room: function Room() {
        return makeRoom()
      },
      RoomEvent,
      DisconnectReason,
      DefaultReconnectPolicy: function DefaultReconnectPolicy() {},
      LocalAudioTrack: FakeLocalTrack,
      LocalVideoTrack: FakeLocalTrack,
      LogLevel: { silent: 5 },
      setLogLevel: () => undefined,
      Track: { Source: { Camera: 'camera', Microphone: 'microphone' } },
      VideoPreset: class {
        encoding = {}
      },
    }
  }

  /** The anchor comes into the picture of a viewer. */
  sendAnchor(frame: AppWindow, kinds: readonly ('video' | 'audio')[] = ['video', 'audio'], room = this.room): void {
    this.send(frame, String(sampleRoom.uid), kinds, room)
  }

  /** A guest comes into the picture. */
  sendGuest(frame: AppWindow, uid: number, kinds: readonly ('video' | 'audio')[] = ['video', 'audio'], room = this.room): void {
    this.send(frame, `${uid}:there`, kinds, room)
  }

  private send(frame: AppWindow, identity: string, kinds: readonly ('video' | 'audio')[], room: FakeRoom): void {
    const trackPublications = new Map<string, Publication>()
    room.remoteParticipants.set(identity, { trackPublications })
    for (const kind of kinds) {
      const getRTCStatsReport = async () =>
        new Map([['in', { type: 'inbound-rtp', framesDecoded: this.still ? this.frames : (this.frames += 1) }]])
      const track = { kind, mediaStreamTrack: drawnTrack(frame, kind), getRTCStatsReport }
      const publication: Publication = {
        kind,
        isEnabled: true,
        isMuted: false,
        setEnabled: (on) => void (publication.isEnabled = on),
        setSubscribed: (on) => room.emit(on ? 'TrackSubscribed' : 'TrackUnsubscribed', track, publication, { identity }),
      }
      trackPublications.set(kind, publication)
      publication.setSubscribed(true)
    }
  }
}

/** A picture that moves, or a silence, made by the page itself. */
function drawnTrack(frame: AppWindow, kind: 'video' | 'audio'): MediaStreamTrack {
  if (kind === 'audio') return new frame.AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0]!
  const canvas = frame.document.createElement('canvas')
  Object.assign(canvas, { width: 90, height: 160 })
  const context = canvas.getContext('2d')!
  frame.setInterval(() => {
    context.fillStyle = `hsl(${Date.now() % 360} 80% 50%)`
    context.fillRect(0, 0, 90, 160)
  }, 50)
  return canvas.captureStream(20).getVideoTracks()[0]!
}
