import { expect, test } from 'vitest'
import { changed, type Outgoing, parseOutgoing, waitingOf, without } from './outbox.state.ts'

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
const keys = (list: readonly Outgoing[]) => list.map(({ key }) => key)

test('waits in the order it was written, and what was refused holds nobody up', () => {
  const list = [outgoing('a'), outgoing('x', 3), outgoing('b')]
  expect(keys(waitingOf(list, 1))).toEqual(['a', 'x', 'b'])
  expect(keys(waitingOf(changed(list, 'a', { failed: 'no' }), 1))).toEqual(['x', 'b'])
  expect(keys(waitingOf(without(list, 'a'), 1))).toEqual(['x', 'b'])
  expect(waitingOf(list, 7)).toEqual([])
})

test('is read back from the device as it was, without what is none', () => {
  const list = [outgoing('a'), outgoing('b', 2, { kind: 'image', object: 'o', width: 3, height: 4 })]
  for (const one of list) expect(parseOutgoing(JSON.parse(JSON.stringify(one)) as Record<string, unknown>)).toEqual(one)
  for (const other of [{}, { key: 'x' }, { ...list[0], kind: 'gift' }, { ...list[0], touid: 'x' }])
    expect(parseOutgoing(other)).toBeUndefined()
})
