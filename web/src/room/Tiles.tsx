import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { coverSources } from '@nimbo/contract'
import { anchorVideo, createVideo } from '../lib/media/anchorVideo.ts'
import { keepPlaying } from '../lib/media/keepPlaying.ts'
import type { Tile } from './feature.ts'
import { noteFirstPicture } from './firstPicture.ts'
import { Slot } from './Slot.tsx'
import { TileContext, useCore, useRoom } from './useRoom.ts'

const DOUBLE_TAP_MS = 300
/** Once somebody taps in a row they need not be as quick. */
const SERIES_MS = 500
const MAX_TILES = 5

/** The picture of a room: its anchor, up to four guests or whoever shares it half and half, over the poster. */
export function Tiles() {
  const { entered, doubleTap } = useRoom()
  const opposite = useCore((core) => core.opposite)
  const all = useCore((core) => core.tiles)
  const own = useCore((core) => core.ownTile)
  const others = all.filter(({ role, uid }) => role === 'anchor' || role === 'guest' || uid === opposite)
  const tiles = own ? [...others, own] : others
  const lastTap = useRef({ at: -Infinity, inSeries: false })
  const poster = entered.room.thumb

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const { at, inSeries } = lastTap.current
    const isNext = event.timeStamp - at <= (inSeries ? SERIES_MS : DOUBLE_TAP_MS)
    lastTap.current = { at: event.timeStamp, inSeries: isNext }
    if (!isNext) return
    const box = event.currentTarget.getBoundingClientRect()
    doubleTap({ x: event.clientX - box.left, y: event.clientY - box.top })
  }
  return (
    <div className="room-picture" onPointerUp={onPointerUp}>
      {poster && <img className="room-poster" {...coverSources(poster)} alt="" />}
      <div className="room-tiles" data-tiles={Math.max(1, Math.min(tiles.length, MAX_TILES))} data-opposite={opposite}>
        {tiles.slice(0, MAX_TILES).map((tile) => (
          <TileVideo key={`${tile.role}:${tile.uid}`} tile={tile} />
        ))}
      </div>
    </div>
  )
}

function TileVideo({ tile }: { tile: Tile }) {
  const { role, tracks, stream, shown, own = false, mirror = false, onElement } = tile
  const { setCore } = useRoom()
  const box = useRef<HTMLDivElement>(null)
  const ref = useRef<HTMLVideoElement>(null)
  const soundOn = useCore((core) => core.soundOn)
  const muted = own || !soundOn

  useLayoutEffect(() => {
    const video = role === 'anchor' && !own ? anchorVideo() : createVideo()
    const testid = own ? `${role}-preview` : role === 'anchor' ? 'room-video' : `${role}-video`
    const measure = () => (video.dataset['shape'] = video.videoWidth > video.videoHeight ? 'wide' : 'tall')
    Object.assign(video.dataset, { testid, shape: 'tall' })
    video.addEventListener('resize', measure)
    box.current?.append(video)
    ref.current = video
    return () => {
      video.removeEventListener('resize', measure)
      video.remove()
      video.srcObject = null
    }
  }, [role, own])
  useLayoutEffect(() => {
    if (ref.current) Object.assign(ref.current.dataset, { shown: String(shown), mirror: String(mirror) })
  }, [shown, mirror])

  useEffect(() => {
    const video = ref.current
    // Without a track there is nothing to play yet: the next one brings us here again.
    if (!video || tracks.length === 0) return
    if (video.srcObject !== stream) video.srcObject = stream
    video.muted = muted
    return keepPlaying(video, {
      // At once: through the store the first picture would wait for the room to be drawn anew.
      onFrame: () => {
        if (stream.getVideoTracks().length === 0) return
        video.dataset['shown'] = 'true'
        noteFirstPicture()
      },
      // Not allowed to be heard: the picture plays silently until the next touch.
      onSoundRefused: () => setCore({ soundOn: false }),
      onEvent: (event) => onElement?.(event),
    })
  }, [stream, tracks, muted, setCore, onElement])

  return (
    <div ref={box} className="room-tile" data-role={role}>
      <TileContext value={tile}>
        <Slot place="tile" />
      </TileContext>
    </div>
  )
}
