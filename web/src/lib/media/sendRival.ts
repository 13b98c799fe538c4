import type { LocalAudioTrack, LocalVideoTrack, Room } from 'livekit-client'
import { fetchLivekit, joinRoom } from './joinRoom.ts'
import { localTrack } from './localTrack.ts'
import type { Media } from './joinRoom.ts'

interface SendRivalOptions {
  media: Media
  stream: MediaStream
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
}

/** Half of the picture is enough for half of the screen. */
const SHORT_SIDE = 540
const BITRATE = 900_000
const FRAMES_PER_SECOND = 25
/** Switching a track off is told by no event. */
const MUTE_MS = 200

/**
 * Sends camera and microphone also into the room of a battle's rival, as copies: the own room keeps its tracks, and what is muted here is
 * muted there. Nothing is received; that comes through the own room.
 */
export function sendRival({ media, stream, refresh, isRefusal }: SendRivalOptions) {
  let wanted = stream
  let video: LocalVideoTrack | undefined
  let audio: LocalAudioTrack | undefined
  let picture: MediaStreamTrack | undefined
  let sound: MediaStreamTrack | undefined
  let joinedRoom: Room | undefined
  let last: Promise<void> = Promise.resolve()
  let closed = false

  function copy(): void {
    picture?.stop()
    sound?.stop()
    picture = wanted.getVideoTracks()[0]?.clone()
    sound = wanted.getAudioTracks()[0]?.clone()
    const { width = 0, height = 1 } = wanted.getVideoTracks()[0]?.getSettings() ?? {}
    const side = { ideal: SHORT_SIDE }
    picture?.applyConstraints(width > height ? { height: side } : { width: side }).catch(() => undefined)
    fanOut()
  }

  function fanOut(): void {
    const [camera, microphone] = [wanted.getVideoTracks()[0], wanted.getAudioTracks()[0]]
    if (picture && camera) picture.enabled = camera.enabled
    if (sound && microphone) sound.enabled = microphone.enabled
  }

  async function put(room: Room): Promise<void> {
    // Copies nobody would stop keep the camera on.
    if (closed) return
    copy()
    const livekit = await fetchLivekit()
    const { Camera, Microphone } = livekit.Track.Source
    if (picture && video) await video.replaceTrack(picture, { userProvidedTrack: true })
    else if (picture) {
      const sent = await room.localParticipant.publishTrack(await localTrack(picture, livekit), {
        source: Camera,
        videoCodec: 'h264',
        backupCodec: false,
        simulcast: false,
        degradationPreference: 'maintain-resolution',
        videoEncoding: { maxBitrate: BITRATE, maxFramerate: FRAMES_PER_SECOND },
      })
      video = sent.videoTrack
    }
    if (sound && audio) await audio.replaceTrack(sound, { userProvidedTrack: true })
    else if (sound) {
      audio = (await room.localParticipant.publishTrack(await localTrack(sound, livekit), { source: Microphone, dtx: true })).audioTrack
    }
    fanOut()
  }

  const inTurn = (room: Room) => (last = last.catch(() => undefined).then(() => put(room)))
  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    prepare: () => (video = audio = undefined),
    onJoined: (room) => {
      joinedRoom = room
      return inTurn(room)
    },
    onLost: () => (joinedRoom = undefined),
    onRefused: () => undefined,
    onReplaced: () => undefined,
  })
  const timer = setInterval(fanOut, MUTE_MS)

  return {
    replaceStream(next: MediaStream) {
      wanted = next
      if (joinedRoom) inTurn(joinedRoom).catch(() => undefined)
    },
    close() {
      closed = true
      clearInterval(timer)
      joined.close()
      picture?.stop()
      sound?.stop()
    },
  }
}
