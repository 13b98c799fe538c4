import type { RemoteTrack } from 'livekit-client'
import { framesDecoded } from './framesDecoded.ts'
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
  /** How the anchor's picture is doing. */
  onState: (state: WatchState) => void
}

const TICK_MS = 1000
/** Frames may pause for a moment on any network; longer than this the viewer is told. */
const STALL_TICKS = 3
const HIDDEN_MS = 8000

/** Receives the pictures and sounds of a room and says how the anchor's is going. */
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

  /** Nobody looks at a hidden tab: the sound goes on, the pictures are not sent. */
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
    /** An element shows the anchor's picture: sooner than the next count of frames would tell. */
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
