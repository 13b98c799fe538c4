import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { playPreview } from '../../lib/media/preview.ts'

/** Over a card's cover once it moves. Silent for screen readers: the card says what it is. */
export function PreviewVideo({ stream, onEnd }: { stream: string; onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  const end = useEffectEvent(onEnd)

  useEffect(() => playPreview({ stream, video: video.current!, onPlaying: () => setShown(true), onEnd: () => end() }), [stream])

  return (
    <video
      ref={video}
      muted
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
      data-testid="preview"
      data-shown={shown}
      className={`size-full object-cover object-[50%_30%] transition-opacity duration-base ${shown ? '' : 'opacity-0'}`}
    />
  )
}
