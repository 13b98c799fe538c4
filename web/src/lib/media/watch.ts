import type { RemoteParticipant, RemoteTrack, RemoteTrackPublication } from 'livekit-client'
import { framesDecoded } from './framesDecoded.ts'
import { joinRoom } from './joinRoom.ts'
import type { Media } from './joinRoom.ts'

export type WatchState = 'connecting' | 'waiting' | 'playing' | 'stalled' | 'refused' | 'elsewhere'

export interface WatchOptions {
  media: Media
  isHost: (identity: string) => boolean
  element: HTMLVideoElement
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
  onState: (state: WatchState) => void
}

const TICK_MS = 1000
/** Frames may pause for a moment on any network; longer than this the viewer is told. */
const STALL_TICKS = 3
const HIDDEN_MS = 8000

/** Shows the host's picture and sound in one element and says how it is going. */
export function watch({ media, isHost, element, refresh, isRefusal, onState }: WatchOptions) {
  const stream = new MediaStream()
  let video: { track: RemoteTrack; publication: RemoteTrackPublication } | undefined
  let frames = 0
  let still = 0
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  element.srcObject = stream

  function add(track: RemoteTrack, publication: RemoteTrackPublication, participant: RemoteParticipant) {
    if (!isHost(participant.identity)) return
    for (const old of stream.getTracks()) if (old.kind === track.mediaStreamTrack.kind) stream.removeTrack(old)
    stream.addTrack(track.mediaStreamTrack)
    if (track.kind !== 'video') return
    video = { track, publication }
    still = 0
    void element.play().catch(() => undefined)
  }

  function remove(track: RemoteTrack) {
    stream.removeTrack(track.mediaStreamTrack)
    if (video?.track !== track) return
    video = undefined
    onState('waiting')
  }

  async function count(): Promise<number> {
    return video ? framesDecoded(await video.track.getRTCStatsReport()) : 0
  }

  async function tick() {
    if (!video || !video.publication.isEnabled) return
    if (video.publication.isMuted) return onState('waiting')
    const now = await count().catch(() => frames)
    still = now === frames ? still + 1 : 0
    frames = now
    if (still === 0 && now > 0) onState('playing')
    else if (still >= STALL_TICKS) onState('stalled')
  }

  /** Nobody looks at a hidden tab: the sound goes on, the picture is not sent. */
  function onVisibility() {
    clearTimeout(hiddenTimer)
    if (document.hidden) hiddenTimer = setTimeout(() => video?.publication.setEnabled(false), HIDDEN_MS)
    else video?.publication.setEnabled(true)
  }

  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    prepare: (room, { RoomEvent }) => room.on(RoomEvent.TrackSubscribed, add).on(RoomEvent.TrackUnsubscribed, remove),
    onJoined: () => (video ? undefined : onState('waiting')),
    onLost: () => onState('connecting'),
    onRefused: () => onState('refused'),
    onReplaced: () => onState('elsewhere'),
  })
  const onPlaying = () => video && onState('playing')
  element.addEventListener('playing', onPlaying)
  document.addEventListener('visibilitychange', onVisibility)
  const timer = setInterval(() => void tick(), TICK_MS)

  return {
    stats: async () => ({ framesDecoded: await count() }),
    close() {
      clearInterval(timer)
      clearTimeout(hiddenTimer)
      element.removeEventListener('playing', onPlaying)
      document.removeEventListener('visibilitychange', onVisibility)
      joined.close()
      element.srcObject = null
    },
  }
}
