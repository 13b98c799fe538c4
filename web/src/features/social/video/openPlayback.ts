import { chooseSound, firstSound } from '../../../room/sound.ts'
import { seekTo, type Speed } from './video.state.ts'

export interface Playback {
  /** refused: the browser lets nothing play before a touch. */
  status: 'loading' | 'playing' | 'paused' | 'refused' | 'failed'
  at: number
  seconds: number
  /** Until when it is there. */
  loaded: number
  muted: boolean
  speed: Speed
  captions: boolean
}

export interface PlaybackControls {
  toggle: () => void
  seek: (seconds: number) => void
  step: (by: number) => void
  setMuted: (muted: boolean) => void
  setSpeed: (speed: Speed) => void
  setCaptions: (captions: boolean) => void
  retry: () => void
}

/** A film that plays by itself as the browser allows it: with sound where there was a touch before, else without. */
export function openPlayback(video: HTMLVideoElement, changed: (now: Partial<Playback>) => void): PlaybackControls & { close: () => void } {
  const stopped = new AbortController()
  const { signal } = stopped
  let wasPlaying = false

  async function play(): Promise<void> {
    try {
      await video.play()
    } catch (error) {
      // Errors other than a refusal are a newer source, or a fault the element reports itself.
      if (signal.aborted || !(error instanceof Error) || error.name !== 'NotAllowedError') return
      if (video.muted) return changed({ status: 'refused' })
      video.muted = true
      changed({ muted: true })
      await video.play().catch(() => changed({ status: 'refused' }))
    }
  }
  const clock = () => changed({ at: video.currentTime, seconds: Number.isFinite(video.duration) ? video.duration : 0 })
  const loaded = () => changed({ loaded: video.buffered.length > 0 ? video.buffered.end(video.buffered.length - 1) : 0 })
  /** A page that is not seen plays nothing, and goes on where it was. */
  const onVisibility = () => {
    if (!document.hidden) return void (wasPlaying && play())
    wasPlaying = !video.paused
    video.pause()
  }
  const events: Record<string, () => unknown> = {
    timeupdate: clock,
    durationchange: clock,
    seeking: clock,
    progress: loaded,
    playing: () => changed({ status: 'playing' }),
    // Also said by a film that has failed and is asked to play.
    waiting: () => !video.error && changed({ status: 'loading' }),
    pause: () => !video.error && changed({ status: 'paused' }),
    error: () => changed({ status: 'failed' }),
  }
  for (const [name, act] of Object.entries(events)) video.addEventListener(name, act, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // Events from before the listeners were added.
  if (video.error) changed({ status: 'failed' })
  clock()
  video.muted = !firstSound()
  if (!document.hidden) void play()

  return {
    toggle: () => (video.paused ? void play() : video.pause()),
    seek: (seconds) => void (video.currentTime = seekTo(seconds, 0, video.duration || 0)),
    step: (by) => void (video.currentTime = seekTo(video.currentTime, by, video.duration || 0)),
    setMuted(muted) {
      video.muted = muted
      chooseSound({ setCore: () => changed({ muted }) }, !muted)
    },
    setSpeed(speed) {
      video.playbackRate = speed
      changed({ speed })
    },
    setCaptions(captions) {
      for (const track of video.textTracks) track.mode = captions ? 'showing' : 'hidden'
      changed({ captions })
    },
    retry() {
      changed({ status: 'loading' })
      video.load()
      void play()
    },
    close() {
      stopped.abort()
      video.pause()
    },
  }
}
