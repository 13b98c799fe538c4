import { expect, test } from 'vitest'
import { noLines } from '../../../room/lines.ts'
import type { Line } from '../../../room/lines.ts'
import { chatEvent } from '../../../testing/samples/roomEvents.ts'
import { spokenOf } from './spokenChat.ts'

const line = (seq: number, uid = 7): Line => {
  const event = chatEvent(seq, `m${seq}`, uid)
  return { key: event.id, name: 'chat', event, status: 'sent', seq, after: 0, folded: 0 }
}
const buffer = (...items: Line[]) => ({ ...noLines, items, newest: items.length })
const nobody = new Set<number>()

test('a quiet room is read, a busy one is counted, silence is silence', () => {
  expect(spokenOf(buffer(line(1), line(2)), 1, 5, nobody)).toMatchObject({ lines: [{ ct: 'line 2' }] })
  expect(spokenOf(buffer(...Array.from({ length: 40 }, (_, i) => line(i + 1))), 1, 5, nobody)).toEqual({ count: 39 })
  expect(spokenOf(buffer(line(1)), 1, 5, nobody)).toBeUndefined()
})

test('what I said myself and what blocked people say is not read to me', () => {
  expect(spokenOf(buffer(line(1), line(2, 5)), 1, 5, nobody)).toBeUndefined()
  expect(spokenOf({ ...buffer(line(1), line(2, 9), line(3)), hidden: 1 }, 1, 5, new Set([9]))).toMatchObject({ lines: [{ ct: 'line 3' }] })
})
