import { beforeEach, expect, test, vi } from 'vitest'
import { linkOf, type Mic, micSlice, withAnswer } from './mic.state.ts'

const on = micSlice.on!
const event = (uid: number, extra: object = {}) =>
  ({
    _method_: 'ConnectVideo',
    msgtype: 10,
    id: 'e',
    uid,
    uname: `p${uid}`,
    uhead: '',
    touid: 1,
    isvideo: 1,
    seconds: 10,
    ...extra,
  }) as never
const start: Mic = { ...micSlice.initial, me: 7 }

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }))

test('a request is there until it is answered, and mine says how it ended', () => {
  const asked = on.micAsked!(on.micAsked!(start, event(7)), event(8))
  expect(asked.people.map(({ uid, state, until }) => [uid, state, until])).toEqual([
    [7, 'requested', 11_000],
    [8, 'requested', 11_000],
  ])
  const refused = on.micRefused!(asked, event(7))
  expect(linkOf(refused)).toBeUndefined()
  expect(refused.ended).toEqual({ outcome: 'refused', count: 1 })
  expect(on.micRefused!(asked, event(8)).ended).toBeUndefined()
})

test('an event that comes twice or after the answer changes nothing more', () => {
  const accepted = on.micAccepted!(on.micAsked!(start, event(7)), event(7))
  const answered = withAnswer(accepted, { uname: 'p7', uhead: '' }, { state: 'accepted', outcome: '', left: 14, isvideo: 1 })
  expect(answered.people).toHaveLength(1)
  expect(linkOf(on.micOn!(answered, event(7)))).toMatchObject({ state: 'on' })
})

test('only who is muted is told', () => {
  expect(on.micMuted!(start, event(7)).muted).toBe(1)
  expect(on.micMuted!(start, event(8)).muted).toBe(0)
})
