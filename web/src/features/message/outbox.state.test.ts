import { expect, test } from 'vitest'
import { changed, nextTo, type Outgoing, parseOutbox, queued, waitingFor, without } from './outbox.state.ts'

const outgoing = (key: string, touid = 2, more: Partial<Outgoing> = {}): Outgoing => ({
  key,
  uid: 1,
  touid,
  kind: 'text',
  content: key,
  object: '',
  width: 0,
  height: 0,
  at: 1_700_000_000,
  failed: '',
  ...more,
})

test('leaves in the order it was written, person by person, and what was refused holds nobody up', () => {
  const list = [outgoing('a'), outgoing('x', 3), outgoing('b')]
  expect(nextTo(list, 1, 2)?.key).toBe('a')
  expect(nextTo(changed(list, 'a', { failed: 'no' }), 1, 2)?.key).toBe('b')
  expect(nextTo(without(list, 'a'), 1, 2)?.key).toBe('b')
  expect(waitingFor(list, 1)).toEqual([2, 3])
  expect(waitingFor(list, 7)).toEqual([])
  expect(nextTo(list, 7, 2)).toBeUndefined()
})

test('is read back from the device as it was, without what is none', () => {
  const list = [outgoing('a'), outgoing('b', 2, { kind: 'image', object: 'o', width: 3, height: 4 })]
  expect(parseOutbox(JSON.parse(JSON.stringify({ list })) as Record<string, unknown>)).toEqual(list)
  expect(parseOutbox({ list: [null, 3, { key: 'x' }, { ...list[0], kind: 'gift' }, { ...list[0], touid: 'x' }] })).toEqual([])
  expect(parseOutbox({})).toEqual([])
})

test('is bounded', () => {
  let list: Outgoing[] = []
  for (let n = 0; n < 300; n++) list = queued(list, outgoing(String(n)))
  expect([list.length, list.at(-1)?.key]).toEqual([200, '299'])
})
