import { expect, test } from 'vitest'
import { seededRandom } from '../../testing/seededRandom.ts'
import { feedChannelOf, feedChannels, feedIndexOf } from './channels.ts'
import { nextSubChannels, type SubChannels } from './nextSubChannels.ts'

const { randomInt } = seededRandom('nextSubChannels')
const sizing = { size: 200, tokenSeconds: 120 }
const step = (readerChannels: number, frameChannels: number, ageSeconds: number, connections: number) =>
  nextSubChannels({ readerChannels, frameChannels, ageSeconds }, connections, sizing)

test('a room that grows is published to first, and read once every process publishes to it', () => {
  expect(step(1, 1, 0, 200)).toBeUndefined()
  expect(step(1, 1, 0, 450)).toEqual({ readerChannels: 1, frameChannels: 3 })
  expect(step(1, 3, 4.9, 450)).toBeUndefined()
  expect(step(1, 3, 5, 450)).toEqual({ readerChannels: 3, frameChannels: 3 })
  expect(step(1, 3, 5, 900)).toEqual({ readerChannels: 3, frameChannels: 3 })
  expect(step(3, 3, 0, 900)).toEqual({ readerChannels: 3, frameChannels: 5 })
})

test('a room that shrinks keeps its frames until every token for an abandoned sub-channel has run out', () => {
  expect(step(3, 3, 60, 350)).toBeUndefined()
  expect(step(3, 3, 60, 161)).toEqual({ readerChannels: 2, frameChannels: 3 })
  expect(step(3, 3, 60, 160)).toEqual({ readerChannels: 1, frameChannels: 3 })
  expect(step(1, 3, 239, 140)).toBeUndefined()
  expect(step(1, 3, 240, 140)).toBe('release')
  expect(step(1, 3, 10, 450)).toEqual({ readerChannels: 3, frameChannels: 3 })
})

test('a room at the edge does not go to and fro', () => {
  expect(step(2, 2, 60, 200)).toBeUndefined()
  expect(step(2, 2, 60, 161)).toBeUndefined()
})

test('readers are only ever sent where frames have gone for five seconds', () => {
  let now: SubChannels = { readerChannels: 1, frameChannels: 1 }
  const publishedSince = new Map([[0, -100]])
  let changedAt = 0
  for (let at = 0; at < 5_000; at += 1.5) {
    const next = nextSubChannels({ ...now, ageSeconds: at - changedAt }, randomInt(1, 2_001), sizing)
    if (!next) continue
    now = next === 'release' ? { ...now, frameChannels: now.readerChannels } : next
    changedAt = at
    for (let index = 0; index < 20; index++) {
      if (index >= now.frameChannels) publishedSince.delete(index)
      else if (!publishedSince.has(index)) publishedSince.set(index, at)
    }
    for (let index = 0; index < now.readerChannels; index++) expect(at - publishedSince.get(index)!).toBeGreaterThanOrEqual(5)
  }
})

test('a person belongs on one of the sub-channels, and one more takes people only to the new one', () => {
  const uids = Array.from({ length: 3_000 }, (_, n) => 200_000 + n)
  for (let count = 1; count < 8; count++) {
    const before = uids.map((uid) => feedChannelOf('1_1', count, uid))
    const after = uids.map((uid) => feedChannelOf('1_1', count + 1, uid))
    expect(new Set(before)).toEqual(new Set(feedChannels('1_1', count)))
    const moved = after.filter((channel, i) => channel !== before[i])
    expect(new Set(moved)).toEqual(new Set([`feed:1_1.${count}`]))
    expect(Math.abs(moved.length / uids.length - 1 / (count + 1))).toBeLessThan(0.05)
  }
})

test('only the names of a room’s own sub-channels are read', () => {
  expect(feedIndexOf('1_1', 'feed:1_1.12')).toBe(12)
  for (const channel of ['feed:1_2.0', 'feed:11_1.0', 'room:1_1', 'feed:1_1.', 'feed:1_1.01', 'feed:1_1.0\n', 'feed:1_1.-1', 'user:1', ''])
    expect(feedIndexOf('1_1', channel)).toBeUndefined()
})
