import { Centrifuge } from 'centrifuge'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FakeRealtime } from '../../testing/FakeRealtime.ts'
import { entered, snapshotOf } from '../../testing/samples/rooms.ts'
import { readRoom } from './readRoom.ts'

type Fresh = { realtime: typeof entered.realtime; snapshot: ReturnType<typeof snapshotOf>; ended: 0 | 1 }

let realtime: FakeRealtime
let centrifuge: Centrifuge
beforeEach(() => {
  realtime = new FakeRealtime()
  centrifuge = new Centrifuge('ws://realtime.invalid/connection/websocket', {
    websocket: realtime.socketIn(globalThis as never),
    minReconnectDelay: 1,
    maxReconnectDelay: 5,
  })
  centrifuge.connect()
})
afterEach(() => centrifuge.disconnect())

async function read() {
  const asked: { answer: (fresh: Fresh) => void; fail: (e: unknown) => void }[] = []
  const shown: number[] = []
  const states: string[] = []
  const room = readRoom(centrifuge, {
    realtime: entered.realtime,
    snapshot: snapshotOf(),
    refreshTokens: async () => ({ room: 'token', feed: 'token' }),
    isRefusal: (e) => e instanceof TypeError,
    fetchSnapshot: () => new Promise((answer, fail) => void asked.push({ answer, fail })),
    fetchMessages: async () => ({ seq: 0, messages: [] }),
    onEvents: () => undefined,
    onDropped: () => undefined,
    onSnapshot: ({ nums }) => void shown.push(nums),
    onState: (state) => void states.push(state),
  })
  await expect.poll(() => states.at(-1)).toBe('connected')
  return { room, asked, shown, states }
}
const fresh = (nums: number): Fresh => ({ realtime: entered.realtime, snapshot: snapshotOf({ nums }), ended: 0 })

test('a second channel that could not recover while a snapshot is on its way gets one of its own', async () => {
  const { room, asked, shown } = await read()
  realtime.recovers = false
  realtime.dropConnections()
  await expect.poll(() => asked).toHaveLength(1)
  await expect.poll(() => realtime.follows(entered.realtime.feed.channel) && realtime.follows(entered.realtime.room.channel)).toBe(true)
  await new Promise((done) => setTimeout(done, 20))
  expect(asked).toHaveLength(1)
  asked[0]!.answer(fresh(1))
  await expect.poll(() => asked).toHaveLength(2)
  asked[1]!.answer(fresh(2))
  await expect.poll(() => shown).toHaveLength(2)
  await new Promise((done) => setTimeout(done, 20))
  expect({ shown, asked: asked.length }).toEqual({ shown: [1, 2], asked: 2 })
  room.close()
})

test.each(['asked for again', 'left alone once the room is closed'])('a snapshot that fails is %s', async (how) => {
  const { room, asked } = await read()
  realtime.recovers = false
  realtime.dropConnections()
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]!.fail(new Error('no answer'))
  if (how !== 'asked for again') room.close()
  await new Promise((done) => setTimeout(done, 400))
  expect(asked).toHaveLength(how === 'asked for again' ? 2 : 1)
  room.close()
})
