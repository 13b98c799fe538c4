import { expect, test } from 'vitest'
import { fallbackAfter, noFallback } from './fallback.state.ts'
import { uplinkReader } from './uplink.ts'

const pair = { type: 'candidate-pair', timestamp: 0, availableOutgoingBitrate: 60_000 }
const layer = (at: number, bytesSent: number, more: object = {}) => ({
  type: 'outbound-rtp',
  kind: 'video',
  timestamp: at,
  bytesSent,
  framesPerSecond: 30,
  ...more,
})
const report = (...entries: object[]) => new Map(entries.map((entry, n) => [String(n), entry])) as unknown as RTCStatsReport

test('two layers are one picture: their bytes together, and the frames of the faster one', () => {
  const read = uplinkReader()
  read([report(layer(0, 0), layer(0, 0))])
  expect(read([report(layer(1_000, 50_000, { framesPerSecond: 20 }), layer(1_000, 250_000))])).toMatchObject({
    bitrate: 2_400_000,
    fps: 30,
  })
})

test('a picture that nobody receives is not given up for what sound alone measures', () => {
  const read = uplinkReader()
  const idle = { active: false, framesPerSecond: undefined }
  const after = (more: object) =>
    Array.from({ length: 12 }, (_, n) => read([report(pair, layer(n * 2_000, 1_000, more), layer(n * 2_000, 9_000, more))])).reduce(
      fallbackAfter,
      noFallback,
    ).level
  expect(after(idle)).toBe('full')
  expect(after({})).toBe('sound')
})
