import { expect, test } from 'vitest'
import type { RoomFeature, RoomHandle } from '../../../room/feature.ts'
import { shownLines } from '../../../room/lines.ts'
import { roomWith } from '../../../testing/roomWith.ts'
import { chat, enter, sender } from '../../../testing/samples/roomEvents.ts'
import { arrivalsShownTo, grandArrivals } from './entrances.state.ts'

const arrivals: RoomFeature = {
  name: 'entrances',
  lines: { chat: { draw: () => null }, enter: { draw: () => null, shownTo: arrivalsShownTo, merges: true } },
  effects: {
    enter: (event, { store }) =>
      grandArrivals(event, store.getState().core.blocked).map(({ uid, level }) => ({
        kind: 'banner',
        value: level,
        durationMs: 2800,
        from: uid,
        draw: () => null,
      })),
  },
}
const banners = (room: RoomHandle) => {
  const { playing, waiting } = room.stage.store.getState()
  return { playing: playing.map(({ from }) => from), waiting: waiting.map(({ from }) => from) }
}
const shown = (room: RoomHandle) => {
  const { lines, core } = room.store.getState()
  return shownLines(lines.items, room.lineDefinitions, core.blocked)
}

test('arrivals in a row are one line; great people also get a banner, at most five waiting', () => {
  const room = roomWith([arrivals])
  room.receive([enter('a', [sender(1)]), enter('b', [sender(2)], 4)])
  expect(shown(room)).toMatchObject([{ name: 'enter', event: { count: 4 } }])
  expect(banners(room)).toEqual({ playing: [], waiting: [] })
  room.receive(Array.from({ length: 9 }, (_, i) => enter(`g${i}`, [sender(i, 50)])))
  expect(banners(room)).toEqual({ playing: [0], waiting: [4, 5, 6, 7, 8] })
  room.stage.close()
})

test('a guard has a banner at any level', () => {
  const room = roomWith([arrivals])
  room.receive([enter('a', [sender(1), { ...sender(2), guard_type: 1 }])])
  expect(banners(room)).toEqual({ playing: [2], waiting: [] })
  room.stage.close()
})

test('an arrival of somebody blocked has no banner and no name, and others who came with them stay', () => {
  const room = roomWith([arrivals])
  room.receive([enter('a', [sender(7, 60), sender(8, 60)], 5)])
  room.block([7])
  expect(banners(room)).toEqual({ playing: [8], waiting: [] })
  expect(shown(room)).toMatchObject([{ name: 'enter', event: { count: 4, sample: [{ uid: 8 }] } }])
  room.receive([chat(1, 'm', 9), enter('b', [sender(7, 60)])])
  expect(banners(room)).toEqual({ playing: [8], waiting: [] })
  expect(shown(room).map((line) => line.name)).toEqual(['enter', 'chat'])
  room.stage.close()
})
