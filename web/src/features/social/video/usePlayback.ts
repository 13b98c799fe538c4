import { useCallback, useState } from 'react'
import { firstSound } from '../../../room/sound.ts'
import { openPlayback, type Playback, type PlaybackControls } from './openPlayback.ts'

const nothing = () => {}
const none: PlaybackControls = {
  toggle: nothing,
  seek: nothing,
  step: nothing,
  setMuted: nothing,
  setSpeed: nothing,
  setCaptions: nothing,
  retry: nothing,
}
const start = (): Playback => ({ status: 'loading', at: 0, seconds: 0, loaded: 0, muted: !firstSound(), speed: 1, captions: false })

export type Player = Playback & PlaybackControls

/** Playback of the element that is given `film`. */
export function usePlayback(): [film: (video: HTMLVideoElement | null) => (() => void) | undefined, player: Player] {
  const [playback, setPlayback] = useState(start)
  const [controls, setControls] = useState(none)
  const film = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return undefined
    const opened = openPlayback(video, (now) => setPlayback((before) => ({ ...before, ...now })))
    setControls(opened)
    return opened.close
  }, [])
  return [film, { ...playback, ...controls }]
}
