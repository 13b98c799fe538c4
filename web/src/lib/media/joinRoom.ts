import type { Room } from 'livekit-client'

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
  onJoined: (room: Room) => void | Promise<void>
  onLost: () => void
  onRefused: () => void
  /** The same person opened the picture elsewhere: joining again would only throw that one out. */
  onReplaced: () => void
}

const RETRY_MS = [300, 700, 1500, 3000]
/** LiveKit's own delays grow to seven seconds, which a person takes for a dead room. */
const RESUME_MS = [0, 300, 800, 1500, 2000, 2000, 2000]
/** For LiveKit's `stopTracks`: camera and microphone outlive a connection, and a stopped one sends nothing after joining again. */
const KEEP_TRACKS = false

/** The largest chunk of a room, prefetched when a room is about to be entered. */
export const fetchLivekit = () => import('./livekit.ts')

/** Keeps one media connection until closed: LiveKit resumes short breaks itself, longer ones are joined anew. */
export function joinRoom(options: JoinOptions): { close: () => void } {
  let room: Room | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  async function join(media: Media | undefined, tries: number): Promise<void> {
    try {
      const livekit = await fetchLivekit()
      // It reports its own retries and an ordinary goodbye as errors on the console.
      livekit.setLogLevel(livekit.LogLevel.silent)
      const { url, token } = media ?? (await options.refresh())
      if (closed) return
      const next = new livekit.Room({
        adaptiveStream: false,
        dynacast: false,
        stopLocalTrackOnUnpublish: KEEP_TRACKS,
        reconnectPolicy: new livekit.DefaultReconnectPolicy(RESUME_MS),
      })
      room = next
      options.prepare(next, livekit)
      await next.connect(url, token)
      if (closed) return void next.disconnect(KEEP_TRACKS)
      next.on(livekit.RoomEvent.Disconnected, (reason) => void lost(next, reason === livekit.DisconnectReason.DUPLICATE_IDENTITY))
      await options.onJoined(next)
    } catch (e) {
      if (closed) return
      if (options.isRefusal(e)) return options.onRefused()
      again(tries + 1)
    }
  }

  async function lost(left: Room, replaced: boolean) {
    left.removeAllListeners()
    if (closed) return
    if (replaced) return options.onReplaced()
    again(0)
  }

  function again(tries: number) {
    options.onLost()
    void room?.disconnect(KEEP_TRACKS)
    timer = setTimeout(() => void join(undefined, tries), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)])
  }

  void join(options.media, 0)
  return {
    close() {
      closed = true
      clearTimeout(timer)
      room?.removeAllListeners()
      void room?.disconnect(KEEP_TRACKS)
    },
  }
}
