import { expect, test } from 'vitest'
import type { Line, LineBuffer } from '../../../room/lines.ts'
import { noLines } from '../../../room/lines.ts'
import { chatEvent } from '../../../testing/samples/roomEvents.ts'
import { follow, followOn } from './following.state.ts'

const ME = 1
const said = (seq: number, uid = 7): Line => ({
  key: `${uid}:m${seq}`,
  name: 'chat',
  event: chatEvent(seq, `m${seq}`, uid),
  status: 'sent',
  seq,
  after: 0,
  folded: 0,
})
const buffer = (...items: Line[]): LineBuffer => ({ ...noLines, items })
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => said(from + n))
const uidOf = ({ event }: Line) => ('uid' in event ? event.uid : 0)
const sampling = { rows: 16, matters: (line: Line) => uidOf(line) === 9, own: (line: Line) => uidOf(line) === ME }
const seqs = (lines: readonly Line[]) => lines.map(({ seq }) => seq)

test('following begins with what was said last', () => {
  expect(seqs(follow(buffer(...range(1, 40)), 16).shown)).toEqual(range(25, 40).map(({ seq }) => seq))
})

test('a short burst is shown whole, four lines at a glance; of a crowd the rest is passed over', () => {
  const start = follow(buffer(), 16)
  const burst = buffer(...range(1, 6))
  const first = followOn(start, burst, sampling)
  expect(seqs(first.shown)).toEqual([1, 2, 3, 4])
  const second = followOn(first, burst, sampling)
  expect(seqs(second.shown)).toEqual([1, 2, 3, 4, 5, 6])
  expect(followOn(second, burst, sampling).shown).toEqual(second.shown)
  let crowd = followOn(start, buffer(...range(1, 100)), sampling)
  expect(seqs(crowd.shown)).toEqual([93, 94, 95, 96])
  crowd = followOn(crowd, buffer(...range(1, 100)), sampling)
  expect(seqs(crowd.shown)).toEqual([93, 94, 95, 96, 97, 98, 99, 100])
  expect(crowd.waiting).toEqual([])
})

test('lines that matter are never passed over for others, and one’s own comes at once', () => {
  const items = [...range(1, 5), said(6, 9), ...range(7, 60), said(61, 9), said(62, ME), ...range(63, 90)]
  const first = followOn(follow(buffer(), 16), buffer(...items), sampling)
  expect(seqs(first.shown)).toContain(62)
  expect(seqs(first.shown)).toContain(6)
  expect(seqs(first.shown)).toContain(61)
})

test('a line that was taken away or merged goes, one that was pushed out of the buffer stays', () => {
  const shown = follow(buffer(...range(1, 4)), 16)
  const removed = { seqs: [2], uid: 0, upto: 0 }
  const later = followOn(shown, { ...buffer(...range(4, 5)), removed: [removed] }, sampling)
  expect(seqs(later.shown)).toEqual([1, 3, 4, 5])
  const merged = followOn(later, buffer(said(4), said(6)), sampling)
  expect(seqs(merged.shown)).toEqual([1, 3, 4, 6])
})

test('no more rows than asked for', () => {
  let following = follow(buffer(...range(1, 16)), 8)
  following = followOn(following, buffer(...range(1, 18)), { ...sampling, rows: 8 })
  expect(seqs(following.shown)).toEqual([11, 12, 13, 14, 15, 16, 17, 18])
})
