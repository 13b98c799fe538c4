import type { EventOf } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { roomWith } from '../testing/roomWith.ts'
import { giftSent } from '../testing/samples/gifts.ts'
import { chat, enter, sender, system } from '../testing/samples/roomEvents.ts'
import { MAX_BLOCKED } from './createRoom.ts'
import type { RoomFeature, RoomHandle } from './feature.ts'
import { addLines, noLines, shownLines } from './lines.ts'
import type { LineDefinitions } from './lines.ts'

const said: RoomFeature = {
  name: 'said',
  lines: {
    chat: { draw: () => null, shownTo: (event, blocked) => (blocked.has(event.uid) ? undefined : event) },
    system: { draw: () => null },
    enter: { draw: () => null, merges: true },
  },
}
const shown = (room: RoomHandle) => {
  const { lines, core } = room.store.getState()
  return shownLines(lines.items, room.lineDefinitions, core.blocked).map((line) => line.key)
}

test('lines of blocked people are not shown, those of before and those of after, and come back with unblocking', () => {
  const room = roomWith([said])
  room.receive([chat(1, 'a', 7), chat(2, 'b', 8)])
  room.block([7])
  room.receive([chat(3, 'c', 7), system('s'), chat(4, 'd', 8)])
  expect(shown(room)).toEqual(['c2', 's', 'c4'])
  room.block([])
  expect(shown(room)).toEqual(['c1', 'c2', 'c3', 's', 'c4'])
})

test('a line that is not shown is not counted as new, whether it comes once or twice', () => {
  const room = roomWith([said])
  room.receive([chat(1)])
  room.block([9])
  room.receive([chat(2, 'x', 9), chat(2, 'x', 9), chat(3)])
  const { newest, hidden } = room.store.getState().lines
  expect(newest - hidden).toBe(2)
})

test('with nobody blocked the very same lines are drawn', () => {
  const room = roomWith([said])
  room.receive([chat(1)])
  const { items } = room.store.getState().lines
  expect(shownLines(items, room.lineDefinitions, new Set())).toBe(items)
})

test('the list of blocked people is bounded', () => {
  const room = roomWith([said])
  room.block(Array.from({ length: MAX_BLOCKED + 500 }, (_, uid) => uid))
  expect(room.store.getState().core.blocked.size).toBe(MAX_BLOCKED)
})

test('a line that merges replaces one of its kind that stands last, within a batch and across batches', () => {
  const room = roomWith([said])
  room.receive([enter('a', [sender(1)]), enter('b', [sender(2)])])
  room.receive([enter('c', [sender(3)])])
  expect(shown(room)).toEqual(['c'])
  room.receive([chat(1), enter('d', [sender(4)])])
  expect(shown(room)).toEqual(['c', 'c1', 'd'])
})

test('what is no chat stays where it came, between the chat around it', () => {
  const room = roomWith([said])
  room.receive([chat(1), system('s'), chat(2), enter('a', [sender(1)]), chat(3)])
  expect(room.store.getState().lines.items.map((line) => line.name)).toEqual(['chat', 'system', 'chat', 'enter', 'chat'])
})

test('a run of gifts is one line that grows where it stands; a rush is folded, great ones are not', () => {
  const definitions: LineDefinitions = new Map([
    [
      'giftSent',
      {
        draw: () => null,
        key: (event) => (event as EventOf<'giftSent'>).combo,
        grows: (_shown, next) => next,
        secondOf: (event) => (Number((event as EventOf<'giftSent'>).totalcoin) >= 1000 ? undefined : 1),
      },
    ],
  ])
  const nobody = new Set<number>()
  const gifts = Array.from({ length: 200 }, (_, i) => giftSent(`g${i}`, { totalcoin: i === 150 ? '5000' : '9' }))
  const { items } = addLines(noLines, [...gifts, giftSent('again', { combo: 'g1', combocount: 8 })], definitions, nobody)
  expect(items.map(({ key, folded }) => [key, folded])).toEqual([
    ['g0', 0],
    ['g1', 0],
    ['g2', 0],
    ['g3', 195],
    ['g150', 0],
  ])
  expect(items[1]!.event).toMatchObject({ combocount: 8 })
})
