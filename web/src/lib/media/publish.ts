import type { LocalTrackPublication, LocalVideoTrack, Room } from 'livekit-client'
import { joinRoom } from './joinRoom.ts'
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
  let video: LocalVideoTrack | undefined
  let picture = stream.getVideoTracks()[0]
  const sound = stream.getAudioTracks()[0]
  let read = uplinkReader()
  const people = gatherParticipants(onParticipants)

  async function send(room: Room) {
    const { Track, VideoPreset } = await import('./livekit.ts')
    const { width = 720, height = 1280 } = picture?.getSettings() ?? {}
    const preset = new VideoPreset(width, height, bitrateOf(Math.min(width, height)), FRAMES_PER_SECOND)
    if (picture) {
      const sent: LocalTrackPublication = await room.localParticipant.publishTrack(picture, {
        source: Track.Source.Camera,
        videoCodec: 'h264',
        backupCodec: false,
        simulcast: false,
        degradationPreference: 'maintain-resolution',
        videoEncoding: preset.encoding,
      })
      video = sent.videoTrack
    }
    if (sound) await room.localParticipant.publishTrack(sound, { source: Track.Source.Microphone, dtx: true })
    read = uplinkReader()
    onState('live')
  }

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
    onJoined: async (room) => {
      people.prune(room)
      await send(room)
    },
    onLost: () => onState('lost'),
    onRefused: () => onState('refused'),
    onReplaced: () => onState('elsewhere'),
  })
  const timer = setInterval(async () => onUplink(read(await video?.getRTCStatsReport().catch(() => undefined))), TICK_MS)

  return {
    /** Another camera or size: the viewers keep the same track. */
    async replacePicture(track: MediaStreamTrack) {
      picture = track
      await video?.replaceTrack(track, { userProvidedTrack: true })
    },
    close() {
      clearInterval(timer)
      joined.close()
    },
  }
}

function bitrateOf(side: number): number {
  return bitrates.find(({ from }) => side >= from)?.bitrate ?? 1_200_000
}
