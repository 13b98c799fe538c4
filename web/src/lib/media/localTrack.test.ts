import { LocalAudioTrack, LocalVideoTrack } from 'livekit-client'
import { afterEach, expect, test, vi } from 'vitest'
import { localTrack } from './localTrack.ts'

afterEach(() => vi.unstubAllGlobals())

const trackOf = (kind: 'audio' | 'video', enabled: boolean) =>
  ({
    kind,
    enabled,
    getConstraints: () => ({}),
    getSettings: () => ({}),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaStreamTrack

test.each(['audio', 'video'] as const)('%s that is off stays off when LiveKit wraps it', async (kind) => {
  vi.stubGlobal('MediaStream', function MediaStream() {})
  for (const enabled of [true, false]) {
    const track = trackOf(kind, enabled)
    expect((await localTrack(track, { LocalAudioTrack, LocalVideoTrack })).mediaStreamTrack).toBe(track)
    expect(track.enabled).toBe(enabled)
    await new Promise((done) => setTimeout(done, 20))
    expect(track.enabled).toBe(enabled)
  }
})

test('LiveKit itself switches on what it wraps', async () => {
  vi.stubGlobal('MediaStream', function MediaStream() {})
  const track = trackOf('audio', false)
  expect(new LocalAudioTrack(track, undefined, true).isMuted).toBe(false)
  await new Promise((done) => setTimeout(done, 20))
  expect(track.enabled).toBe(true)
})
