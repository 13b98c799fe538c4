import { joinRoom } from './joinRoom.ts'
import type { Media } from './joinRoom.ts'
import { gatherParticipants } from './participants.ts'
import type { MediaParticipant } from './participants.ts'
import { faceOf, newPlayer, playerAfter } from './player.state.ts'
import type { ElementEvent, PlayerEvent, PlayerFace } from './player.state.ts'

export interface WatchOptions {
  media: Media
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
  onParticipants: (participants: readonly MediaParticipant[]) => void
  /** What the viewer is told of the anchor's video. */
  onFace: (face: PlayerFace) => void
}

const TICK_MS = 1000
const HIDDEN_MS = 8000

/** Receives a room's media and tells how the anchor's video is doing. */
export function watch({ media, refresh, isRefusal, onParticipants, onFace }: WatchOptions) {
  const people = gatherParticipants(tell)
  let player = newPlayer
  let frames = 0
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function put(event: PlayerEvent) {
    const before = faceOf(player)
    player = playerAfter(player, event)
    const face = faceOf(player)
    if (face !== before) onFace(face)
  }

  function tell(participants: readonly MediaParticipant[]) {
    noteCamera()
    onParticipants(participants)
  }

  function noteCamera() {
    const camera = people.anchorCamera()
    put({ type: 'camera', is: !camera ? 'none' : camera.publication.isMuted ? 'off' : 'on' })
  }

  async function count(): Promise<number> {
    const camera = people.anchorCamera()
    return camera ? framesDecoded(await camera.track.getRTCStatsReport()) : 0
  }

  async function tick() {
    noteCamera()
    const camera = people.anchorCamera()
    if (!camera?.publication.isEnabled) return
    const now = await count().catch(() => frames)
    put({ type: 'second', moved: now > 0 && now !== frames })
    frames = now
  }

  /** A hidden tab keeps audio and pauses video. */
  function onVisibility() {
    clearTimeout(hiddenTimer)
    const send = (on: boolean) => people.cameras().forEach(({ publication }) => publication.setEnabled(on))
    if (document.hidden) hiddenTimer = setTimeout(() => send(false), HIDDEN_MS)
    else send(true)
    put({ type: document.hidden ? 'hidden' : 'shown' })
  }

  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    prepare: (room, { RoomEvent }) =>
      room
        .on(RoomEvent.TrackSubscribed, people.add)
        .on(RoomEvent.TrackUnsubscribed, people.remove)
        .on(RoomEvent.TrackMuted, noteCamera)
        .on(RoomEvent.TrackUnmuted, noteCamera),
    onJoined: (room) => {
      people.prune(room)
      put({ type: 'joined' })
    },
    onLost: () => put({ type: 'lost' }),
    onRefused: () => put({ type: 'refused' }),
    onReplaced: () => put({ type: 'replaced' }),
  })
  document.addEventListener('visibilitychange', onVisibility)
  const timer = setInterval(() => void tick(), TICK_MS)

  return {
    stats: async () => ({ framesDecoded: await count() }),
    /** What the element that draws the anchor's video says of itself. */
    element: (event: ElementEvent) => put({ type: 'element', event }),
    close() {
      clearInterval(timer)
      clearTimeout(hiddenTimer)
      document.removeEventListener('visibilitychange', onVisibility)
      joined.close()
    },
  }
}

/** Frames decoded by a receiver so far; 0 before the first report. */
function framesDecoded(report: RTCStatsReport | undefined): number {
  let frames = 0
  report?.forEach((entry: { type: string; framesDecoded?: number }) => {
    if (entry.type === 'inbound-rtp' && entry.framesDecoded !== undefined) frames = entry.framesDecoded
  })
  return frames
}
