import type { LocalTrack } from 'livekit-client'
import type { fetchLivekit } from './joinRoom.ts'

type Livekit = Awaited<ReturnType<typeof fetchLivekit>>

/**
 * A track as LiveKit publishes it. A moment after it was made LiveKit switches on what it wraps: what somebody has switched off is
 * switched off again, before it is published.
 */
export async function localTrack(
  track: MediaStreamTrack,
  livekit: Pick<Livekit, 'LocalAudioTrack' | 'LocalVideoTrack'>,
): Promise<LocalTrack> {
  const { enabled } = track
  const Wrap = track.kind === 'video' ? livekit.LocalVideoTrack : livekit.LocalAudioTrack
  const local = new Wrap(track, undefined, true)
  await new Promise((done) => setTimeout(done))
  if (!enabled) track.enabled = false
  // Its types disagree with each other about properties that may be absent.
  return local as LocalTrack
}
