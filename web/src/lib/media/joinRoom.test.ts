import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeMedia } from '../../testing/FakeMedia.ts'
import { joinRoom } from './joinRoom.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fail = () => Promise.reject(new Error('no'))
const ok = { url: 'ws://media.invalid', token: 'fresh' }

function joined() {
  const media = new FakeMedia()
  const told: string[] = []
  const steps = {
    load: async () => media.livekitIn() as never,
    refresh: async () => ok,
    onJoined: async () => undefined as void,
  }
  const start = () =>
    joinRoom({
      media: { ...ok, token: 'first' },
      load: () => steps.load(),
      refresh: () => steps.refresh(),
      isRefusal: (e) => e instanceof TypeError,
      prepare: () => undefined,
      onJoined: async () => {
        await steps.onJoined()
        told.push('joined')
      },
      onLost: () => told.push('lost'),
      onRefused: () => told.push('refused'),
      onReplaced: () => told.push('replaced'),
    })
  return { media, told, steps, start }
}
const connections = (media: FakeMedia) => media.rooms.filter((room) => room.connected).length
/** Timers due within ten seconds. */
const settle = () => vi.advanceTimersByTimeAsync(10_000)

test.each(['load', 'connect', 'onJoined'] as const)('a rejection at "%s" is tried again by one connection at a time', async (step) => {
  const { media, told, steps, start } = joined()
  let failures = 3
  const perhaps = async () => void (failures-- > 0 && (await fail()))
  if (step === 'connect') media.onConnect = perhaps
  else if (step === 'load') steps.load = async () => (await perhaps(), media.livekitIn() as never)
  else steps.onJoined = perhaps
  const { close } = start()
  await settle()
  expect(told).toEqual(['lost', 'lost', 'lost', 'joined'])
  expect({ atOnce: media.mostAtOnce, now: connections(media) }).toEqual({ atOnce: 1, now: 1 })
  expect(vi.getTimerCount()).toBe(0)
  close()
  await settle()
  expect(connections(media)).toBe(0)
})

test('a token that is not given is asked for again, one that is refused ends it', async () => {
  const { media, told, steps, start } = joined()
  media.onConnect = fail
  let asked = 0
  steps.refresh = () => ((asked += 1) < 3 ? fail() : Promise.reject(new TypeError('refused')))
  start()
  await settle()
  expect(told).toEqual(['lost', 'lost', 'lost', 'refused'])
  expect(asked).toBe(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('publishing refused again and again never says that the room was opened elsewhere', async () => {
  const { media, told, steps, start } = joined()
  steps.onJoined = fail
  start()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told).not.toContain('replaced')
  expect(media.mostAtOnce).toBe(1)
  expect(media.rooms.length).toBeGreaterThan(5)
  expect(media.rooms.length).toBeLessThan(15)
})

test('a connection that breaks while something is still being published is joined anew once', async () => {
  const { media, told, steps, start } = joined()
  let answer: (() => void) | undefined
  steps.onJoined = () => new Promise((done) => (answer = done))
  start()
  await vi.advanceTimersByTimeAsync(0)
  media.room.end()
  steps.onJoined = async () => undefined
  answer?.()
  await settle()
  expect(media.rooms).toHaveLength(2)
  expect(told.filter((what) => what !== 'joined')).toEqual(['lost'])
  expect(connections(media)).toBe(1)
})

test('opened elsewhere is told once and not fought over', async () => {
  const { media, told, start } = joined()
  start()
  await settle()
  media.room.end(2)
  await settle()
  expect(told).toEqual(['joined', 'replaced'])
  expect(media.rooms).toHaveLength(1)
})

test.each([0, 1, 2, 3, 4])('closed at moment %i it leaves no connection and no timer', async (ticks) => {
  const { media, told, steps, start } = joined()
  steps.onJoined = ticks > 2 ? fail : async () => undefined
  const { close } = start()
  for (let i = 0; i < ticks; i++) await Promise.resolve()
  close()
  const before = told.length
  await settle()
  expect(connections(media)).toBe(0)
  expect(told).toHaveLength(before)
  expect(vi.getTimerCount()).toBe(0)
})

test('a connection that brings nothing is made anew, once', async () => {
  const { media, told, start } = joined()
  const { retry, close } = start()
  await settle()
  retry()
  await settle()
  expect(told).toEqual(['joined', 'lost', 'joined'])
  expect({ atOnce: media.mostAtOnce, now: connections(media), made: media.rooms.length }).toEqual({ atOnce: 1, now: 1, made: 2 })
  expect(media.rooms[1]!.token).toBe('fresh')
  close()
  await settle()
  expect(connections(media)).toBe(0)
})
