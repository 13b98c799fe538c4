import type { LocalAudioTrack, LocalVideoTrack, Room } from 'livekit-client'
import { fetchLivekit, joinRoom } from './joinRoom.ts'
import { localTrack } from './localTrack.ts'
import type { Media } from './joinRoom.ts'
import { gatherParticipants } from './participants.ts'
import type { MediaParticipant } from './participants.ts'
import { fallbackAfter, noFallback } from './fallback.state.ts'
import type { SendLevel } from './fallback.state.ts'
import { uplinkReader } from './uplink.ts'
import type { Uplink } from './uplink.ts'

export type PublishState = 'connecting' | 'live' | 'lost' | 'refused' | 'elsewhere'

export interface PublishOptions {
  media: Media
  stream: MediaStream
  /** A broadcast paused from the start sends nothing, not even for a moment. */
  paused?: boolean
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
  onState: (state: PublishState) => void
  /** Guests seen and heard in the room. */
  onParticipants: (guests: readonly MediaParticipant[]) => void
  onUplink: (uplink: Uplink) => void
  /** Level of sending, after the uplink turned bad or good again. */
  onLevel: (level: SendLevel) => void
}

const TICK_MS = 2000
const FRAMES_PER_SECOND = 30
/** The picture for slow lines, by its shorter side. It costs the sender nothing while nobody receives it. */
const SMALL = { side: 360, bitrate: 400_000, framesPerSecond: 20 }
/** Limits of the large picture over a weak uplink. Its size stays: the pass-through to large audiences cannot follow a change of it. */
const REDUCED = { bitrate: 0.35, framesPerSecond: 15 }
/** Bits per second by the shorter side of the picture. */
const bitrates = [
  { from: 1080, bitrate: 3_500_000 },
  { from: 720, bitrate: 2_000_000 },
  { from: 0, bitrate: 1_200_000 },
]

/** Sends camera and microphone; the picture in two layers of H.264, of which the media server gives each viewer what their line holds. */
export function publish({
  media,
  stream,
  paused: pausedFirst = false,
  refresh,
  isRefusal,
  onState,
  onParticipants,
  onUplink,
  onLevel,
}: PublishOptions) {
  let wanted = stream
  let fallback = noFallback
  let sender: ReturnType<typeof sendInto> | undefined
  let read = uplinkReader()
  let paused = pausedFirst
  const people = gatherParticipants(onParticipants)
  /** The right to send is the server's, and comes back with an event of its own, before or after the room's. */
  const follow = () => sender?.follow(paused ? undefined : wanted).catch(() => undefined)

  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    dynacast: true,
    prepare: (room, { RoomEvent }) => {
      const lost = () => onState('lost')
      room
        .on(RoomEvent.SignalReconnecting, lost)
        .on(RoomEvent.Reconnecting, lost)
        .on(RoomEvent.Reconnected, () => onState('live'))
        .on(RoomEvent.TrackSubscribed, people.add)
        .on(RoomEvent.TrackUnsubscribed, people.remove)
        .on(RoomEvent.TrackMuted, people.tell)
        .on(RoomEvent.TrackUnmuted, people.tell)
        .on(RoomEvent.ParticipantPermissionsChanged, () => void follow())
    },
    onJoined: async (room, isCurrent) => {
      people.prune(room)
      const mine = sendInto(room, await fetchLivekit())
      sender = mine
      await mine.follow(paused ? undefined : wanted)
      // Another connection may go another way: it begins with everything.
      fallback = noFallback
      onLevel(fallback.level)
      if (!isCurrent()) return
      read = uplinkReader()
      onState('live')
    },
    onLost: () => onState('lost'),
    onRefused: () => onState('refused'),
    onReplaced: () => onState('elsewhere'),
  })
  async function measure() {
    if (paused) return
    const uplink = read((await sender?.stats().catch(() => undefined)) ?? [])
    onUplink(uplink)
    const before = fallback.level
    fallback = fallbackAfter(fallback, uplink)
    if (fallback.level === before) return
    onLevel(fallback.level)
    await sender?.limit(fallback.level).catch(() => undefined)
  }
  const timer = setInterval(() => void measure(), TICK_MS)

  return {
    /** Another camera, size or microphone: the viewers keep the same tracks. */
    replaceStream(next: MediaStream) {
      wanted = next
      // Tracks that cannot be replaced now are sent with the next connection.
      void follow()
    },
    /** The connection stays, and nothing is sent: the room waits for its anchor. */
    pause(on: boolean) {
      if (on === paused) return
      paused = on
      void follow()
    },
    close() {
      clearInterval(timer)
      joined.close()
    },
  }
}

/** Sender of one connection. A camera may be changed while the first one is still being published: one after the other. */
function sendInto({ localParticipant }: Room, livekit: Awaited<ReturnType<typeof fetchLivekit>>) {
  const { Track, VideoPreset } = livekit
  let video: LocalVideoTrack | undefined
  let audio: LocalAudioTrack | undefined
  let last: Promise<void> = Promise.resolve()
  let level: SendLevel = 'full'
  let bitrate = 0

  async function putPicture(track: MediaStreamTrack) {
    if (video) return replaceTrack(video, track)
    const { width = 720, height = 1280 } = track.getSettings()
    bitrate = bitrateOf(Math.min(width, height))
    const preset = new VideoPreset(width, height, bitrate, FRAMES_PER_SECOND)
    const scale = SMALL.side / Math.min(width, height)
    const small = new VideoPreset(Math.round(width * scale), Math.round(height * scale), SMALL.bitrate, SMALL.framesPerSecond)
    const sent = await localParticipant.publishTrack(track, {
      source: Track.Source.Camera,
      videoCodec: 'h264',
      backupCodec: false,
      simulcast: scale < 1,
      videoSimulcastLayers: [small],
      degradationPreference: 'maintain-resolution',
      videoEncoding: preset.encoding,
    })
    video = sent.videoTrack
    // A picture published again after a pause goes over the same uplink.
    if (level !== 'full') await limitPicture(level).catch(() => undefined)
  }
  async function putSound(track: MediaStreamTrack) {
    if (audio) return replaceTrack(audio, track)
    audio = (await localParticipant.publishTrack(await localTrack(track, livekit), { source: Track.Source.Microphone, dtx: true }))
      .audioTrack
  }
  async function putAll(stream: MediaStream) {
    const [picture] = stream.getVideoTracks()
    const [sound] = stream.getAudioTracks()
    if (picture) await putPicture(picture)
    if (sound) await putSound(sound)
    // A new device is sent unmuted.
    if (level === 'sound') await video?.mute()
  }
  async function limitPicture(next: SendLevel) {
    level = next
    const isReduced = next !== 'full'
    const parameters = video?.sender?.getParameters()
    // The small layer comes first.
    const encoding = parameters?.encodings.at(-1)
    if (encoding) {
      encoding.maxBitrate = isReduced ? Math.round(bitrate * REDUCED.bitrate) : bitrate
      encoding.maxFramerate = isReduced ? REDUCED.framesPerSecond : FRAMES_PER_SECOND
    }
    if (parameters) await video?.sender?.setParameters(parameters)
    // Muted rather than held back: viewers are told, and nobody pays for a minute without a picture.
    await (next === 'sound' ? video?.mute() : video?.isMuted ? video.unmute() : undefined)
  }
  /** Tracks the server has ended already cannot be unpublished. The camera itself goes on: it is sent elsewhere meanwhile. */
  async function stopSending() {
    const sent = [video, audio]
    video = audio = undefined
    for (const track of sent) if (track) await localParticipant.unpublishTrack(track.mediaStreamTrack, false).catch(() => undefined)
  }
  async function followAll(stream: MediaStream | undefined) {
    const may = localParticipant.permissions?.canPublish !== false
    await (stream && may ? putAll(stream) : stopSending())
  }
  const inTurn = (act: () => Promise<void>) => (last = last.catch(() => undefined).then(act))
  return {
    /** Sends this, or nothing; nothing, too, while the server does not let it. */
    follow: (stream: MediaStream | undefined) => inTurn(() => followAll(stream)),
    limit: (next: SendLevel) => inTurn(() => limitPicture(next)),
    stats: async () =>
      (await Promise.all([video?.getRTCStatsReport(), audio?.getRTCStatsReport()])).filter((report) => report !== undefined),
  }
}

/** LiveKit mutes a track whose device has ended: a new device also has to be unmuted. */
async function replaceTrack(sent: LocalVideoTrack | LocalAudioTrack, track: MediaStreamTrack) {
  if (sent.mediaStreamTrack === track) return
  const isOff = !track.enabled
  await sent.replaceTrack(track, { userProvidedTrack: true })
  if (sent.isMuted) await sent.unmute()
  if (isOff) track.enabled = false
}

function bitrateOf(side: number): number {
  return bitrates.find(({ from }) => side >= from)?.bitrate ?? 1_200_000
}
