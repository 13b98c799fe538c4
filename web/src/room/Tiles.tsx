import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { coverSources } from '@nimbo/contract'
import { keepPlaying } from '../lib/media/keepPlaying.ts'
import type { Tile } from './feature.ts'
import { useCore, useRoom } from './useRoom.ts'

const DOUBLE_TAP_MS = 300
const MAX_TILES = 5

/** The picture of a room: its anchor and up to four guests, over the poster. */
export function Tiles() {
  const { entered, doubleTap } = useRoom()
  const tiles = useCore((core) => core.tiles)
  const [lastTap, setLastTap] = useState(0)
  const poster = entered.room.thumb

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (event.timeStamp - lastTap > DOUBLE_TAP_MS) return setLastTap(event.timeStamp)
    const box = event.currentTarget.getBoundingClientRect()
    doubleTap({ x: event.clientX - box.left, y: event.clientY - box.top })
  }
  return (
    <div className="room-picture" onPointerUp={onPointerUp}>
      {poster && <img className="room-poster" {...coverSources(poster)} alt="" />}
      <div className="room-tiles" data-tiles={Math.max(1, Math.min(tiles.length, MAX_TILES))}>
        {tiles.slice(0, MAX_TILES).map((tile) => (
          <TileVideo key={`${tile.role}:${tile.uid}`} tile={tile} />
        ))}
      </div>
    </div>
  )
}

function TileVideo({ tile: { role, tracks, stream, shown, own = false, mirror = false, onElement } }: { tile: Tile }) {
  const { setCore } = useRoom()
  const ref = useRef<HTMLVideoElement>(null)
  const soundOn = useCore((core) => core.soundOn)
  const [wide, setWide] = useState(false)
  const muted = own || !soundOn

  useEffect(() => {
    const video = ref.current
    // Without a track there is nothing to play yet: the next one brings us here again.
    if (!video || tracks.length === 0) return
    if (video.srcObject !== stream) video.srcObject = stream
    video.muted = muted
    return keepPlaying(video, {
      // Not allowed to be heard: the picture plays silently until the next touch.
      onSoundRefused: () => setCore({ soundOn: false }),
      onEvent: (event) => onElement?.(event),
    })
  }, [stream, tracks, muted, setCore, onElement])

  return (
    <div className="room-tile" data-role={role}>
      <video
        ref={ref}
        data-testid={own ? 'anchor-preview' : role === 'anchor' ? 'room-video' : 'guest-video'}
        data-shown={shown}
        data-mirror={mirror}
        data-shape={wide ? 'wide' : 'tall'}
        autoPlay
        playsInline
        muted
        onResize={({ currentTarget: v }) => setWide(v.videoWidth > v.videoHeight)}
      />
    </div>
  )
}
