import { expect, test } from 'vitest'
import { roomWith } from '../../../testing/roomWith.ts'
import { redClosed, redSent } from '../../../testing/samples/reds.ts'
import { listedPack, offeredPacks, packTotal, stateAt } from './pack.state.ts'
import { red } from './red.room.tsx'
import { redSlice } from './red.state.ts'
import { openPack } from '../../../testing/samples/reds.ts'

test('packs come and go with their events, once each', () => {
  const room = roomWith([red])
  room.receive([redSent(7), redSent(8), redSent(7)])
  expect(room.read(redSlice).packs.map(({ id }) => id)).toEqual([8, 7])
  room.receive([redClosed(8), redClosed(99)])
  expect(room.read(redSlice).packs.map(({ id }) => id)).toEqual([7])
})

test('what can be taken now stands first, my own last, and what I took or is over not at all', () => {
  const now = 1_000_000
  const pack = (id: number, part: Partial<ReturnType<typeof listedPack>> = {}) => ({
    ...listedPack({ ...openPack, id, uid: 9 }, now),
    opensAt: now,
    endsAt: now + 60_000,
    ...part,
  })
  const packs = [
    pack(1, { opensAt: now + 9_000 }),
    pack(2),
    pack(3, { isTaken: true }),
    pack(4, { endsAt: now }),
    pack(5, { uid: 5 }),
    pack(6, { opensAt: now - 5_000 }),
  ]
  expect(offeredPacks(packs, 5, now).map(({ id }) => id)).toEqual([2, 6, 1, 5])
  expect(packs.map((one) => stateAt(one, now))).toEqual(['waiting', 'open', 'open', 'closed', 'open', 'open'])
})

test('a pack costs its coins, or those of every share', () => {
  expect([packTotal({ lucky: true, coin: 500, nums: 20 }), packTotal({ lucky: false, coin: 500, nums: 20 })]).toEqual([500, 10_000])
})
