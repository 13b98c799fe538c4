import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { coverSources } from '@nimbo/contract'
import { createVideo } from '../../../lib/media/anchorVideo.ts'
import { holdWakeLock } from '../../../lib/media/holdWakeLock.ts'
import { keepPlaying } from '../../../lib/media/keepPlaying.ts'
import { publish } from '../../../lib/media/publish.ts'
import type { PlayerFace } from '../../../lib/media/player.state.ts'
import { watch } from '../../../lib/media/watch.ts'
import { isRefusal } from '../../../room/room.queries.ts'
import { useCore, useRoom } from '../../../room/useRoom.ts'
import { privateMedia } from './privateShow.queries.ts'

const RETRY_MS = 1_500

/** Joins the media of a private show for as long as it is drawn; the token is asked for anew until there is one. */
function useJoined(id: number, join: (media: Awaited<ReturnType<typeof privateMedia>>) => { close(): void }): void {
  const latest = useRef(join)
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let joined: { close(): void } | undefined
    const attempt = () =>
      privateMedia(id).then(
        (media) => {
          if (!left) joined = latest.current(media)
        },
        (e: unknown) => {
          if (!left && !isRefusal(e)) timer = setTimeout(() => void attempt(), RETRY_MS)
        },
      )
    void attempt()
    return () => {
      left = true
      clearTimeout(timer)
      joined?.close()
    }
  }, [id])
}

function Video({ stream, muted, mirror = false }: { stream: MediaStream | undefined; muted: boolean; mirror?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!stream) return
    const video = createVideo()
    video.dataset['testid'] = 'private-video'
    video.dataset['mirror'] = String(mirror)
    box.current?.append(video)
    video.srcObject = stream
    video.muted = muted
    const stop = keepPlaying(video, { onSoundRefused: () => (video.muted = true), onEvent: () => undefined })
    return () => {
      stop()
      video.remove()
      video.srcObject = null
    }
  }, [stream, muted, mirror])
  return <div ref={box} className="private-video" />
}

/** Viewer's picture of the private show. */
export function PrivatePicture({ id, poster }: { id: number; poster: string }) {
  const soundOn = useCore((core) => core.soundOn)
  const [stream, setStream] = useState<MediaStream>()
  const [face, setFace] = useState<PlayerFace>('connecting')
  useJoined(id, (media) => {
    const received = watch({ media, refresh: () => privateMedia(id), isRefusal })
    received.follow({
      onParticipants: (people) => setStream(people.find(({ role }) => role === 'anchor')?.stream),
      onFace: setFace,
    })
    return received
  })
  useEffect(holdWakeLock, [])
  return (
    <>
      {poster && <img className="private-poster" {...coverSources(poster)} alt="" />}
      <Video stream={stream} muted={!soundOn} />
      {/* Somebody who pays for each minute is told why they see nothing. */}
      <div className="room-notice" role="status">
        {face === 'stalled' && (
          <p className="glass">
            <Trans>Buffering…</Trans>
          </p>
        )}
      </div>
    </>
  )
}

/** Host's camera, sent and shown to themselves. */
export function PrivateCamera({ id }: { id: number }) {
  const { store } = useRoom()
  const own = useCore(({ tiles }) => tiles.find((tile) => tile.own))
  const camera = own?.stream
  const sender = useRef<ReturnType<typeof publish>>(undefined)
  useJoined(id, (media) => {
    const sending = publish({
      media,
      stream: store.getState().core.tiles.find((tile) => tile.own)?.stream ?? new MediaStream(),
      refresh: () => privateMedia(id),
      isRefusal,
      onState: () => undefined,
      onParticipants: () => undefined,
      onUplink: () => undefined,
      onLevel: () => undefined,
    })
    sender.current = sending
    return sending
  })
  useEffect(() => {
    if (camera) sender.current?.replaceStream(camera)
  }, [camera])
  return <Video stream={camera} muted mirror={own?.mirror ?? false} />
}
