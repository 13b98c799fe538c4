import type { PrivateMessage } from '@nimbo/contract'
import { expect, test } from 'vitest'
import { clear, emptyThread, fill, hasHole, MOST_KEPT, openWith, putBefore, raise, take, tickOf, unreadUpTo } from './thread.state.ts'

const [me, them] = [1, 2]
const message = (seq: number, uid = them): PrivateMessage => ({
  seq,
  uid,
  kind: 'text',
  ct: `m${seq}`,
  image: '',
  width: 0,
  height: 0,
  addtime: 1_700_000_000 + seq,
  client_request_id: `id-${seq}`,
  erased: 0,
})
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
const none = { delivered: 0, read: 0 }
const page = (list: PrivateMessage[], seq = list.at(-1)?.seq ?? 0, more: 0 | 1 = 0) => ({ list, seq, more, mine: none, theirs: none })
const seqs = ({ messages }: { messages: readonly PrivateMessage[] }) => messages.map(({ seq }) => seq)

test('in whatever order and as often as they come, each stands once and in its place', () => {
  const opened = openWith(emptyThread, page(range(1, 3)))
  let thread = opened
  for (const seq of [5, 4, 4, 2, 7, 5, 6, 6]) thread = take(thread, [message(seq)])
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(hasHole(thread)).toBe(false)
  expect(take(thread, [message(3)])).toBe(thread)
})

test('a message written while the newest page was read stands once', () => {
  const opened = openWith(emptyThread, page(range(1, 4), 3))
  expect(seqs(take(opened, [message(4), message(5)]))).toEqual([1, 2, 3, 4, 5])
})

test('every order of ten messages gives the same conversation', () => {
  const given = range(1, 10)
  for (let round = 0; round < 200; round++) {
    const shuffled = [...given, ...given].map((m) => ({ m, at: Math.sin(round * 31 + m.seq * 7 + round) })).toSorted((a, b) => a.at - b.at)
    let thread = openWith(emptyThread, page([]))
    for (const { m } of shuffled) {
      thread = take(thread, [m])
      expect(seqs(thread)).toEqual(given.slice(0, thread.last).map(({ seq }) => seq))
    }
    expect(thread.last).toBe(10)
  }
})

test('a hole is known, nothing beyond it is shown, and the answer closes it', () => {
  const broken = take(openWith(emptyThread, page(range(1, 2))), [message(5)])
  expect([seqs(broken), hasHole(broken)]).toEqual([[1, 2], true])
  const filled = fill(broken, page(range(3, 5)))
  expect([seqs(filled), hasHole(filled)]).toEqual([[1, 2, 3, 4, 5], false])
  // The server does not have what was heard: then there is nothing to wait for.
  expect(hasHole(fill({ ...filled, newest: 9 }, page([], 5)))).toBe(false)
})

test('what came while it was opened is kept', () => {
  const heard = take(emptyThread, [message(31), message(32)])
  expect(hasHole(heard)).toBe(true)
  const thread = openWith(heard, page(range(2, 31), 31, 1))
  expect([thread.messages.length, thread.last, thread.hasOlder]).toEqual([31, 32, true])
})

test('older pages go before it, and only there', () => {
  const thread = openWith(emptyThread, page(range(61, 90), 90, 1))
  const older = putBefore(thread, page(range(31, 60), 90, 1))
  expect([seqs(older)[0], older.messages.length, older.hasOlder]).toEqual([31, 60, true])
  expect(putBefore(older, page(range(31, 60), 90, 1))).toBe(older)
  expect(putBefore(older, page([], 90)).hasOlder).toBe(false)
})

test('what is kept is bounded', () => {
  const thread = take(openWith(emptyThread, page(range(1, 10))), range(11, MOST_KEPT + 50))
  expect([thread.messages.length, thread.messages[0]!.seq, thread.hasOlder]).toEqual([MOST_KEPT, 51, true])
})

test('receipts only grow, and say how far a message has come', () => {
  const thread = raise(openWith(emptyThread, page(range(1, 3).map((m) => ({ ...m, uid: me })))), 'theirs', { delivered: 2, read: 1 })
  expect([1, 2, 3].map((seq) => tickOf(thread, seq))).toEqual(['read', 'delivered', 'sent'])
  expect(raise(thread, 'theirs', { delivered: 1, read: 0 })).toBe(thread)
  expect(raise(thread, 'theirs', { delivered: 0, read: 3 }).theirs).toEqual({ delivered: 3, read: 3 })
})

test('what I have not read is theirs only', () => {
  const thread = openWith(emptyThread, page([message(1), message(2), message(3, me)]))
  expect(unreadUpTo(thread, me)).toBe(2)
  expect(unreadUpTo(raise(thread, 'mine', { delivered: 2, read: 2 }), me)).toBe(0)
})

test('a conversation taken out of the list goes on with what is new', () => {
  const cleared = clear(openWith(emptyThread, page(range(1, 3))), 3)
  expect(seqs(cleared)).toEqual([])
  expect(seqs(take(cleared, [message(4)]))).toEqual([4])
})
