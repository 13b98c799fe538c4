import { Live } from '@nimbo/contract'
import type { RemoteTrack } from 'livekit-client'
import { client } from '../client.ts'
import { fetchLivekit } from './joinRoom.ts'
import { createDisconnect } from './createDisconnect.ts'

interface PreviewOptions {
  stream: string
  video: HTMLVideoElement
  /** The picture moves. */
  onPlaying: () => void
  /** Called once: the preview was refused, could not be played, or is over. */
  onEnd: () => void
}

/** Plays a room's picture from outside, muted, for as long as the server lets anybody look. One try: behind it there is a cover. */
export function playPreview({ stream, video, onPlaying, onEnd }: PreviewOptions): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}

  function end() {
    if (signal.aborted) return
    close()
    onEnd()
  }
  function close() {
    ended.abort()
    clearTimeout(timer)
    video.srcObject = null
    leave()
  }

  async function play() {
    // Streams are named after their anchor.
    const address = { liveuid: Number(stream.split('_')[0]), stream }
    const [livekit, { media, seconds }] = await Promise.all([fetchLivekit(), client.call(Live.getPreview, address, { signal })])
    known = media.url
    if (signal.aborted) return
    timer = setTimeout(end, seconds * 1000)
    livekit.setLogLevel(livekit.LogLevel.silent)
    const room = new livekit.Room({ adaptiveStream: false, dynacast: false })
    const leaveRoom = createDisconnect(room)
    leave = () => void leaveRoom()
    room
      .on(livekit.RoomEvent.TrackSubscribed, (track: RemoteTrack) => {
        if (track.kind !== 'video') return
        video.srcObject = new MediaStream([track.mediaStreamTrack])
        video.play().catch(end)
      })
      .on(livekit.RoomEvent.TrackUnsubscribed, end)
      .on(livekit.RoomEvent.Disconnected, end)
    await room.connect(media.url, media.token)
    // Closed while it connected: what `leave` did then came too early.
    if (signal.aborted) leave()
  }

  video.addEventListener('playing', onPlaying, { signal })
  play().catch(end)
  return close
}

/** The media server, as soon as one preview has named it. */
let known: string | undefined

/** Name, connection and certificate of the media server are looked up while a finger still rests on a card. */
export function prepareMedia(): void {
  if (known) void fetch(known.replace(/^ws/, 'http'), { method: 'HEAD', mode: 'no-cors' }).catch(() => undefined)
}
