import { expect, test } from 'vitest'
import { type EventOf, roomEvents, snapshotParts, snapshotShape } from './index.ts'
import { languages } from '../language.ts'
import { parseFeedFrame, parseRoomEvent } from './parse.ts'
import { wordFields, wordsIn } from './words.ts'

const sender = (uid: number) => ({ uid, uname: `user${uid}`, uhead: '', level: 1, usertype: 30, guard_type: 0 })
const chat: EventOf<'chat'> = { _method_: 'SendMsg', action: 0, msgtype: 2, id: 'c1', seq: 1, mid: 'm1', at: 1, ...sender(7), ct: 'oi' }
const enter = (...uids: number[]): EventOf<'enter'> => {
  return { _method_: 'SendMsg', action: 0, msgtype: 0, id: `n${uids[0]}`, count: uids.length, sample: uids.map(sender) }
}

test('no two events share a name or a head', () => {
  expect(new Set(roomEvents.map((d) => d.name)).size).toBe(roomEvents.length)
  expect(new Set(roomEvents.map((d) => JSON.stringify(d.head))).size).toBe(roomEvents.length)
})

test('no two features declare a field of the snapshot', () => {
  expect(Object.keys(snapshotShape())).toEqual(snapshotParts.flatMap((part) => Object.keys(part)))
})

test('what we say to a room ourselves we say in every language', () => {
  const ours: readonly { name: string; schema: { shape: object } }[] = roomEvents.filter(
    ({ lane, schema }) => lane === 'now' && 'ct' in schema.shape,
  )
  expect(ours.length).toBeGreaterThan(0)
  for (const { name, schema } of ours)
    for (const field of Object.values(wordFields))
      expect(schema.shape, name).toHaveProperty(`${field}.def.type`, field === 'ct_zh' ? 'optional' : 'string')
})

test('everybody reads a text of ours in their language, also what a server of an earlier release says', () => {
  const words = { ct: 'ct', ct_en: 'ct_en', ct_fr: 'ct_fr', ct_ar: 'ct_ar', ct_es: 'ct_es', ct_pt: 'ct_pt', ct_zh: 'ct_zh' }
  for (const language of languages) expect(wordsIn(language, words)).toBe(wordFields[language])
  const { ct_zh: _, ...earlier } = words
  expect(wordsIn('zh', earlier)).toBe('ct')
  expect(wordsIn('fr', { ct: '中文', ct_en: 'English' })).toBe('English')
  expect(wordsIn('en', { ct: '中文' })).toBe('中文')
})

test('events with one _method_ are told apart by their whole head', () => {
  expect(parseRoomEvent(chat)).toEqual({ name: 'chat', event: chat })
  expect(parseRoomEvent(enter(1))?.name).toBe('enter')
  expect(parseRoomEvent({ _method_: 'StartEndLive', action: 19, msgtype: 1, id: 'e', reason: 'moved' })?.name).toBe('showMoved')
})

test('what is no event, unknown or not as declared is passed over and never throws', () => {
  const { mid: _, ...incomplete } = chat
  const bad = [undefined, null, 7, 'x', [], {}, { ...chat, seq: '1' }, incomplete, { ...chat, action: 99 }, { _method_: '__proto__' }]
  for (const data of bad) expect(parseRoomEvent(data)).toBeUndefined()
})

test('a frame keeps its good events and counts the others', () => {
  const events = [chat, { ...chat, seq: null }, { _method_: 'Later', action: 0, msgtype: 0 }, 'noise', enter(1)]
  const frame = { _method_: 'broadcast', id: 'f', from: 1, to: 2, skipped: 0, last: 2, events }
  expect(parseFeedFrame(frame)).toEqual({
    ...frame,
    events: [
      { name: 'chat', event: chat },
      { name: 'enter', event: enter(1) },
    ],
    unknown: 1,
    invalid: 2,
  })
  for (const data of [undefined, 7, {}, { ...frame, last: undefined }, { ...frame, events: {} }, chat])
    expect(parseFeedFrame(data)).toBeUndefined()
})

test('events of the sum lane add up, whatever the order they came in', () => {
  const sums = { enter: roomEvents.find((d) => d.name === 'enter')!, light: roomEvents.find((d) => d.name === 'light')! }
  expect(sums.enter.add(enter(1, 2), enter(3, 4))).toMatchObject({ count: 4, sample: [sender(1), sender(2), sender(3)] })
  const light = (delta: number, total: number) => ({ _method_: 'light', action: 2, msgtype: 0, id: `l${delta}`, delta, total }) as const
  expect(sums.light.add(light(2, 9), light(3, 0))).toMatchObject({ delta: 5, total: 9 })
})
