import type { LocalTrack, Participant, Room, TrackPublication } from 'livekit-client'
import { fetchLivekit } from './joinRoom.ts'
import { localTrack } from './localTrack.ts'

/** The right to send comes as an event of its own, after the answer that says so, and may come late and twice. */
const RIGHT_MS = 15_000
/** Joining anew may take the right away for a moment. */
const BACK_MS = 3_000
const BITRATE = 800_000
const FRAMES_PER_SECOND = 24

export interface GuestTracks {
  camera: boolean
  microphone: boolean
}
export interface GuestSenderOptions {
  /** Tracks of mine that arrive: false for those muted, by me or by a moderator. */
  onSent: (sent: GuestTracks | undefined) => void
  /** It cannot be sent: the right did not come, or the connection refused it. */
  onFault: () => void
  /** The right was taken back, and did not come again. */
  onWithdrawn: () => void
}
interface Wanted {
  room: Room
  stream: MediaStream
}
interface Sent extends Wanted {
  /** LiveKit publishes them anew after a break: publications change, tracks stay. */
  tracks: LocalTrack[]
  unlisten: () => void
}

/**
 * Sends a guest's camera and microphone over the connection they watch with. Only the last wish counts and one thing is done at a time: an
 * effect that runs twice publishes once, and publishing never overtakes taking back.
 */
export function createGuestSender({ onSent, onFault, onWithdrawn }: GuestSenderOptions) {
  let wanted: Wanted | undefined
  let sent: Sent | undefined
  let running = false
  let withdrawn = false
  /** Kinds that are muted, by themselves or by somebody who keeps order: also on the next connection. */
  const off = new Set<string>()

  async function run() {
    if (running) return
    running = true
    // A request withdrawn in the same moment counts as none.
    await Promise.resolve()
    try {
      while (await turn());
    } catch {
      onFault()
    } finally {
      running = false
    }
  }

  /** True when there may be more to do. */
  async function turn(): Promise<boolean> {
    const wish = wanted
    if (sent && (withdrawn || sent.room !== wish?.room)) {
      await unpublish(sent)
      return true
    }
    if (!wish) return (withdrawn = false)
    if (sent) {
      if (sent.stream === wish.stream) return false
      await replace(sent, wish.stream)
      return true
    }
    const may = await hasRight(wish.room, () => wanted === wish, withdrawn ? BACK_MS : RIGHT_MS)
    if (wanted !== wish) return true
    if (may) {
      withdrawn = false
      await send(wish)
      return true
    }
    if (!withdrawn) throw new Error('the right to send did not come')
    wanted = undefined
    onWithdrawn()
    return true
  }

  async function send({ room, stream }: Wanted) {
    const livekit = await fetchLivekit()
    const { RoomEvent, Track, VideoPreset } = livekit
    const note = (_publication?: TrackPublication, participant?: Participant) => {
      if (!participant || participant.isLocal) tell()
    }
    const noteRight = () => {
      if (mayPublish(room)) return
      withdrawn = true
      void run()
    }
    const tracks: LocalTrack[] = []
    const unlisten = () =>
      void room.off(RoomEvent.TrackMuted, note).off(RoomEvent.TrackUnmuted, note).off(RoomEvent.ParticipantPermissionsChanged, noteRight)
    sent = { room, stream, tracks, unlisten }
    room.on(RoomEvent.TrackMuted, note).on(RoomEvent.TrackUnmuted, note).on(RoomEvent.ParticipantPermissionsChanged, noteRight)
    for (const track of stream.getTracks()) {
      const { width = 540, height = 960 } = track.getSettings()
      const local = await localTrack(track, livekit)
      // Off before they were on the mic, or before they had to join anew: nobody but themselves switches it on.
      if (!track.enabled || off.has(track.kind)) await local.mute()
      const publication =
        track.kind === 'video'
          ? await room.localParticipant.publishTrack(local, {
              source: Track.Source.Camera,
              videoCodec: 'h264',
              backupCodec: false,
              simulcast: false,
              videoEncoding: new VideoPreset(width, height, BITRATE, FRAMES_PER_SECOND).encoding,
            })
          : await room.localParticipant.publishTrack(local, { source: Track.Source.Microphone, dtx: true })
      if (publication.track) tracks.push(publication.track)
    }
    tell()
  }

  async function replace(current: Sent, stream: MediaStream) {
    for (const track of stream.getTracks()) {
      const local = current.tracks.find(({ mediaStreamTrack }) => mediaStreamTrack.kind === track.kind)
      if (local && local.mediaStreamTrack !== track) await local.replaceTrack(track, { userProvidedTrack: true })
    }
    current.stream = stream
  }

  async function unpublish(current: Sent) {
    sent = undefined
    current.unlisten()
    onSent(undefined)
    for (const track of current.tracks) {
      // A track the server has already removed cannot be unpublished.
      await current.room.localParticipant.unpublishTrack(track, false).catch(() => undefined)
    }
  }

  function tell() {
    for (const track of sent?.tracks ?? []) {
      if (track.isMuted) off.add(track.mediaStreamTrack.kind)
      else off.delete(track.mediaStreamTrack.kind)
    }
    const isOn = (kind: string) => sent?.tracks.some((track) => track.mediaStreamTrack.kind === kind && !track.isMuted) ?? false
    if (sent) onSent({ camera: isOn('video'), microphone: isOn('audio') })
  }

  return {
    /** Stream to send and its connection; without either, sending stops. */
    put(room: Room | undefined, stream: MediaStream | undefined) {
      const next = room && stream && { room, stream }
      if (!stream) off.clear()
      if (wanted?.room === next?.room && wanted?.stream === next?.stream) return
      wanted = next
      void run()
    },
    async toggle(name: keyof GuestTracks) {
      const kind = name === 'camera' ? 'video' : 'audio'
      const track = sent?.tracks.find(({ mediaStreamTrack }) => mediaStreamTrack.kind === kind)
      await (track?.isMuted ? track.unmute() : track?.mute())
    },
  }
}

const mayPublish = (room: Room) => room.localParticipant.permissions?.canPublish === true

/** Publishing before the right is there throws; nothing is wrong until it has not come for long. */
async function hasRight(room: Room, isWanted: () => boolean, ms: number): Promise<boolean> {
  const { RoomEvent } = await fetchLivekit()
  const may = () => mayPublish(room)
  if (may()) return true
  return new Promise((done) => {
    const settle = (answer: boolean) => {
      clearTimeout(timer)
      clearInterval(poll)
      room.off(RoomEvent.ParticipantPermissionsChanged, note)
      done(answer)
    }
    // The event carries the rights from before: what counts is what is there now.
    const note = () => {
      if (may()) settle(true)
    }
    const timer = setTimeout(() => settle(false), ms)
    const poll = setInterval(() => (may() || !isWanted() ? settle(may()) : undefined), 250)
    room.on(RoomEvent.ParticipantPermissionsChanged, note)
  })
}
