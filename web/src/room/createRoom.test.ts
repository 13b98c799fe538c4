import { expect, test } from 'vitest'
import { roomWith } from '../testing/roomWith.ts'
import { chat, chatEvent, fans, light, showEnded, showMoved } from '../testing/samples/roomEvents.ts'
import { snapshotOf } from '../testing/samples/rooms.ts'
import type { Panel, RoomFeature, RoomSlice } from './feature.ts'

const counted = (name: string, event: 'light' | 'fans'): RoomSlice<number> => ({
  name,
  initial: 0,
  restore: (_, { nums }) => nums,
  on: { [event]: (state: number) => state + 1 },
})
const lights = counted('lights', 'light')
const crowd = counted('crowd', 'fans')
const said: RoomFeature = { name: 'said', lines: { chat: { draw: () => null } } }

test('an event changes the slices of those who named it; all others stay the very same', () => {
  const slice: RoomSlice<{ seen: number }> = { name: 'quiet', initial: { seen: 0 }, on: { fans: (s) => ({ seen: s.seen + 1 }) } }
  const room = roomWith([lights, slice, said])
  const before = room.read(slice)
  room.receive([light(1, 1), chat(1), light(1, 2)])
  expect(room.read(lights)).toBe(2)
  expect(room.read(slice)).toBe(before)
})

test('a batch is one write, and the lines of other events stay untouched', () => {
  const room = roomWith([lights, crowd, said])
  let writes = 0
  room.store.subscribe(() => (writes += 1))
  room.receive(Array.from({ length: 60 }, (_, i) => chat(i + 1)))
  expect(writes).toBe(1)
  const { items } = room.store.getState().lines
  room.receive([light(1, 1), fans(3)])
  expect(room.store.getState().lines.items).toBe(items)
  expect(writes).toBe(2)
})

test('a snapshot restores every slice and may tell the end', () => {
  const room = roomWith([crowd, lights, said])
  room.restore(snapshotOf({ nums: 4, lights: 7, seq: 3, messages: [chatEvent(3)] }), true)
  expect([room.read(crowd), room.read(lights), room.store.getState().lines.newest]).toEqual([4, 4, 3])
  expect(room.store.getState().core.ended).toBe('anchor')
})

test('18 ends the show, 19 does not', () => {
  const room = roomWith([])
  room.receive([showMoved])
  expect(room.store.getState().core.ended).toBeUndefined()
  room.receive([showEnded])
  expect(room.store.getState().core.ended).toBe('anchor')
})

test('what features say of the room follows every change of their slices, in the same write', () => {
  const shut: RoomSlice<number> = { ...lights, name: 'shut', facts: (seen) => ({ removed: seen > 1 }) }
  const beside: RoomSlice<number> = {
    name: 'beside',
    initial: 0,
    enter: (_, { sender }) => sender.uid,
    facts: (uid, { liveuid }) => ({ opposite: uid + liveuid }),
  }
  const room = roomWith([shut, beside, said])
  const core = () => room.store.getState().core
  const { sender, room: show, usertype } = room.entered
  expect(core()).toMatchObject({ removed: false, opposite: sender.uid + show.uid, usertype })
  let writes = 0
  room.store.subscribe(() => (writes += 1))
  const before = core()
  room.receive([light(1, 1), chat(1)])
  expect(core()).toBe(before)
  room.receive([light(1, 2)])
  expect([core().removed, writes]).toEqual([true, 2])
  room.update(beside, () => 0)
  expect(core().opposite).toBe(show.uid)
  room.restore(snapshotOf(), false)
  expect(core().removed).toBe(false)
})

test('panels are those of the role, and the last one opened is on top', () => {
  const Draw = () => null
  const names = ['one', 'other'] as unknown as readonly [Panel, Panel]
  const panels = { [names[0]]: { audience: Draw, anchor: Draw }, [names[1]]: { anchor: Draw } }
  const room = roomWith([{ name: 'a', panels }])
  expect(room.panels).toEqual([{ feature: 'a', panel: 'one', Draw }])
  expect(roomWith([{ name: 'a', panels }], 'anchor').panels).toHaveLength(2)
  room.showPanel(names[0], true)
  room.showPanel(names[1], true)
  room.showPanel(names[0], true)
  expect(room.store.getState().core.panels).toEqual(['other', 'one'])
  room.showPanel(names[1], false)
  expect(room.store.getState().core.panels).toEqual(['one'])
})

test('drawings of a place are those for one role, in their order', () => {
  const [A, B, C] = [() => null, () => null, () => null]
  const features: RoomFeature[] = [
    { name: 'a', slots: { bar: { audience: A, order: 90 } } },
    { name: 'b', slots: { bar: { audience: B, anchor: B, order: 10 } } },
    { name: 'c', slots: { bar: { anchor: C } } },
  ]
  expect(
    roomWith(features)
      .drawings('bar')
      .map((d) => d.feature),
  ).toEqual(['b', 'a'])
  expect(
    roomWith(features, 'anchor')
      .drawings('bar')
      .map((d) => d.feature),
  ).toEqual(['b', 'c'])
  expect(roomWith(features).drawings('top' as never)).toEqual([])
})
