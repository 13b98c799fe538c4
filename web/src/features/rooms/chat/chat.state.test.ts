import { describe, expect, test } from 'vitest'
import type { RoomHandle } from '../../../room/feature.ts'
import type { Line } from '../../../room/lines.ts'
import { MAX_LINES } from '../../../room/lines.ts'
import { roomWith } from '../../../testing/roomWith.ts'
import { chat, chatEvent, linesDeleted, pinned, sender, slowMode, system } from '../../../testing/samples/roomEvents.ts'
import { snapshotOf } from '../../../testing/samples/rooms.ts'
import { chatKey, chatRemoval, chatShownTo, chatSlice, pendingChat, secondsToWait } from './chat.state.ts'

const newRoom = () =>
  roomWith([
    {
      ...chatSlice,
      lines: { chat: { draw: () => null, key: chatKey, shownTo: chatShownTo }, system: { draw: () => null } },
      removes: { linesDeleted: chatRemoval },
    },
  ])
const lines = (room: RoomHandle) => room.store.getState().lines
const chatLines = (room: RoomHandle) => lines(room).items.filter((l): l is Line & { event: { uid: number } } => l.name === 'chat')
const seqs = (room: RoomHandle) => chatLines(room).map((l) => l.seq)
function say(room: RoomHandle, mid: string, uid = 5) {
  const event = pendingChat(mid, sender(uid), 'hi')
  room.addPendingLine({ key: chatKey(event), name: 'chat', event })
  return chatKey(event)
}

/** Repeatable randomness: a failing shuffle can be run again by its number. */
function dice(seed: number) {
  let x = seed
  return () => (x = (x * 1103515245 + 12345) % 2147483648) / 2147483648
}
function shuffled<T>(items: readonly T[], roll: () => number): T[] {
  return items
    .map((item) => ({ item, at: roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
/** The same stream in pieces of any size, as animation frames cut it. */
function pieces<T>(items: readonly T[], roll: () => number): T[][] {
  const cut: T[][] = []
  for (let at = 0; at < items.length;) {
    const size = 1 + Math.floor(roll() * 40)
    cut.push(items.slice(at, at + size))
    at += size
  }
  return cut
}

describe('chat', () => {
  test('any order, any repeats and any batches give the same lines, by number, the newest 200 of them', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const roll = dice(seed)
      const all = Array.from({ length: 20 + Math.floor(roll() * 400) }, (_, i) => chatEvent(i + 1))
      const stream = shuffled([...all, ...all.filter(() => roll() < 0.4)], roll)
      const room = newRoom()
      for (const batch of pieces(stream, roll)) room.receive(batch.map((event) => ({ name: 'chat', event })))
      expect(seqs(room), `seed ${seed}`).toEqual(all.map((e) => e.seq).slice(-MAX_LINES))
      expect(lines(room).newest).toBe(all.length)
    }
  })

  test('own lines end as one line each, whether the answer or the feed comes first, or both twice', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const roll = dice(seed)
      const room = newRoom()
      const mine = Array.from({ length: 8 }, (_, i) => chatEvent(i * 2 + 1, `own${i}`, 5))
      const theirs = Array.from({ length: 8 }, (_, i) => chatEvent(i * 2 + 2))
      for (const { mid } of mine) say(room, mid)
      expect(chatLines(room).every((l) => l.status === 'pending')).toBe(true)
      for (const batch of pieces(shuffled([...mine, ...mine, ...theirs], roll), roll))
        room.receive(batch.map((event) => ({ name: 'chat', event })))
      expect(seqs(room), `seed ${seed}`).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
      expect(chatLines(room).every((l) => l.status === 'sent')).toBe(true)
    }
  })

  test('a pending line keeps its key when it is sent, so the screen does not redraw it', () => {
    const room = newRoom()
    const key = say(room, 'a')
    room.receive([chat(3, 'a', 5)])
    expect(lines(room).items.map((l) => l.key)).toEqual([key])
  })

  test('somebody else with the same request id does not take over my pending line', () => {
    const room = newRoom()
    say(room, 'a')
    room.receive([chat(1, 'a', 6)])
    expect(chatLines(room).map((l) => [l.event.uid, l.status])).toEqual([
      [6, 'sent'],
      [5, 'pending'],
    ])
  })

  test('a failed line stays, is retried, and a late answer still wins', () => {
    const room = newRoom()
    const key = say(room, 'a')
    room.markLine(key, 'failed')
    expect(chatLines(room)[0]?.status).toBe('failed')
    room.markLine(key, 'pending')
    expect(chatLines(room)[0]?.status).toBe('pending')
    room.receive([chat(1, 'a', 5)])
    room.markLine(key, 'failed')
    expect(chatLines(room).map((l) => l.status)).toEqual(['sent'])
  })

  test('lines without a number stand last', () => {
    const room = newRoom()
    room.receive([chat(1)])
    say(room, 'x')
    room.receive([chat(2)])
    expect(seqs(room)).toEqual([1, 2, Infinity])
  })

  test('a snapshot merges with what is already here', () => {
    const room = newRoom()
    room.receive([chat(1)])
    room.restore(snapshotOf({ seq: 3, messages: [chatEvent(2), chatEvent(3), chatEvent(1)] }), false)
    expect(seqs(room)).toEqual([1, 2, 3])
    expect(lines(room).newest).toBe(3)
  })

  test('system lines stay where they came, between the chat around them', () => {
    const room = newRoom()
    room.receive([chat(1), system('s'), chat(2)])
    expect(lines(room).items.map((l) => l.name)).toEqual(['chat', 'system', 'chat'])
  })

  test('a deleted line goes, and a copy of it that comes late is not shown; later lines of the same person are', () => {
    const room = newRoom()
    room.receive([chat(1), chat(2), chat(3, 'm3', 8)])
    room.receive([linesDeleted([2])])
    expect(seqs(room)).toEqual([1, 3])
    room.receive([linesDeleted([], 8, 4), chat(4, 'm4', 8), chat(5, 'm5', 8)])
    expect(seqs(room)).toEqual([1, 5])
    room.receive([chat(2), chat(3, 'm3', 8)])
    expect(seqs(room)).toEqual([1, 5])
    expect(lines(room).newest).toBe(5)
  })

  test('a pending line of mine stays when everything I said before is deleted', () => {
    const room = newRoom()
    room.receive([chat(1, 'a', 5)])
    say(room, 'b')
    room.receive([linesDeleted([], 5, 9)])
    expect(chatLines(room).map((l) => l.status)).toEqual(['pending'])
  })

  test('slow mode and the pinned message come with the snapshot and with events', () => {
    const room = newRoom()
    room.restore(snapshotOf({ slow_mode: 5, pin: { uid: 1, uname: 'Bia', content: 'hi' } }), false)
    expect(room.read(chatSlice)).toMatchObject({ slowSeconds: 5, pin: { content: 'hi' } })
    room.receive([slowMode(30), pinned('')])
    expect(room.read(chatSlice)).toMatchObject({ slowSeconds: 30, pin: { content: '' } })
  })

  test('viewers wait between two lines, those who keep order do not', () => {
    const state = { ...chatSlice.initial, slowSeconds: 10, saidAt: 1000 }
    expect([1000, 4400, 10_999, 11_000].map((now) => secondsToWait(state, 30, now))).toEqual([10, 7, 1, 0])
    expect(secondsToWait(state, 40, 1000)).toBe(0)
    expect(secondsToWait({ ...state, slowSeconds: 0 }, 30, 1000)).toBe(0)
    expect(secondsToWait({ ...state, saidAt: 0 }, 30, 1000)).toBe(0)
  })
})
