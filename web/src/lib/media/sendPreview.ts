import type { LocalVideoTrack, Room } from 'livekit-client'
import { fetchLivekit, joinRoom } from './joinRoom.ts'
import type { Media } from './joinRoom.ts'

interface SendPreviewOptions {
  media: Media
  stream: MediaStream
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
}

/** Size and rate of a card's picture. Nothing is encoded while it has no viewer (`dynacast`). */
const WIDTH = 180
const HEIGHT = 320
const BITRATE = 150_000
const FRAMES_PER_SECOND = 12

/** Sends a small picture of the show, without sound, to where people see it who are not in the room. It is never worth a word to the anchor. */
export function sendPreview({ media, stream, refresh, isRefusal }: SendPreviewOptions) {
  let wanted = stream.getVideoTracks()[0]
  let sent: LocalVideoTrack | undefined
  let small: MediaStreamTrack | undefined
  let last: Promise<void> = Promise.resolve()
  let closed = false

  /** A copy: the camera's own track keeps the size the room gets. */
  function shrink(): MediaStreamTrack | undefined {
    small?.stop()
    small = wanted?.clone()
    const landscape = (wanted?.getSettings().width ?? 0) > (wanted?.getSettings().height ?? 1)
    const [width, height] = landscape ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]
    small?.applyConstraints({ width: { ideal: width }, height: { ideal: height } }).catch(() => undefined)
    return small
  }

  async function put(room: Room): Promise<void> {
    // A copy nobody would stop keeps the camera on.
    const track = closed ? undefined : shrink()
    if (!track) return
    if (sent) return void (await sent.replaceTrack(track, { userProvidedTrack: true }))
    const { Track } = await fetchLivekit()
    const published = await room.localParticipant.publishTrack(track, {
      source: Track.Source.Camera,
      videoCodec: 'h264',
      backupCodec: false,
      simulcast: false,
      degradationPreference: 'maintain-framerate',
      videoEncoding: { maxBitrate: BITRATE, maxFramerate: FRAMES_PER_SECOND },
    })
    sent = published.videoTrack
  }

  let joinedRoom: Room | undefined
  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    dynacast: true,
    prepare: () => (sent = undefined),
    onJoined: (room) => {
      joinedRoom = room
      return (last = last.catch(() => undefined).then(() => put(room)))
    },
    onLost: () => (joinedRoom = undefined),
    onRefused: () => undefined,
    onReplaced: () => undefined,
  })

  return {
    replaceStream(next: MediaStream) {
      wanted = next.getVideoTracks()[0]
      const room = joinedRoom
      if (room)
        last = last
          .catch(() => undefined)
          .then(() => put(room))
          .catch(() => undefined)
    },
    close() {
      closed = true
      joined.close()
      small?.stop()
    },
  }
}
