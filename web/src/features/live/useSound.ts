import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Browsers let a page make sound only after a touch: until then the picture plays silently and a tap brings the sound. */
export function useSound(videoRef: RefObject<HTMLVideoElement | null>) {
  const [on, setOn] = useState(() => navigator.userActivation?.hasBeenActive ?? false)

  useEffect(() => {
    const video = videoRef.current
    if (!video) return
    video.muted = !on
    if (video.srcObject === null) return
    video.play().catch((e: unknown) => {
      if (!(e instanceof DOMException) || e.name !== 'NotAllowedError') return
      video.muted = true
      setOn(false)
      void video.play().catch(() => undefined)
    })
  }, [on, videoRef])

  return { on, toggle: () => setOn(!on) }
}
