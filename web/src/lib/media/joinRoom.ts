import type { Room } from 'livekit-client'
import { createDisconnect } from './createDisconnect.ts'

export interface Media {
  url: string
  token: string
}

export interface JoinOptions {
  media: Media
  /** A join token lives for about a minute, so every later try asks for a new one. */
  refresh: () => Promise<Media>
  isRefusal: (error: unknown) => boolean
  /** Prepares a room before it connects; called again for every new connection. */
  prepare: (room: Room, livekit: typeof import('./livekit.ts')) => void
  /** May fail as a whole: then the connection is left and joined anew. `isCurrent` turns false as soon as this one is not wanted. */
  onJoined: (room: Room, isCurrent: () => boolean) => void | Promise<void>
  onLost: () => void
  onRefused: () => void
  /** The same person opened the picture elsewhere: joining again would only throw that one out. */
  onReplaced: () => void
  /** Encoding pauses while no viewer receives the track. */
  dynacast?: boolean
  load?: () => Promise<typeof import('./livekit.ts')>
}

const RETRY_MS = [300, 700, 1500, 3000]
/** LiveKit's own delays grow to seven seconds, which a person takes for a dead room. */
const RESUME_MS = [0, 300, 800, 1500, 2000, 2000, 2000]
/** For LiveKit's `stopTracks`: camera and microphone outlive a connection, and a stopped one sends nothing after joining again. */
const KEEP_TRACKS = false
/** LiveKit would wait half a minute, and then try once more with the same token. */
const CONNECT = { websocketTimeout: 8_000, peerConnectionTimeout: 10_000, maxRetries: 0 }
/** A goodbye that cannot be sent must not hold up the next connection. */
const LEAVE_MS = 1000

/** The largest chunk of a room, prefetched when a room is about to be entered. */
export const fetchLivekit = () => import('./livekit.ts')

/**
 * Keeps one media connection until closed: LiveKit resumes short breaks itself, longer ones are joined anew. Every attempt has a
 * generation; whatever an older one still does, its events included, counts for nothing. Two connections at once would carry one
 * identity, and the server ends the first as "opened elsewhere".
 */
export function joinRoom({ load = fetchLivekit, ...options }: JoinOptions): { close: () => void; retry: () => void } {
  let generation = 0
  let leaveRoom: ReturnType<typeof createDisconnect> | undefined
  let left: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function join(media: Media | undefined, tries: number): Promise<void> {
    const mine = (generation += 1)
    const isCurrent = () => mine === generation
    try {
      const livekit = await load()
      // It reports its own retries and an ordinary goodbye as errors on the console.
      livekit.setLogLevel(livekit.LogLevel.silent)
      const { url, token } = media ?? (await options.refresh())
      await left
      if (!isCurrent()) return
      const next = new livekit.Room({
        adaptiveStream: false,
        dynacast: options.dynacast ?? false,
        stopLocalTrackOnUnpublish: KEEP_TRACKS,
        reconnectPolicy: new livekit.DefaultReconnectPolicy(RESUME_MS),
      })
      leaveRoom = createDisconnect(next)
      options.prepare(next, livekit)
      await next.connect(url, token, CONNECT)
      if (!isCurrent()) return
      next.on(livekit.RoomEvent.Disconnected, (reason) => {
        if (!isCurrent()) return
        if (reason === livekit.DisconnectReason.DUPLICATE_IDENTITY) stop(options.onReplaced)
        else again(0)
      })
      await options.onJoined(next, isCurrent)
    } catch (e) {
      if (!isCurrent()) return
      if (options.isRefusal(e)) stop(options.onRefused)
      else again(tries + 1)
    }
  }

  /** Ends the generation and its connection, which is quiet from now on. */
  function leave() {
    generation += 1
    clearTimeout(timer)
    if (!leaveRoom) return
    const gone = leaveRoom(KEEP_TRACKS)
    leaveRoom = undefined
    left = Promise.race([gone, new Promise((done) => setTimeout(done, LEAVE_MS))])
  }

  function stop(tell: () => void) {
    leave()
    tell()
  }

  function again(tries: number) {
    leave()
    options.onLost()
    timer = setTimeout(() => void join(undefined, tries), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)])
  }

  void join(options.media, 0)
  return {
    close: leave,
    /** It brought nothing: leaves it and joins anew. */
    retry: () => again(0),
  }
}
