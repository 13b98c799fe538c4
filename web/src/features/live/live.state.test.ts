import type { EventOf, RoomEvent, Sender } from '@nimbo/contract'
import { describe, expect, test } from 'vitest'
import { emptyRoom, liveState, MAX_BLOCKED, MAX_LINES, shownLines } from './live.state.ts'
import type { ChatLine, LiveState } from './live.state.ts'

const sender = (uid: number, level = 1): Sender => ({ uid, uname: `user${uid}`, uhead: '', level, usertype: 30, guard_type: 0 })
const chat = (seq: number, mid = `m${seq}`, uid = 7): EventOf<'chat'> => {
  return { _method_: 'SendMsg', action: 0, msgtype: 2, id: `c${seq}`, seq, mid, at: seq, ct: `line ${seq}`, ...sender(uid) }
}
const enter = (id: string, sample: Sender[], count = sample.length): RoomEvent => {
  return { _method_: 'SendMsg', action: 0, msgtype: 0, id, count, sample }
}
const light = (delta: number, total: number): RoomEvent => ({ _method_: 'light', action: 2, msgtype: 0, id: `l${total}`, delta, total })
const fans = (nums: number): RoomEvent => ({ _method_: 'requestFans', action: 3, msgtype: 0, id: `f${nums}`, nums, userlist: [sender(1)] })
const system = (id: string): RoomEvent => ({ _method_: 'SystemNot', action: 13, msgtype: 4, id, ct: '系统' })
const ended = (action: 18 | 19): RoomEvent => ({ _method_: 'StartEndLive', action, msgtype: 1, id: `e${action}`, reason: 'anchor' })

const after = (state: LiveState, ...events: RoomEvent[]) => liveState(state, { type: 'events', events })
const chatLines = (state: LiveState) => state.lines.filter((l): l is ChatLine => l.kind === 'chat')
const seqs = (state: LiveState) => chatLines(state).map((l) => l.seq)

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

describe('chat', () => {
  test('any order and any repeats give the same lines, by number, the newest 200 of them', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const roll = dice(seed)
      const all = Array.from({ length: 20 + Math.floor(roll() * 400) }, (_, i) => chat(i + 1))
      const stream = shuffled([...all, ...all.filter(() => roll() < 0.4)], roll)
      const state = stream.reduce((s, e) => after(s, e), emptyRoom)
      expect(seqs(state), `seed ${seed}`).toEqual(all.map((e) => e.seq).slice(-MAX_LINES))
      expect(state.messages).toBe(all.length)
    }
  })

  test('own lines end as one line each, whether the answer or the feed comes first, or both twice', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const roll = dice(seed)
      const mine = Array.from({ length: 8 }, (_, i) => chat(i * 2 + 1, `own${i}`, 5))
      const theirs = Array.from({ length: 8 }, (_, i) => chat(i * 2 + 2))
      let state = mine.reduce((s, e) => liveState(s, { type: 'say', mid: e.mid, sender: sender(5), text: e.ct }), emptyRoom)
      expect(chatLines(state).every((l) => l.status === 'pending')).toBe(true)
      for (const e of shuffled([...mine, ...mine, ...theirs], roll))
        state = roll() < 0.5 && e.uid === 5 ? liveState(state, { type: 'said', message: e }) : after(state, e)
      expect(seqs(state), `seed ${seed}`).toEqual(Array.from({ length: 16 }, (_, i) => i + 1))
      expect(chatLines(state).every((l) => l.status === 'sent')).toBe(true)
    }
  })

  test('a pending line keeps its key when it is sent, so the screen does not redraw it', () => {
    const pending = liveState(emptyRoom, { type: 'say', mid: 'a', sender: sender(5), text: 'hi' })
    const sent = liveState(pending, { type: 'said', message: chat(3, 'a', 5) })
    expect(sent.lines.map((l) => l.key)).toEqual(pending.lines.map((l) => l.key))
  })

  test('somebody else with the same request id does not take over my pending line', () => {
    const pending = liveState(emptyRoom, { type: 'say', mid: 'a', sender: sender(5), text: 'hi' })
    const state = after(pending, chat(1, 'a', 6))
    expect(chatLines(state).map((l) => [l.sender.uid, l.status])).toEqual([
      [6, 'sent'],
      [5, 'pending'],
    ])
  })

  test('a failed line stays, is retried, and a late answer still wins', () => {
    let state = liveState(emptyRoom, { type: 'say', mid: 'a', sender: sender(5), text: 'hi' })
    state = liveState(state, { type: 'unsaid', mid: 'a' })
    expect(chatLines(state)[0]?.status).toBe('failed')
    state = liveState(state, { type: 'again', mid: 'a' })
    expect(chatLines(state)[0]?.status).toBe('pending')
    state = after(state, chat(1, 'a', 5))
    state = liveState(state, { type: 'unsaid', mid: 'a' })
    expect(chatLines(state).map((l) => l.status)).toEqual(['sent'])
  })

  test('lines without a number stand last', () => {
    const pending = liveState(after(emptyRoom, chat(1)), { type: 'say', mid: 'x', sender: sender(5), text: 'hi' })
    expect(seqs(after(pending, chat(2)))).toEqual([1, 2, Infinity])
  })
})

describe('the crowd', () => {
  test('hearts keep the highest total and float only what others sent', () => {
    const tapped = liveState(emptyRoom, { type: 'tapped', count: 3 })
    const state = after(tapped, light(5, 105), light(2, 102))
    expect([state.lights, state.heartsSeen, state.heartsOwed]).toEqual([105, 4, 0])
  })

  test('arrivals in a row are one line; great people also get a banner, at most five waiting', () => {
    const state = after(emptyRoom, enter('a', [sender(1)]), enter('b', [sender(2)], 4))
    expect(state.lines.map((l) => (l.kind === 'enter' ? l.count : l.kind))).toEqual([4])
    const grand = Array.from({ length: 9 }, (_, i) => enter(`g${i}`, [sender(i, 50)]))
    expect(after(state, ...grand).entrances.map((s) => s.uid)).toEqual([4, 5, 6, 7, 8])
    expect(liveState(after(state, ...grand), { type: 'greeted' }).entrances).toHaveLength(4)
  })

  test('system lines and arrivals stay where they came, between the chat around them', () => {
    const state = after(emptyRoom, chat(1), system('s'), chat(2), enter('a', [sender(1)]), chat(3))
    expect(state.lines.map((l) => l.kind)).toEqual(['chat', 'system', 'chat', 'enter', 'chat'])
  })

  test('the audience is what the server last said', () => {
    expect(after(emptyRoom, fans(4), fans(3)).nums).toBe(3)
  })
})

describe('people I blocked', () => {
  const blocking = (state: LiveState, ...uids: number[]) => liveState(state, { type: 'blocked', uids })
  const shown = (state: LiveState) => shownLines(state).map((l) => l.key)

  test('their lines are not shown, those of before and those of after, and come back with unblocking', () => {
    const before = after(emptyRoom, chat(1, 'a', 7), chat(2, 'b', 8))
    const blocked = after(blocking(before, 7), chat(3, 'c', 7), system('s'), chat(4, 'd', 8))
    expect(shown(blocked)).toEqual(['8:b', 's', '8:d'])
    expect(shown(blocking(blocked))).toEqual(['7:a', '8:b', '7:c', 's', '8:d'])
  })

  test('a line that is not shown is not counted as new, whether it comes once or twice', () => {
    const state = after(blocking(after(emptyRoom, chat(1)), 9), chat(2, 'x', 9), chat(2, 'x', 9), chat(3))
    expect(state.messages - state.hidden).toBe(2)
  })

  test('their arrival has no banner and no name, and others who came with them stay', () => {
    const state = blocking(after(emptyRoom, enter('a', [sender(7, 60), sender(8, 60)], 5)), 7)
    expect(state.entrances.map((s) => s.uid)).toEqual([8])
    expect(shownLines(state)).toMatchObject([{ kind: 'enter', count: 4, sample: [{ uid: 8 }] }])
    const alone = after(state, chat(1, 'm', 9), enter('b', [sender(7, 60)]))
    expect(alone.entrances.map((s) => s.uid)).toEqual([8])
    expect(shownLines(alone).map((l) => l.kind)).toEqual(['enter', 'chat'])
  })

  test('with nobody blocked the very same lines are drawn', () => {
    const state = after(emptyRoom, chat(1))
    expect(shownLines(state)).toBe(state.lines)
  })

  test('the list is bounded', () => {
    const everybody = Array.from({ length: MAX_BLOCKED + 500 }, (_, uid) => uid)
    expect(blocking(emptyRoom, ...everybody).blocked.size).toBe(MAX_BLOCKED)
  })
})

describe('the end', () => {
  test('18 ends the show, 19 only tells that it is open elsewhere', () => {
    expect(after(emptyRoom, ended(19))).toMatchObject({ ended: undefined, moved: true })
    expect(after(emptyRoom, ended(18)).ended).toBe('anchor')
  })

  test('a snapshot merges with what is already here and may tell the end', () => {
    const before = after(emptyRoom, chat(1), light(1, 9))
    const snapshot = { nums: 4, lights: 7, seq: 3, messages: [chat(2), chat(3), chat(1)] }
    const state = liveState(before, { type: 'snapshot', snapshot, ended: true })
    expect(seqs(state)).toEqual([1, 2, 3])
    expect(state).toMatchObject({ nums: 4, lights: 9, messages: 3, ended: 'anchor' })
  })
})
