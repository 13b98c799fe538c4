import type { LocalAudioTrack, LocalVideoTrack, Room } from 'livekit-client'
import { fetchLivekit, joinRoom } from './joinRoom.ts'
import type { Media } from './joinRoom.ts'
import { gatherParticipants } from './participants.ts'
import type { MediaParticipant } from './participants.ts'
import { uplinkReader } from './uplink.ts'
import type { Uplink } from './uplink.ts'

export type PublishState = 'connecting' | 'live' | 'lost' | 'refused' | 'elsewhere'

export interface PublishOptions {
  media: Media
  stream: MediaStream
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
  onState: (state: PublishState) => void
  /** Who else is seen and heard in the room. */
  onParticipants: (guests: readonly MediaParticipant[]) => void
  onUplink: (uplink: Uplink) => void
}

const TICK_MS = 2000
const FRAMES_PER_SECOND = 30
/** Bits per second by the shorter side of the picture. */
const bitrates = [
  { from: 1080, bitrate: 3_500_000 },
  { from: 720, bitrate: 2_000_000 },
  { from: 0, bitrate: 1_200_000 },
]

/** Sends camera and microphone as one H.264 layer at full resolution: the pass-through to large audiences cannot follow a changing size. */
export function publish({ media, stream, refresh, isRefusal, onState, onParticipants, onUplink }: PublishOptions) {
  let wanted = stream
  let sender: ReturnType<typeof sendInto> | undefined
  let read = uplinkReader()
  const people = gatherParticipants(onParticipants)

  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    prepare: (room, { RoomEvent }) => {
      const lost = () => onState('lost')
      room
        .on(RoomEvent.SignalReconnecting, lost)
        .on(RoomEvent.Reconnecting, lost)
        .on(RoomEvent.Reconnected, () => onState('live'))
        .on(RoomEvent.TrackSubscribed, people.add)
        .on(RoomEvent.TrackUnsubscribed, people.remove)
    },
    onJoined: async (room, isCurrent) => {
      people.prune(room)
      const mine = sendInto(room, await fetchLivekit())
      sender = mine
      await mine.put(wanted)
      if (!isCurrent()) return
      read = uplinkReader()
      onState('live')
    },
    onLost: () => onState('lost'),
    onRefused: () => onState('refused'),
    onReplaced: () => onState('elsewhere'),
  })
  const timer = setInterval(async () => onUplink(read(await sender?.stats().catch(() => undefined))), TICK_MS)

  return {
    /** Another camera, size or microphone: the viewers keep the same tracks. */
    replaceStream(next: MediaStream) {
      wanted = next
      // What cannot be replaced now is sent with the next connection.
      sender?.put(next).catch(() => undefined)
    },
    close() {
      clearInterval(timer)
      joined.close()
    },
  }
}

/** What one connection sends. A camera may be changed while the first one is still on its way: one after the other. */
function sendInto({ localParticipant }: Room, { Track, VideoPreset }: Awaited<ReturnType<typeof fetchLivekit>>) {
  let video: LocalVideoTrack | undefined
  let audio: LocalAudioTrack | undefined
  let last: Promise<void> = Promise.resolve()

  async function putPicture(track: MediaStreamTrack) {
    if (video) return replaceTrack(video, track)
    const { width = 720, height = 1280 } = track.getSettings()
    const preset = new VideoPreset(width, height, bitrateOf(Math.min(width, height)), FRAMES_PER_SECOND)
    const sent = await localParticipant.publishTrack(track, {
      source: Track.Source.Camera,
      videoCodec: 'h264',
      backupCodec: false,
      simulcast: false,
      degradationPreference: 'maintain-resolution',
      videoEncoding: preset.encoding,
    })
    video = sent.videoTrack
  }
  async function putSound(track: MediaStreamTrack) {
    if (audio) return replaceTrack(audio, track)
    audio = (await localParticipant.publishTrack(track, { source: Track.Source.Microphone, dtx: true })).audioTrack
  }
  async function putAll(stream: MediaStream) {
    const [picture] = stream.getVideoTracks()
    const [sound] = stream.getAudioTracks()
    if (picture) await putPicture(picture)
    if (sound) await putSound(sound)
  }
  return {
    put: (stream: MediaStream) => (last = last.catch(() => undefined).then(() => putAll(stream))),
    stats: async () => video?.getRTCStatsReport(),
  }
}

/** LiveKit mutes a track whose device has ended: a new device also has to be unmuted. */
async function replaceTrack(sent: LocalVideoTrack | LocalAudioTrack, track: MediaStreamTrack) {
  if (sent.mediaStreamTrack === track) return
  await sent.replaceTrack(track, { userProvidedTrack: true })
  if (sent.isMuted) await sent.unmute()
}

function bitrateOf(side: number): number {
  return bitrates.find(({ from }) => side >= from)?.bitrate ?? 1_200_000
}
