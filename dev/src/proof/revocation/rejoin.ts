import { Room, RoomEvent } from '@livekit/rtc-node'
import { joinSignal } from '@nimbo/server/joinSignal'
import { LONGEST_MS } from '../closing.ts'
import { pick } from '../random.ts'
import { releaseRoom } from './releaseRoom.ts'
import type { Viewer } from './viewer.ts'

/** LiveKit ends a participant without media by itself after a minute. */
export const JOIN_TIMEOUT_MS = 60_000
const PAUSE_MS = 1_500
/** Older ones are tried too: all of them until they expire. */
const TOKENS_KEPT = 4

export interface Rejoins {
  /** Milliseconds each rejoin with a picture lasted, and each that only spoke the signal protocol. */
  media: number[]
  signal: number[]
  /** Tokens that had expired, and joins that were ended before they were complete. */
  refused: number
}

/** Tries the tokens of revoked viewers again and again until it is enough; every rejoin yields another token to try. */
export async function rejoinUntil(isEnough: () => boolean, viewers: readonly Viewer[], into: Rejoins): Promise<void> {
  for (let n = 0; !isEnough(); n++) {
    const viewer = viewers[n % viewers.length]!
    await rejoinWithMedia(viewer, into)
    await rejoinWithSignal(viewer, into)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}

async function rejoinWithMedia({ url, tokens }: Viewer, into: Rejoins): Promise<void> {
  const room = new Room()
  const gone = new Promise<void>((done) => room.once(RoomEvent.Disconnected, () => done()))
  try {
    await room.connect(url, tokens.at(-1)!, { autoSubscribe: false, dynacast: false })
  } catch {
    into.refused++
    return
  }
  into.media.push(await duration(gone))
  // Its library ends the process when a room is left that has been closed from the other side.
  if (room.isConnected) await room.disconnect()
  else releaseRoom(room)
}

async function rejoinWithSignal({ url, tokens }: Viewer, into: Rejoins): Promise<void> {
  const token = pick(tokens)
  try {
    const signal = await joinSignal(url, token)
    into.signal.push(await duration(signal.closed))
    signal.close()
    tokens.push(...signal.refreshed)
    tokens.splice(0, tokens.length - TOKENS_KEPT)
  } catch {
    into.refused++
  }
}

async function duration(gone: Promise<void>): Promise<number> {
  const joined = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([gone, new Promise((done) => (timer = setTimeout(done, LONGEST_MS)))])
  clearTimeout(timer)
  return performance.now() - joined
}
