import { useEffect, useRef, useState } from 'react'
import { coverSources } from '@nimbo/contract'

interface CameraPreviewProps {
  stream: MediaStream | undefined
  mirror: boolean
  poster: string
}

/** The camera before the room has a picture of its own. */
export function CameraPreview({ stream, mirror, poster }: CameraPreviewProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    ref.current.srcObject = stream ?? null
    void ref.current.play().catch(() => undefined)
  }, [stream])
  return (
    <div className="room-picture">
      {poster && <img {...coverSources(poster)} alt="" />}
      <div className="room-tiles" data-tiles={1}>
        <div className="room-tile">
          <video
            ref={ref}
            data-testid="anchor-preview"
            data-shown={stream !== undefined}
            data-mirror={mirror}
            data-shape={wide ? 'wide' : 'tall'}
            autoPlay
            playsInline
            muted
            onResize={({ currentTarget: v }) => setWide(v.videoWidth > v.videoHeight)}
          />
        </div>
      </div>
    </div>
  )
}
