import { parseIdentity } from '@nimbo/contract'
import type { RemoteParticipant, RemoteTrack, RemoteTrackPublication, Room } from 'livekit-client'
import { joinRoom } from './joinRoom.ts'
import type { Media } from './joinRoom.ts'
import { gatherParticipants } from './participants.ts'
import type { MediaParticipant } from './participants.ts'
import { faceOf, isOverdue, newPlayer, playerAfter } from './player.state.ts'
import type { ElementEvent, PlayerEvent, PlayerFace } from './player.state.ts'

interface WatchOptions {
  media: Media
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
}

interface WatchListener {
  onParticipants: (participants: readonly MediaParticipant[]) => void
  /** Face of the player, for the viewer. */
  onFace: (face: PlayerFace) => void
  /** The connection, while there is one: a guest sends over it. */
  onRoom?: (room: Room | undefined) => void
}

const TICK_MS = 1000
const HIDDEN_MS = 8000

/** Receives a room's media and tells how the anchor's video is doing. It begins at once, whether anybody listens yet or not. */
export function watch({ media, refresh, isRefusal }: WatchOptions) {
  const people = gatherParticipants(tell)
  let player = newPlayer
  let participants: readonly MediaParticipant[] = []
  let listener: WatchListener | undefined
  let frames = 0
  let retries = 0
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let listening = false
  let current: Room | undefined

  function put(event: PlayerEvent) {
    const before = faceOf(player)
    player = playerAfter(player, event)
    const face = faceOf(player)
    if (face !== before) listener?.onFace(face)
  }

  function tell(seen: readonly MediaParticipant[]) {
    participants = seen
    noteCamera()
    listener?.onParticipants(seen)
  }

  function noteCamera() {
    const camera = people.anchorCamera()
    put({ type: 'camera', is: !camera ? 'none' : camera.publication.isMuted ? 'off' : 'on' })
  }

  function noteMuted() {
    noteCamera()
    people.tell()
  }

  async function count(): Promise<number> {
    const camera = people.anchorCamera()
    return camera ? framesDecoded(await camera.track.getRTCStatsReport()) : 0
  }
  /** Every new camera comes by itself: whoever only listens gives it back at once. */
  function onSubscribed(track: RemoteTrack, publication: RemoteTrackPublication, participant: RemoteParticipant) {
    if (listening && track.kind === 'video') publication.setSubscribed(false)
    else people.add(track, publication, participant)
  }

  function setListening(on: boolean) {
    if (on === listening) return
    listening = on
    put({ type: 'listen', on })
    for (const { trackPublications } of current?.remoteParticipants.values() ?? [])
      for (const publication of trackPublications.values()) if (publication.kind === 'video') publication.setSubscribed(!on)
  }

  async function tick() {
    noteCamera()
    const camera = people.anchorCamera()
    if (camera ? !camera.publication.isEnabled : !isAnnounced()) return
    const now = await count().catch(() => frames)
    put({ type: 'second', moved: now > 0 && now !== frames })
    frames = now
    if (player.missing === undefined) retries = 0
    else if (isOverdue(player, retries)) {
      retries += 1
      joined.retry()
    }
  }

  /** The anchor sends a picture that has not been received yet. */
  function isAnnounced(): boolean {
    return [...(current?.remoteParticipants ?? [])].some(
      ([identity, { trackPublications }]) =>
        parseIdentity(identity)?.role === 'anchor' &&
        [...trackPublications.values()].some(({ kind, isMuted }) => kind === 'video' && !isMuted),
    )
  }

  /** A hidden tab keeps audio and pauses video, unless a window of its own shows it. */
  function onVisibility() {
    clearTimeout(hiddenTimer)
    const isUnseen = document.hidden && !(document as Partial<Document>).pictureInPictureElement
    const send = (on: boolean) => people.cameras().forEach(({ publication }) => publication.setEnabled(on))
    if (isUnseen) hiddenTimer = setTimeout(() => send(false), HIDDEN_MS)
    else send(true)
    put({ type: isUnseen ? 'hidden' : 'shown' })
  }

  const joined = joinRoom({
    media,
    refresh,
    isRefusal,
    prepare: (room, { RoomEvent }) =>
      room
        .on(RoomEvent.TrackSubscribed, onSubscribed)
        .on(RoomEvent.TrackUnsubscribed, people.remove)
        .on(RoomEvent.TrackMuted, noteMuted)
        .on(RoomEvent.TrackUnmuted, noteMuted),
    onJoined: (room) => {
      current = room
      people.prune(room)
      put({ type: 'joined' })
      listener?.onRoom?.(room)
    },
    onLost: () => {
      current = undefined
      listener?.onRoom?.(undefined)
      put({ type: 'lost' })
    },
    onRefused: () => put({ type: 'refused' }),
    onReplaced: () => put({ type: 'replaced' }),
  })
  const turns = ['visibilitychange', 'enterpictureinpicture', 'leavepictureinpicture']
  for (const turn of turns) document.addEventListener(turn, onVisibility)
  const timer = setInterval(() => void tick(), TICK_MS)

  return {
    /** Tells what there is by now, and everything from now on. */
    follow(next: WatchListener) {
      listener = next
      next.onRoom?.(current)
      next.onParticipants(participants)
      next.onFace(faceOf(player))
    },
    stats: async () => ({ framesDecoded: await count() }),
    /** Sound only: no picture is received until it is wanted again. */
    setListening,
    /** Events of the element that draws the anchor's video. */
    element: (event: ElementEvent) => put({ type: 'element', event }),
    close() {
      clearInterval(timer)
      clearTimeout(hiddenTimer)
      for (const turn of turns) document.removeEventListener(turn, onVisibility)
      listener = undefined
      joined.close()
    },
  }
}

/** Frames decoded by a receiver so far; 0 before the first report. */
function framesDecoded(report: RTCStatsReport | undefined): number {
  let frames = 0
  report?.forEach((entry: { type: string; framesDecoded?: number }) => {
    if (entry.type === 'inbound-rtp' && entry.framesDecoded !== undefined) frames = entry.framesDecoded
  })
  return frames
}
