import { useState } from 'react'
import type { PointerEvent, RefObject } from 'react'

interface RoomVideoProps {
  videoRef: RefObject<HTMLVideoElement | null>
  poster: string
  shown: boolean
  onDoubleTap: (at: { x: number; y: number }) => void
}

const DOUBLE_TAP_MS = 300

/** The picture: upright fills the screen, wide stands whole over the blurred poster. */
export function RoomVideo({ videoRef, poster, shown, onDoubleTap }: RoomVideoProps) {
  const [wide, setWide] = useState(false)
  const [lastTap, setLastTap] = useState(0)

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (event.timeStamp - lastTap > DOUBLE_TAP_MS) return setLastTap(event.timeStamp)
    const box = event.currentTarget.getBoundingClientRect()
    onDoubleTap({ x: event.clientX - box.left, y: event.clientY - box.top })
  }
  return (
    <div className="live-picture" onPointerUp={onPointerUp}>
      {poster && <img src={poster} alt="" />}
      <video
        ref={videoRef}
        data-testid="room-video"
        data-shown={shown}
        data-shape={wide ? 'wide' : 'tall'}
        autoPlay
        playsInline
        muted
        onResize={({ currentTarget: v }) => setWide(v.videoWidth > v.videoHeight)}
      />
    </div>
  )
}
