import type { ElementEvent } from './player.state.ts'

interface KeepPlayingOptions {
  /** A frame of this source is on the screen. */
  onFrame?: () => void
  onSoundRefused: () => void
  onEvent: (event: ElementEvent) => void
}

/** Two audible videos may take turns at pausing each other: each waits before it goes on. */
const RESUME_MS = 1000
const told: Readonly<Record<string, ElementEvent>> = {
  playing: 'playing',
  waiting: 'waiting',
  stalled: 'waiting',
  pause: 'paused',
  ended: 'ended',
}

/** Plays a live video until stopped: systems pause it for a call or while it is hidden, and few of them let it go on by themselves. */
export function keepPlaying(video: HTMLVideoElement, { onFrame, onSoundRefused, onEvent }: KeepPlayingOptions): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let timer: ReturnType<typeof setTimeout> | undefined

  function play() {
    if (signal.aborted) return
    video.play().catch((e: unknown) => {
      // Errors other than a refusal are a newer source or an element that is gone.
      if (signal.aborted || !(e instanceof DOMException) || e.name !== 'NotAllowedError') return
      if (video.muted) onEvent('refused')
      else onSoundRefused()
    })
  }
  function onElement({ type }: Event) {
    const event = told[type]
    if (event) onEvent(event)
    clearTimeout(timer)
    if (type === 'pause' && !document.hidden) timer = setTimeout(play, RESUME_MS)
  }
  const onVisibility = () => {
    if (!document.hidden && video.paused) play()
  }

  for (const name of Object.keys(told)) video.addEventListener(name, onElement, { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // A picture that joins a sound already playing comes without a word from the element.
  video.requestVideoFrameCallback?.(() => {
    if (signal.aborted || video.paused) return
    onFrame?.()
    onEvent('playing')
  })
  play()
  return () => {
    clearTimeout(timer)
    stopped.abort()
  }
}
