import type { RemoteTrack } from 'livekit-client'
import { joinRoom } from './joinRoom.ts'
import type { Media } from './joinRoom.ts'
import { gatherParticipants } from './participants.ts'
import type { MediaParticipant } from './participants.ts'

export type WatchState = 'connecting' | 'waiting' | 'playing' | 'stalled' | 'refused' | 'elsewhere'

export interface WatchOptions {
  media: Media
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
  onParticipants: (participants: readonly MediaParticipant[]) => void
  /** State of the anchor's video. */
  onState: (state: WatchState) => void
}

const TICK_MS = 1000
/** A longer pause between frames is shown to the viewer. */
const STALL_TICKS = 3
const HIDDEN_MS = 8000

/** Receives a room's media and reports the state of the anchor's video. */
export function watch({ media, refresh, isRefusal, onParticipants, onState }: WatchOptions) {
  const people = gatherParticipants(tell)
  let current: RemoteTrack | undefined
  let frames = 0
  let still = 0
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function tell(participants: readonly MediaParticipant[]) {
    const track = people.anchorCamera()?.track
    if (current && !track) onState('waiting')
    if (current !== track) still = 0
    current = track
    onParticipants(participants)
  }

  async function count(): Promise<number> {
    const camera = people.anchorCamera()
    return camera ? framesDecoded(await camera.track.getRTCStatsReport()) : 0
  }

  async function tick() {
    const camera = people.anchorCamera()
    if (!camera || !camera.publication.isEnabled) return
    if (camera.publication.isMuted) return onState('waiting')
    const now = await count().catch(() => frames)
    still = now === frames ? still + 1 : 0
    frames = now
    if (still === 0 && now > 0) onState('playing')
    else if (still >= STALL_TICKS) onState('stalled')
  }

  /** A hidden tab keeps audio and pauses video. */
  function onVisibility() {
    clearTimeout(hiddenTimer)
    const send = (on: boolean) => people.cameras().forEach(({ publication }) => publication.setEnabled(on))
    if (document.hidden) hiddenTimer = setTimeout(() => send(false), HIDDEN_MS)
    else send(true)
  }

  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    prepare: (room, { RoomEvent }) => room.on(RoomEvent.TrackSubscribed, people.add).on(RoomEvent.TrackUnsubscribed, people.remove),
    onJoined: (room) => {
      people.prune(room)
      if (!people.anchorCamera()) onState('waiting')
    },
    onLost: () => onState('connecting'),
    onRefused: () => onState('refused'),
    onReplaced: () => onState('elsewhere'),
  })
  document.addEventListener('visibilitychange', onVisibility)
  const timer = setInterval(() => void tick(), TICK_MS)

  return {
    stats: async () => ({ framesDecoded: await count() }),
    /** Called when an element renders the anchor's video, before the next frame count would show it. */
    played: () => {
      if (people.anchorCamera()) onState('playing')
    },
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
