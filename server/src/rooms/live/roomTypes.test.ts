import { randomUUID } from 'node:crypto'
import { Account, Home, Live, type RoomType } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as passwords from '../../people/identity/password.ts'
import { credit } from '../../core/ledger/index.ts'
import { dyingDatabase } from '../../testing/dyingDatabase.ts'
import { listen } from '../../testing/listen.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { joinSignal } from '../../testing/joinSignal.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { clearMedia, leaveMedia } from '../../shows/mediaRoom/removeRevoked.ts'
import { roomCharge } from './roomCharge.ts'
import { foldAll } from '../../testing/foldAll.ts'

let server: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  server = await startTestServer()
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.close()
  await server.close()
})

async function viewerWith(coins: bigint): Promise<Person> {
  const person = await server.person()
  if (coins > 0n)
    await ledger.db.query((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'start' }, 'recharge', coins, 'test'))
  return person
}
type Address = { liveuid: number; stream: string }
const addressOf = ({ liveuid, stream }: Address): Address => ({ liveuid, stream })
const coinsOf = async (p: Person) => {
  const { coins, coins_held: held } = await ledger.wallet(p.uid)
  return coins - held
}
const pay = (p: Person, room: Address, type_val?: number, key: string = randomUUID()) =>
  p.client.call(Live.roomCharge, { ...addressOf(room), ...(type_val === undefined ? {} : { type_val }), client_request_id: key })
const enter = (p: Person, room: Address, more: { password?: string; type_val?: number } = {}) =>
  p.client.call(Live.enterRoom, { ...addressOf(room), ...more })
const check = (p: Person, room: Address) => p.client.call(Live.checkLive, addressOf(room))
const change = (room: { anchor: Person; stream: string }, type: RoomType, type_val = '') =>
  room.anchor.client.call(Live.changeLiveType, { stream: room.stream, type, type_val })

describe('opening a room of each type', () => {
  test('a price is a whole number of coins above zero', async () => {
    const anchor = await server.person({ certified: true })
    const setUp = { title: 'A show', liveclassid: 1, thumb: '/covers/stage.svg' }
    for (const type of [2, 3]) {
      for (const type_val of ['', '0', '-5', '1.5', '１２', '0x10', '1e3', '100001', 'free']) {
        expect(await refusalReason(anchor.client.call(Live.createRoom, { ...setUp, type, type_val }))).toBe('BadPrice')
      }
    }
    expect(await refusalReason(anchor.client.call(Live.createRoom, { ...setUp, type: 1 }))).toBe('PasswordMissing')
    expect(await anchor.client.call(Live.createRoom, { ...setUp, type: 2, type_val: '200' })).toMatchObject({ barrage_fee: 10 })
  })

  test('nobody makes the server hash passwords of rooms that are not theirs, or without end', async () => {
    const room = await server.liveRoom()
    const stranger = await server.person()
    const setUp = { title: 'A show', liveclassid: 1, thumb: '/covers/stage.svg', type: 1 }
    // Counted: each takes a core for tens of milliseconds.
    const hash = vi.spyOn(passwords, 'hashPassword')
    const foreign = Array.from({ length: 50 }, (_, n) =>
      refusalReason(stranger.client.call(Live.changeLiveType, { stream: room.stream, type: 1, type_val: `guess ${n}` })),
    )
    const uncertified = Array.from({ length: 10 }, (_, n) =>
      refusalReason(stranger.client.call(Live.createRoom, { ...setUp, type_val: `word ${n}` })),
    )
    expect(new Set(await Promise.all(foreign))).toEqual(new Set(['NotYours']))
    expect(new Set(await Promise.all(uncertified))).toEqual(new Set(['NotCertified']))
    expect(hash).toHaveBeenCalledTimes(0)
    const own = Array.from({ length: 30 }, (_, n) => change(room, 1, `word ${n}`))
    await Promise.allSettled(own)
    expect(hash.mock.calls.length).toBeGreaterThan(0)
    expect(hash.mock.calls.length).toBeLessThanOrEqual(20)
  })

  test('asked again before it has started, a room is what was asked for last; one that is on stays as it is', async () => {
    const anchor = await server.person({ certified: true })
    const viewer = await server.person()
    const ask = (more: { type: number; type_val?: string; title: string; liveclassid: number }) =>
      anchor.client.call(Live.createRoom, { thumb: '/covers/stage.svg', ...more })
    const { stream } = await ask({ type: 0, title: 'For all', liveclassid: 1 })
    expect((await ask({ type: 2, type_val: '200', title: 'For some', liveclassid: 2 })).stream).toBe(stream)
    await anchor.client.call(Live.changeLive, { stream })
    const room = { liveuid: anchor.uid, stream }
    expect(await check(viewer, room)).toMatchObject({ type: 2, type_val: '200' })
    expect(await refusalReason(enter(viewer, room))).toBe('NotPaid')
    const [card] = (await viewer.client.call(Home.search, { key: String(anchor.uid) })).list
    expect(card).toMatchObject({ title: 'For some', liveclassid: 2 })
    await ask({ type: 0, title: 'For all', liveclassid: 1 })
    expect(await check(viewer, room)).toMatchObject({ type: 2, type_val: '200' })
  })

  test('lists show type and price, and never a password', async () => {
    const rooms = await Promise.all([server.liveRoom({ type: 2, price: 200 }), server.liveRoom({ password: 'abracadabra' })])
    const cards = await Promise.all(rooms.map(({ liveuid }) => server.anonymous.call(Home.search, { key: String(liveuid) })))
    expect(cards.map(({ list: [card] }) => [card?.type, card?.type_val])).toEqual([
      [2, '200'],
      [1, ''],
    ])
  })
})

describe('a paid room', () => {
  test('is entered by those who paid, once a show', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const viewer = await viewerWith(500n)
    expect(await check(viewer, room)).toMatchObject({ type: 2, type_val: '200', coin: '500', room: { stream: room.stream } })
    expect(await refusalReason(enter(viewer, room))).toBe('NotPaid')
    expect(await refusalReason(viewer.client.call(Live.getRoomToken, { stream: room.stream }))).toBe('NotPaid')
    expect(await pay(viewer, room, 200)).toEqual({ coin: '300' })
    expect(await check(viewer, room)).toMatchObject({ type: 0, type_val: '' })
    expect(await enter(viewer, room)).toMatchObject({ coin: '300', guard: { type: 0 }, linkmic_uid: 0, isred: 0 })
    expect(await pay(viewer, room, 200)).toEqual({ coin: '300' })
    expect(await ledger.broken()).toEqual([])
    await foldAll(ledger.db)
    expect((await ledger.wallet(room.anchor.uid)).votes).toBe(100n)
  })

  test('two taps at once, with one key or with twenty, are one charge', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const [one, many] = [await viewerWith(900n), await viewerWith(900n)]
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 20 }, () => pay(one, room, 200, key)))
    expect(new Set(same.map((a) => a.coin))).toEqual(new Set(['700']))
    await Promise.all(Array.from({ length: 20 }, () => pay(many, room, 200)))
    expect(await Promise.all([one, many].map(coinsOf))).toEqual([700n, 700n])
  })

  test('refuses a changed fee, a short balance and what is no paid room', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const [rich, poor] = [await viewerWith(500n), await viewerWith(199n)]
    expect(await refusalReason(pay(rich, room, 150))).toBe('FeeChanged')
    const key = randomUUID()
    expect(await refusalReason(pay(poor, room, 200, key))).toBe('InsufficientBalance')
    await ledger.db.query((sql) => credit(sql, { uid: poor.uid, key: randomUUID(), request: 'more' }, 'recharge', 1n, 'test'))
    // Final for its key; another tap after the recharge goes through.
    expect(await refusalReason(pay(poor, room, 200, key))).toBe('InsufficientBalance')
    expect(await pay(poor, room, 200)).toEqual({ coin: '0' })
    expect(await refusalReason(pay(rich, await server.liveRoom()))).toBe('NotPaidRoom')
    expect(await refusalReason(pay(room.anchor, room))).toBe('OwnRoom')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(pay(rich, room, 200))).toBe('RoomEnded')
    expect(await coinsOf(rich)).toBe(500n)
  })

  test('respects limits and pauses of the person', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const viewer = await viewerWith(500n)
    await ledger.owner.query('update ledger.account set limit_day = 100 where owner = $1 and asset = 1', [viewer.uid])
    expect(await refusalReason(pay(viewer, room, 200))).toBe('OverLimit')
  })

  test('a process that dies before the commit charges nothing; the retry charges once', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const viewer = await viewerWith(500n)
    const key = randomUUID()
    const dying = roomCharge({ ...server.engines, db: dyingDatabase(ledger), config: server.config } as never)
    const request = { ...addressOf(room), type_val: 200, client_request_id: key }
    await expect(dying({ uid: viewer.uid } as never, request)).rejects.toThrow('killed')
    expect(await coinsOf(viewer)).toBe(500n)
    expect(await refusalReason(enter(viewer, room))).toBe('NotPaid')
    expect(await pay(viewer, room, 200, key)).toEqual({ coin: '300' })
    expect(await pay(viewer, room, 200, key)).toEqual({ coin: '300' })
    expect(await ledger.broken()).toEqual([])
  })

  test('is for adults', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const minor = await viewerWith(500n)
    await ledger.owner.query(`update account set birthday = current_date - interval '17 years' where id = $1`, [minor.uid])
    expect(await refusalReason(check(minor, room))).toBe('AgeRequired')
    expect(await refusalReason(pay(minor, room, 200))).toBe('AgeRequired')
    expect(await coinsOf(minor)).toBe(500n)
  })
})

describe('a timed room', () => {
  test('is entered with a minute reserved; coming back within it costs nothing', async () => {
    const room = await server.liveRoom({ type: 3, price: 20 })
    const viewer = await viewerWith(50n)
    expect(await check(viewer, room)).toMatchObject({ type: 3, type_val: '20', coin: '50' })
    expect(await viewer.client.call(Live.timeCharge, addressOf(room))).toMatchObject({ minute: 0, minutes: 0, cost: '0', coin: '50' })
    expect(await refusalReason(enter(viewer, room, { type_val: 30 }))).toBe('FeeChanged')
    expect(await enter(viewer, room, { type_val: 20 })).toMatchObject({ coin: '30' })
    await Promise.all(Array.from({ length: 10 }, () => enter(viewer, room, { type_val: 20 })))
    expect(await check(viewer, room)).toMatchObject({ type: 0 })
    const state = await viewer.client.call(Live.timeCharge, addressOf(room))
    expect(state).toMatchObject({ minute: 1, minutes: 1, cost: '20', coin: '30', type_val: '20', length: 60 })
    expect(state.left).toBeGreaterThan(50)
    expect(await coinsOf(viewer)).toBe(30n)
  })

  test('refuses somebody without the coins for a minute, and whoever asks in another room', async () => {
    const room = await server.liveRoom({ type: 3, price: 20 })
    const poor = await viewerWith(19n)
    expect(await refusalReason(enter(poor, room, { type_val: 20 }))).toBe('InsufficientBalance')
    expect(await refusalReason(poor.client.call(Live.timeCharge, addressOf(room)))).toBe('InsufficientBalance')
    expect(await refusalReason(poor.client.call(Live.getSnapshot, { stream: room.stream }))).toBe('NotPaid')
    const free = await server.liveRoom()
    expect(await refusalReason(poor.client.call(Live.timeCharge, addressOf(free)))).toBe('NotTimedRoom')
  })
})

// In how many seconds: `pnpm proof revocation`.
describe('changing the type in mid-show', () => {
  test('whoever is not admitted under the new one loses calls, events and picture; the room is told', async () => {
    const room = await server.liveRoom()
    const viewer = await viewerWith(500n)
    const { realtime, media } = await enter(viewer, room)
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    const picture = await joinSignal(media.url, media.token)
    const anchor = await listen(realtime.url, room.anchor.usersign, (await enter(room.anchor, room)).realtime.room)
    const unsubscribed = new Promise((done) => reader.subscription.on('unsubscribed', done))
    expect(await change(room, 2, '200')).toEqual({ type: 2, type_val: '200' })
    expect(await refusalReason(viewer.client.call(Live.getRoomToken, { stream: room.stream }))).toBe('NotPaid')
    await unsubscribed
    // The end of a subscription may overtake an event on its way through Redis: whoever is out learns why at the door.
    await anchor.until(({ _method_ }: { _method_: string }) => _method_ === 'changeLive')
    const told = { _method_: 'changeLive', action: 1, msgtype: 27, type: 2, type_val: '200' }
    expect(anchor.publications).toContainEqual(expect.objectContaining(told))
    anchor.close()
    await clearMedia({ ...server.engines, db: server.roles.worker }, { stream: room.stream })
    await picture.closed
    reader.close()
    await pay(viewer, room, 200)
    expect((await enter(viewer, room)).room.type).toBe(2)
  })

  test('a password is not told; who paid stays paid; the same request again sends nobody away', async () => {
    const room = await server.liveRoom({ type: 2, price: 200 })
    const viewer = await viewerWith(500n)
    await pay(viewer, room, 200)
    await enter(viewer, room)
    expect(await change(room, 1, 'sesame')).toEqual({ type: 1, type_val: '' })
    await enter(viewer, room)
    const other = await viewerWith(500n)
    expect(await refusalReason(enter(other, room, { password: 'wrong' }))).toBe('WrongPassword')
    await enter(other, room, { password: 'sesame' })
    await change(room, 1, 'sesame')
    expect((await other.client.call(Live.getRoomToken, { stream: room.stream })).room).toBeTruthy()
    await change(room, 1, 'another')
    expect(await refusalReason(enter(other, room))).toBe('WrongPassword')
    await change(room, 2, '300')
    await enter(viewer, room)
    expect(await coinsOf(viewer)).toBe(300n)
  })

  test('nobody pays a price they were not shown', async () => {
    const room = await server.liveRoom()
    const viewer = await viewerWith(500n)
    expect(await check(viewer, room)).toMatchObject({ type: 0 })
    await change(room, 3, '60')
    expect(await refusalReason(enter(viewer, room, { type_val: 0 }))).toBe('FeeChanged')
    expect(await coinsOf(viewer)).toBe(500n)
    await enter(viewer, room, { type_val: 60 })
    expect(await check(viewer, room)).toMatchObject({ type: 0 })
    await enter(viewer, room, { type_val: 0 })
  })

  test('nobody pays for a picture that is not there', async () => {
    const room = await server.liveRoom({ type: 2, price: 200, seen: false })
    const viewer = await viewerWith(500n)
    expect(await refusalReason(pay(viewer, room, 200))).toBe('NotOnAir')
    expect(await coinsOf(viewer)).toBe(500n)
  })

  test('only by its anchor, while it runs, and at a real price', async () => {
    const room = await server.liveRoom()
    const other = await server.person({ certified: true })
    expect(await refusalReason(other.client.call(Live.changeLiveType, { stream: room.stream, type: 0 }))).toBe('NotYours')
    expect(await refusalReason(change(room, 2, '0'))).toBe('BadPrice')
    expect(await refusalReason(change(room, 1))).toBe('PasswordMissing')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(change(room, 2, '20'))).toBe('RoomEnded')
  })

  test('people who enter at that very moment are outside or have met the new terms', async () => {
    const room = await server.liveRoom()
    const viewers = await Promise.all(Array.from({ length: 8 }, () => viewerWith(0n)))
    await Promise.all([
      ...viewers.map((viewer) => enter(viewer, room).catch(() => undefined)),
      change(room, 2, '200'),
      ...viewers.map((viewer) => enter(viewer, room).catch(() => undefined)),
    ])
    const open =
      'select count(*)::int as n from visit v join show s on s.id = v.show_id where s.stream = $1 and v.uid <> s.uid and v.revoked_at is null'
    const { rows } = await ledger.owner.query<{ n: number }>(open, [room.stream])
    expect(rows[0]!.n).toBe(0)
  })
})

// In how many seconds: `pnpm proof revocation`.
describe('a block', () => {
  test.each(['viewer', 'anchor'] as const)('by the %s ends admission at once, and keeps them out until it is undone', async (by) => {
    const room = await server.liveRoom()
    const viewer = await server.person()
    const { realtime, media } = await enter(viewer, room)
    const reader = await listen(realtime.url, viewer.usersign, realtime.room)
    const picture = await joinSignal(media.url, media.token)
    const unsubscribed = new Promise((done) => reader.subscription.on('unsubscribed', done))
    const [blocker, blocked] = by === 'viewer' ? [viewer, room.anchor] : [room.anchor, viewer]
    await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
    expect(await refusalReason(viewer.client.call(Live.getRoomToken, { stream: room.stream }))).toBe('Blocked')
    await unsubscribed
    await leaveMedia({ ...server.engines, db: server.roles.worker }, { uid: viewer.uid })
    await picture.closed
    reader.close()
    expect(await refusalReason(check(viewer, room))).toBe('Blocked')
    expect(await refusalReason(enter(viewer, room))).toBe('Blocked')
    await blocker.client.call(Account.setBlack, { touid: blocked.uid, isblack: 0 })
    expect((await enter(viewer, room)).usertype).toBe(30)
  })

  test('at the moment somebody enters leaves them outside', async () => {
    const room = await server.liveRoom()
    const viewers = await Promise.all(Array.from({ length: 6 }, () => server.person()))
    await Promise.all(
      viewers.flatMap((viewer) => [
        enter(viewer, room).catch(() => undefined),
        room.anchor.client.call(Account.setBlack, { touid: viewer.uid, isblack: 1 }),
      ]),
    )
    const inside = await Promise.all(viewers.map((viewer) => refusalReason(viewer.client.call(Live.getRoomToken, { stream: room.stream }))))
    expect(new Set(inside)).toEqual(new Set(['Blocked']))
  })
})
