import { room as sampleRoom } from './samples/rooms.ts'

const DisconnectReason = { CLIENT_INITIATED: 1, DUPLICATE_IDENTITY: 2, SERVER_SHUTDOWN: 3 }
const RoomEvent = Object.fromEntries(
  [
    'Disconnected',
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
  setEnabled(on: boolean): void
}

/** One connection of a page, with LiveKit's face as far as the app knows it. */
class FakeRoom {
  readonly remoteParticipants = new Map<string, { trackPublications: Map<string, Publication> }>()
  readonly published: MediaStreamTrack[] = []
  connected = false
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
  removeAllListeners(): this {
    this.#listeners.clear()
    return this
  }
  emit(event: string, ...given: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) (listener as (...all: unknown[]) => void)(...given)
  }
  async connect(): Promise<void> {
    await this.#media.onConnect()
    // One identity, one connection: the server ends the one from before.
    for (const other of this.#media.rooms) if (other.connected) other.end(DisconnectReason.DUPLICATE_IDENTITY)
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
  readonly localParticipant = {
    publishTrack: async (track: MediaStreamTrack) => {
      await this.#media.onPublish(track)
      this.published.push(track)
      const sent = {
        mediaStreamTrack: track,
        isMuted: false,
        replaceTrack: async (next: MediaStreamTrack) => {
          this.published.splice(this.published.indexOf(sent.mediaStreamTrack), 1, next)
          sent.mediaStreamTrack = next
        },
        getRTCStatsReport: async () => undefined,
      }
      return { videoTrack: track.kind === 'video' ? sent : undefined, audioTrack: track.kind === 'audio' ? sent : undefined }
    },
  }
}

/** LiveKit's place in a page under test: it connects at once, takes what is published, and shows an anchor when told to. */
export class FakeMedia {
  readonly rooms: FakeRoom[] = []
  mostAtOnce = 0
  /** Frames the receiver of the anchor's picture has decoded. */
  frames = 0
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
      LogLevel: { silent: 5 },
      setLogLevel: () => undefined,
      Track: { Source: { Camera: 'camera', Microphone: 'microphone' } },
      VideoPreset: class {
        encoding = {}
      },
    }
  }

  /** The anchor comes into the picture of a viewer. */
  sendAnchor(frame: AppWindow, kinds: readonly ('video' | 'audio')[] = ['video', 'audio']): void {
    const identity = String(sampleRoom.uid)
    const trackPublications = new Map<string, Publication>()
    this.room.remoteParticipants.set(identity, { trackPublications })
    for (const kind of kinds) {
      const publication: Publication = { isEnabled: true, isMuted: false, setEnabled: (on) => void (publication.isEnabled = on) }
      trackPublications.set(kind, publication)
      const getRTCStatsReport = async () => new Map([['in', { type: 'inbound-rtp', framesDecoded: this.frames }]])
      const track = { kind, mediaStreamTrack: drawnTrack(frame, kind), getRTCStatsReport }
      this.room.emit('TrackSubscribed', track, publication, { identity })
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
