import { randomUUID } from 'node:crypto'
import { createClient, Guard, Live, Moderation, parseRoomEvent } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credit, walletOf } from '../../core/ledger/index.ts'
import { killed } from '../../testing/killed.ts'
import { listen } from '../../testing/listen.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { runWhileWalletLocked } from '../../testing/runWhileWalletLocked.ts'

const DAY = 86_400
const tiers = { week: 1, month: 2, year: 3 } as const
let server: TestServer
let other: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
  ledger = await openLedger()
})
afterAll(() => Promise.all([server.close(), other.close(), ledger.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const db = () => server.engines.db
const inRoom = ({ liveuid, stream }: Room) => ({ liveuid, stream })
const coinsOf = async (uid: number) => (await db().query((sql) => walletOf(sql, uid))).coins
const now = () => Date.now() / 1000

async function buyer(room: Room, coins = 20_000n): Promise<Person> {
  const person = await server.person()
  await person.client.call(Live.enterRoom, inRoom(room))
  if (coins > 0n)
    await db().transaction((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'coins' }, 'reward', coins, 'test'))
  return person
}
interface Wanted {
  guardid?: number
  overwrite?: 0 | 1
  coin?: number
  client_request_id?: string
}
const buy = ({ client }: Pick<Person, 'client'>, room: Room, more: Wanted = {}) =>
  client.call(Guard.buyGuard, { ...inRoom(room), guardid: tiers.week, client_request_id: randomUUID(), ...more })
const there = ({ uid, token }: Person) => ({
  client: createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) }),
})
const mine = async ({ client }: Person, { liveuid }: Room) => (await client.call(Guard.getList, { liveuid })).mine

test('tiers, what they bring, and my own', async () => {
  const room = await server.liveRoom()
  const person = await buyer(room, 500n)
  const list = await person.client.call(Guard.getList, { liveuid: room.liveuid })
  expect(list.list.map(({ id, type, coin, days }) => [id, type, coin, days])).toEqual([
    [1, 1, '300', 7],
    [2, 1, '1000', 30],
    [3, 2, '12000', 365],
  ])
  expect(list).toMatchObject({ coin: '500', mine: { guardid: 0, type: 0, endtime: 0 }, spending: { spent_today: '0' } })
  expect(list.privilege.find(({ id }) => id === 'immunity')?.types).toEqual([2])
  expect(await refusalReason(person.client.call(Guard.getList, { liveuid: 2_000_000_000 }))).toBe('NoSuchPerson')
})

describe('buying guard', () => {
  test('costs its price, tells the room, and shows wherever the person is seen there, until it is over', async () => {
    const room = await server.liveRoom()
    const [person, witness] = [await buyer(room), await server.person()]
    const { realtime } = await witness.client.call(Live.enterRoom, inRoom(room))
    const reader = await listen(realtime.url, witness.usersign, realtime.room)
    const bought = await buy(person, room, { guardid: tiers.month, coin: 1_000 })
    expect(bought).toMatchObject({ coin: '19000', guardid: 2, type: 1, guard_nums: 1, votestotal: '500', level: 3 })
    expect(Math.abs(bought.endtime - now() - 30 * DAY)).toBeLessThan(60)
    await reader.until(({ _method_ }: { _method_: string }) => _method_ === 'BuyGuard')
    const event = (reader.publications as { _method_: string }[]).find(({ _method_ }) => _method_ === 'BuyGuard')
    expect(parseRoomEvent(event)).toMatchObject({
      name: 'guardBought',
      event: {
        uid: person.uid,
        guard_type: 1,
        guardid: 2,
        days: 30,
        change: 'new',
        guard_nums: 1,
        totalcoin: '1000',
        ct_en: 'Monthly guard',
      },
    })
    reader.close()
    expect(await mine(person, room)).toEqual({ guardid: 2, type: 1, endtime: bought.endtime })
    await takeInVotes(server)
    const again = await person.client.call(Live.enterRoom, inRoom(room))
    expect(again).toMatchObject({ guard: { type: 1, endtime: bought.endtime }, sender: { guard_type: 1 } })
    await expect.poll(async () => (await person.client.call(Live.getSnapshot, { stream: room.stream })).snapshot.guard_nums).toBe(1)
    await expect
      .poll(async () => (await witness.client.call(Live.getUserRank, inRoom(room))).list)
      .toMatchObject([{ id: person.uid, guard_type: 1, contribution: '1000' }])
    expect(await room.anchor.client.call(Moderation.getPop, { liveuid: room.liveuid, touid: person.uid })).toMatchObject({ guard_type: 1 })
    expect(await witness.client.call(Guard.getGuardList, { liveuid: room.liveuid })).toMatchObject([
      { id: person.uid, type: 1, contribute: '1000', endtime: bought.endtime },
    ])
    await ledger.owner.query('update guard set ends_at = now() where uid = $1', [person.uid])
    expect(await mine(person, room)).toEqual({ guardid: 0, type: 0, endtime: 0 })
    expect((await person.client.call(Live.enterRoom, inRoom(room))).sender.guard_type).toBe(0)
    expect(await witness.client.call(Guard.getGuardList, { liveuid: room.liveuid })).toEqual([])
  })

  test('the same tier adds its days; a higher one is asked for twice and begins now; a lower one is refused', async () => {
    const room = await server.liveRoom()
    const person = await buyer(room)
    const first = await buy(person, room)
    expect((await buy(person, room)).endtime).toBe(first.endtime + 7 * DAY)
    expect(await refusalReason(buy(person, room, { guardid: tiers.month }))).toBe('OverwriteNeeded')
    const month = await buy(person, room, { guardid: tiers.month, overwrite: 1 })
    expect(Math.abs(month.endtime - now() - 30 * DAY)).toBeLessThan(60)
    expect(await refusalReason(buy(person, room))).toBe('HigherTier')
    const year = await buy(person, room, { guardid: tiers.year, overwrite: 1 })
    expect(year).toMatchObject({ type: 2, guard_nums: 1 })
    expect(await refusalReason(buy(person, room, { guardid: tiers.month, overwrite: 1 }))).toBe('HigherTier')
    // Once it is over a lower tier is a new one.
    await ledger.owner.query(`update guard set ends_at = now() - interval '1 s' where uid = $1`, [person.uid])
    const later = await buy(person, room)
    expect(Math.abs(later.endtime - now() - 7 * DAY)).toBeLessThan(60)
  })

  test('reaches five years ahead at most', async () => {
    const room = await server.liveRoom()
    const person = await buyer(room, 60_000n)
    await buy(person, room, { guardid: tiers.year })
    await ledger.owner.query(`update guard set ends_at = now() + interval '4 years' where uid = $1`, [person.uid])
    await buy(person, room, { guardid: tiers.year })
    expect(await refusalReason(buy(person, room, { guardid: tiers.year }))).toBe('TooLong')
    expect(await coinsOf(person.uid)).toBe(36_000n)
  })

  test('is refused to strangers, the poor, the anchor, above a price and once the show is over', async () => {
    const room = await server.liveRoom()
    const [person, poor, stranger] = [await buyer(room), await buyer(room, 299n), await server.person()]
    expect(await refusalReason(buy(stranger, room))).toBe('NotAdmitted')
    expect(await refusalReason(buy(poor, room))).toBe('InsufficientBalance')
    expect(await mine(poor, room)).toMatchObject({ guardid: 0 })
    expect(await refusalReason(buy(room.anchor, room))).toBe('Yourself')
    expect(await refusalReason(buy(person, room, { guardid: 9 }))).toBe('NoSuchTier')
    expect(await refusalReason(buy(person, room, { coin: 299 }))).toBe('FeeChanged')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(buy(person, room))).toBe('RoomEnded')
    expect(await coinsOf(person.uid)).toBe(20_000n)
  })

  test('is not paid once the show is over or the buyer put out while it waited for the wallet', async () => {
    const room = await server.liveRoom()
    const [person, kicked] = [await buyer(room), await buyer(room)]
    const kick = () => room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: kicked.uid })
    expect(await refusalReason(runWhileWalletLocked(ledger.db, kicked.uid, () => buy(kicked, room), kick))).toBe('NotAdmitted')
    const stop = () => room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(runWhileWalletLocked(ledger.db, person.uid, () => buy(person, room), stop))).toBe('RoomEnded')
    expect([await coinsOf(person.uid), await coinsOf(kicked.uid)]).toEqual([20_000n, 20_000n])
  })

  test('two at once are two terms, one key many times at two processes is one, and its answer stays', async () => {
    const room = await server.liveRoom()
    const person = await buyer(room, 2_000n)
    const both = [person, there(person)]
    const two = await Promise.all([0, 1].map((n) => buy(both[n]!, room)))
    const ends = two.map(({ endtime }) => endtime).toSorted((a, b) => a - b)
    expect(ends[1]! - ends[0]!).toBe(7 * DAY)
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 8 }, (_, n) => buy(both[n % 2]!, room, { client_request_id: key })))
    expect(new Set(same.map(({ endtime }) => endtime))).toEqual(new Set([ends[1]! + 7 * DAY]))
    expect(await coinsOf(person.uid)).toBe(1_100n)
    await buy(person, room)
    expect(await buy(person, room, { client_request_id: key })).toMatchObject({ endtime: ends[1]! + 7 * DAY, coin: '1100' })
    expect(await refusalReason(buy(person, room, { client_request_id: key, guardid: tiers.month }))).toBe('IdempotencyConflict')
    const own = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => buy(both[n % 2]!, room)))
    expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await mine(person, room)).toMatchObject({ endtime: ends[1]! + 4 * 7 * DAY })
    expect(await ledger.broken()).toEqual([])
  })

  test('killed before it is committed there is no term and no debit; tried again there is one', async () => {
    const room = await server.liveRoom()
    const person = await buyer(room, 1_000n)
    const key = randomUUID()
    await killed(
      `select g.* from show s, buy_guard($1, $2, sha256('x'), s.id, s.state, s.uid, s.stream, '{}', 1::smallint, false, 300,
         '{"channel": "room:x", "partition": 0, "head": {"id": "x"}}') g where s.stream = $3`,
      [person.uid, key, room.stream],
    )
    expect([await coinsOf(person.uid), (await mine(person, room)).guardid]).toEqual([1_000n, 0])
    const { endtime, coin } = await buy(person, room, { client_request_id: key })
    expect(await buy(person, room, { client_request_id: key })).toMatchObject({ endtime, coin })
    expect(await coinsOf(person.uid)).toBe(700n)
  })
})

test('room admins leave a guard of a year alone; the anchor does not, and a month protects nobody', async () => {
  const room = await server.liveRoom()
  const [admin, year, month] = [await buyer(room, 0n), await buyer(room), await buyer(room)]
  await room.anchor.client.call(Moderation.setAdmin, { liveuid: room.liveuid, touid: admin.uid, isadmin: 1 })
  await buy(year, room, { guardid: tiers.year })
  await buy(month, room, { guardid: tiers.month })
  const mute = (by: Person, touid: number) => by.client.call(Moderation.setShutUp, { ...inRoom(room), touid })
  expect(await refusalReason(mute(admin, year.uid))).toBe('GuardImmune')
  expect(await refusalReason(admin.client.call(Moderation.kicking, { ...inRoom(room), touid: year.uid }))).toBe('GuardImmune')
  await mute(admin, month.uid)
  await mute(room.anchor, year.uid)
})
