import { randomUUID } from 'node:crypto'
import { Account, Backpack, createClient, Gifts, Guard, Live, Moderation, parseRoomEvent, Wallet, Statements } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credit, fold, grantItem, requestHash, walletOf } from '../../core/ledger/index.ts'
import { killed } from '../../testing/killed.ts'
import { type Listener, listen } from '../../testing/listen.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'
import { runWhileWalletLocked } from '../../testing/runWhileWalletLocked.ts'
import { sendGiftOf } from './send.store.ts'

const gifts = { heart: 1, coffee: 2, rose: 3, doodle: 4, goal: 13, crown: 20, rocket: 24 } as const
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

const giver = (room: Room, coins = 1_000n): Promise<Person> => viewerWithCoins(server, room, coins)
const grant = (uid: number, kind: number, amount: number, lifeSeconds?: number) =>
  db().transaction((sql) => grantItem(sql, { uid, key: randomUUID(), request: 'grant', kind, amount, ...(lifeSeconds && { lifeSeconds }) }))
/** Guest on the mic. */
async function guestOf(room: Room): Promise<Person> {
  const guest = await giver(room, 0n)
  await ledger.owner.query(`insert into guest_seat (show_id, uid, tracks) select id, $2, '{microphone}' from show where stream = $1`, [
    room.stream,
    guest.uid,
  ])
  return guest
}
type More = Partial<Parameters<typeof bodyOf>[1]>
function bodyOf(
  room: Room,
  more: {
    giftid?: number
    giftcount?: number
    ispack?: 0 | 1
    touids?: string
    needcoin?: number
    paintedPath?: string
    client_request_id?: string
  },
) {
  return { ...inRoom(room), giftid: gifts.rose as number, client_request_id: randomUUID() as string, ...more }
}
const send = ({ client }: Pick<Person, 'client'>, room: Room, more: More = {}) => client.call(Gifts.sendGift, bodyOf(room, more))
const there = ({ uid, token }: Person) => ({
  client: createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) }),
})
const path = (stamps: number) => JSON.stringify(Array.from({ length: stamps }, (_, n) => ({ x: n, y: n * 2 })))

/** The next gift of a kind that a reader sees, as our page parses it. */
async function seenGift(reader: Listener, giftid: number) {
  const isIt = (e: { _method_: string; giftid?: number }) => e._method_ === 'SendGift' && e.giftid === giftid
  await reader.until(isIt)
  return parseRoomEvent((reader.publications as Parameters<typeof isIt>[0][]).find(isIt))
}

describe('the catalogue', () => {
  test('has thirty gifts, cheapest first, in the language of who asks, and what is in the backpack', async () => {
    const person = await server.person({ language: 'pt' })
    const { giftlist: all, proplist, coin, spending } = await person.client.call(Gifts.getGiftList, {})
    // Other tests add some of their own.
    const giftlist = all.filter(({ id }) => id <= 30)
    expect(giftlist).toHaveLength(30)
    expect(giftlist.map(({ needcoin }) => Number(needcoin))).toEqual(
      giftlist.map(({ needcoin }) => Number(needcoin)).toSorted((a, b) => a - b),
    )
    expect(giftlist[0]).toMatchObject({
      id: 1,
      giftname: 'Coração de papel',
      needcoin: '1',
      gifticon: '/gifts/paper-heart.svg',
      swftype: 0,
    })
    expect(giftlist.find(({ id }) => id === gifts.rocket)).toMatchObject({ type: 1, swf: 'rocket-launch', swftype: 1 })
    expect(giftlist.find(({ id }) => id === gifts.goal)).toMatchObject({ swf: '/effects/goal.json', swftype: 2 })
    expect({ proplist, coin, day: spending.spent_today }).toEqual({ proplist: [], coin: '0', day: '0' })
    await grant(person.uid, gifts.rose, 5)
    await grant(person.uid, gifts.coffee, 2, 3_600)
    const owned = await person.client.call(Backpack.getBackpack, {})
    expect(owned.map(({ id, nums, ending }) => [id, nums, ending])).toEqual([
      [gifts.coffee, 2, 2],
      [gifts.rose, 5, 0],
    ])
    expect(owned[1]).toMatchObject({ giftname: 'Rosa', endtime: 0 })
  })
})

describe('a gift', () => {
  test('costs its price, reaches everybody in the room as declared and brings the anchor their share', async () => {
    const room = await server.liveRoom()
    const [person, witness] = [await giver(room), await server.person()]
    const { realtime } = await witness.client.call(Live.enterRoom, inRoom(room))
    const reader = await listen(realtime.url, witness.usersign, realtime.room)
    const sent = await send(person, room, { giftcount: 10, needcoin: 9 })
    expect(sent).toMatchObject({ coin: '910', combocount: 10, nums: 0, spent_today: '90' })
    expect(await seenGift(reader, gifts.rose)).toMatchObject({
      name: 'giftSent',
      event: {
        uid: person.uid,
        uname: person.name,
        giftid: gifts.rose,
        giftcount: 10,
        totalcoin: '90',
        combo: sent.combo,
        combocount: 10,
        touids: [room.liveuid],
        votestotal: '45',
        ispack: 0,
        ct: '玫瑰',
        ct_pt: 'Rosa',
        gifticon: '/gifts/rose.svg',
        paintedPath: [],
      },
    })
    reader.close()
    await expect.poll(async () => (await db().transaction(fold), (await db().query((sql) => walletOf(sql, room.liveuid))).votes)).toBe(45n)
    expect((await person.client.call(Statements.recordList, {}))[0]).toMatchObject({ kind: 'gift', amount: '-90', uid: room.liveuid })
  })

  test('deluxe and doodle: the effect and the stamps travel with it', async () => {
    const room = await server.liveRoom()
    const [person, witness] = [await giver(room, 5_000n), await server.person()]
    const { realtime } = await witness.client.call(Live.enterRoom, inRoom(room))
    const reader = await listen(realtime.url, witness.usersign, realtime.room)
    await send(person, room, { giftid: gifts.rocket })
    expect(await seenGift(reader, gifts.rocket)).toMatchObject({ event: { type: 1, swf: 'rocket-launch', swftype: 1, swftime: 5 } })
    const doodle = { giftid: gifts.doodle, giftcount: 12, paintedPath: path(12), paintedWidth: 300, paintedHeight: 500 }
    expect(await send(person, room, doodle)).toMatchObject({ coin: String(5_000 - 1_999 - 120) })
    expect(await seenGift(reader, gifts.doodle)).toMatchObject({ event: { giftcount: 12, paintedPath: { length: 12 }, paintedWidth: 300 } })
    reader.close()
    expect(await refusalReason(send(person, room, { giftid: gifts.doodle, giftcount: 9, paintedPath: path(9) }))).toBe('TooFewStamps')
    expect(await refusalReason(send(person, room, { giftid: gifts.doodle, giftcount: 20, paintedPath: path(12) }))).toBe('TooFewStamps')
  })

  test('out of the backpack costs no coins, is one less there, and brings nothing unless its kind does', async () => {
    const room = await server.liveRoom()
    const person = await giver(room, 0n)
    await grant(person.uid, gifts.rose, 3)
    expect(await send(person, room, { ispack: 1, giftcount: 2 })).toMatchObject({ coin: '0', nums: 1, combocount: 2, spent_today: '0' })
    expect(await refusalReason(send(person, room, { ispack: 1, giftcount: 2 }))).toBe('BackpackShort')
    expect(await refusalReason(send(person, room, { ispack: 1, giftid: gifts.coffee }))).toBe('BackpackShort')
    expect((await person.client.call(Backpack.getBackpack, {}))[0]).toMatchObject({ id: gifts.rose, nums: 1 })
  })

  test('is refused to strangers, the poor, the anchor, for strangers, above a price, and once the show is over; the muted may give', async () => {
    const room = await server.liveRoom()
    const [person, poor, stranger] = [await giver(room), await giver(room, 8n), await server.person()]
    expect(await refusalReason(send(stranger, room))).toBe('NotAdmitted')
    expect(await refusalReason(send(person, { ...room, liveuid: stranger.uid }))).toBe('NotAdmitted')
    expect(await refusalReason(send(poor, room))).toBe('InsufficientBalance')
    expect(await refusalReason(send(room.anchor, room))).toBe('Yourself')
    expect(await refusalReason(send(person, room, { touids: String(person.uid) }))).toBe('Yourself')
    expect(await refusalReason(send(person, room, { touids: String(poor.uid) }))).toBe('NoSuchReceiver')
    expect(await refusalReason(send(person, room, { touids: String(2 ** 31 - 1) }))).toBe('NoSuchReceiver')
    await expect(send(person, room, { touids: `${room.liveuid},${2 ** 31}` })).rejects.toThrow('wrong or missing: touids')
    expect(await refusalReason(send(person, room, { giftid: 500 }))).toBe('NoSuchGift')
    expect(await refusalReason(send(person, room, { needcoin: 8 }))).toBe('FeeChanged')
    expect(await refusalReason(send(person, room, { giftid: gifts.crown }))).toBe('GuardsOnly')
    await room.anchor.client.call(Moderation.setShutUp, { ...inRoom(room), touid: person.uid })
    expect(await send(person, room, { touids: String(room.liveuid) })).toMatchObject({ coin: '991' })
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(send(person, room))).toBe('RoomEnded')
    expect(await coinsOf(person.uid)).toBe(991n)
  })

  test('that waits for the wallet is not paid once the show is over, its giver put out or its guest gone', async () => {
    const room = await server.liveRoom()
    const [person, kicked] = [await giver(room), await giver(room)]
    const guest = await guestOf(room)
    const gone = () => ledger.owner.query(`update guest_seat set state = 'none', outcome = 'left' where uid = $1`, [guest.uid])
    const toGuest = () => send(person, room, { touids: String(guest.uid) })
    expect(await refusalReason(runWhileWalletLocked(ledger.db, person.uid, toGuest, gone))).toBe('NoSuchReceiver')
    const kick = () => room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: kicked.uid })
    expect(await refusalReason(runWhileWalletLocked(ledger.db, kicked.uid, () => send(kicked, room), kick))).toBe('NotAdmitted')
    const key = randomUUID()
    const first = await send(person, room, { client_request_id: key })
    const stop = () => room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(runWhileWalletLocked(ledger.db, person.uid, () => send(person, room), stop))).toBe('RoomEnded')
    expect([await coinsOf(person.uid), await coinsOf(kicked.uid)]).toEqual([991n, 1_000n])
    expect(await send(person, room, { client_request_id: key })).toEqual(first)
  })

  test('sent twice at once is one, also when the show ends between the two', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const key = randomUUID()
    const first = {
      ...inRoom(room),
      uid: person.uid,
      key,
      hash: requestHash(`gift ${room.stream} ${gifts.rose} 1 0  []`),
      gift: gifts.rose,
      count: 1,
      packed: false,
      receivers: [],
      price: undefined,
      comboSeconds: 3,
      fewestStamps: 10,
      doodle: { paintedPath: [], paintedWidth: 0, paintedHeight: 0 },
    }
    const second = () => send(person, room, { client_request_id: key })
    const sent = await runWhileWalletLocked(ledger.db, person.uid, second, async (sql) => {
      await sendGiftOf(sql, first)
      await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    })
    expect(sent).toMatchObject({ combocount: 1, coin: '991' })
    expect(await coinsOf(person.uid)).toBe(991n)
  })

  test('reaches no guest who has blocked the giver, or whom they have blocked', async () => {
    const room = await server.liveRoom()
    const [blocked, blocking] = [await giver(room), await giver(room)]
    const guest = await guestOf(room)
    await guest.client.call(Account.setBlack, { touid: blocked.uid, isblack: 1 })
    await blocking.client.call(Account.setBlack, { touid: guest.uid, isblack: 1 })
    for (const each of [blocked, blocking])
      expect(await refusalReason(send(each, room, { touids: `${guest.uid},${room.liveuid}` }))).toBe('NoSuchReceiver')
    expect(await send(blocked, room)).toMatchObject({ coin: '991' })
  })

  test('to a guest in the picture and the anchor is one each', async () => {
    const room = await server.liveRoom()
    const [person, guest] = [await giver(room), await guestOf(room)]
    const both = { giftid: gifts.goal, giftcount: 2, touids: `${guest.uid},${room.liveuid}` }
    expect(await send(person, room, both)).toMatchObject({ coin: '600', combocount: 2 })
    const votes = async () => {
      await db().transaction(fold)
      return Promise.all([guest.uid, room.liveuid].map(async (uid) => (await db().query((sql) => walletOf(sql, uid))).votes))
    }
    await expect.poll(votes).toEqual([100n, 100n])
  })

  test('in season, out of season and retired', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const id = 300 + (person.uid % 200)
    await ledger.owner.query('insert into ledger.item_kind (id) values ($1) on conflict do nothing', [id])
    await ledger.owner.query(
      `insert into gift (id, names, price, icon, position, until_at) select $1, names, 7, icon, 99, now() + interval '1 hour' from gift where id = 1
       on conflict (id) do update set until_at = excluded.until_at`,
      [id],
    )
    try {
      expect(await send(person, room, { giftid: id })).toMatchObject({ coin: '993' })
      await ledger.owner.query(`update gift set until_at = now() - interval '1 s' where id = $1`, [id])
      expect(await refusalReason(send(person, room, { giftid: id }))).toBe('NoSuchGift')
      await ledger.owner.query('update gift set until_at = null, retired_at = now() where id = $1', [id])
      expect(await refusalReason(send(person, room, { giftid: id }))).toBe('NoSuchGift')
      await grant(person.uid, id, 1)
      expect(await send(person, room, { giftid: id, ispack: 1 })).toMatchObject({ nums: 0 })
    } finally {
      await ledger.owner.query('delete from gift where id = $1', [id])
    }
  })

  test('raises the level with the spend that reaches it', async () => {
    const room = await server.liveRoom()
    const person = await giver(room, 20_000n)
    expect((await send(person, room, { giftcount: 11 })).level).toBe(1)
    expect((await send(person, room)).level).toBe(2)
    expect((await send(person, room, { giftid: gifts.rocket })).level).toBeGreaterThan(3)
  })
})

describe('a combo', () => {
  test('a hundred taps are a hundred debits and one run, over two processes', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const both = [person, there(person)]
    const combos = new Set<string>()
    const counts = new Set<number>()
    for (let n = 0; n < 25; n++) {
      const sent = await Promise.all(Array.from({ length: 4 }, (_, k) => send(both[k % 2]!, room, { giftid: gifts.heart })))
      for (const { combo, combocount } of sent) {
        combos.add(combo)
        counts.add(combocount)
      }
    }
    expect(combos.size).toBe(1)
    expect([...counts].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1))
    expect(await coinsOf(person.uid)).toBe(900n)
    const { rows } = await ledger.owner.query<{ n: number }>(
      'select count(*)::int as n from ledger.transfer where owner = $1 and combo = $2',
      [person.uid, [...combos][0]],
    )
    expect(rows[0]!.n).toBe(100)
  })

  test('another gift, another show and a pause of three seconds begin another', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const first = await send(person, room)
    expect(await send(person, room, { giftcount: 3 })).toMatchObject({ combo: first.combo, combocount: 4 })
    const second = await send(person, room, { giftid: gifts.coffee })
    expect(second.combo).not.toBe(first.combo)
    expect(second.combocount).toBe(1)
    expect((await send(person, room)).combocount).toBe(1)
    await ledger.owner.query(`update combo set at = at - interval '1 s' where uid = $1`, [person.uid])
    expect((await send(person, room)).combocount).toBe(2)
    await ledger.owner.query(`update combo set at = at - interval '3 s' where uid = $1`, [person.uid])
    expect((await send(person, room)).combocount).toBe(1)
    const later = await server.liveRoom()
    await person.client.call(Live.enterRoom, inRoom(later))
    expect((await send(person, later)).combocount).toBe(1)
  })

  test('a repeat answers the combo and count it had, and adds nothing', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const key = randomUUID()
    const first = await send(person, room, { client_request_id: key })
    await send(person, room)
    expect(await send(person, room, { client_request_id: key })).toMatchObject({ ...first, spent_today: '18' })
    expect((await send(person, room)).combocount).toBe(3)
    expect(await coinsOf(person.uid)).toBe(973n)
  })
})

describe('once', () => {
  test('fifty taps at once spend no more than there is, each with its own answer', async () => {
    const room = await server.liveRoom()
    const person = await giver(room, 200n)
    const both = [person, there(person)]
    const taps = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => send(both[n % 2]!, room)))
    const done = taps.flatMap((tap) => (tap.status === 'fulfilled' ? [tap.value] : []))
    expect(done).toHaveLength(22)
    expect(await coinsOf(person.uid)).toBe(2n)
    expect(Math.max(...done.map(({ combocount }) => combocount))).toBe(22)
    expect(new Set(done.map(({ gifttoken }) => gifttoken)).size).toBe(22)
    expect(await ledger.broken()).toEqual([])
  })

  test('one key many times at two processes is one gift, and one event', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const both = [person, there(person)]
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 12 }, (_, n) => send(both[n % 2]!, room, { client_request_id: key })))
    expect(new Set(same.map(({ gifttoken, combo, combocount }) => `${gifttoken} ${combo} ${combocount}`)).size).toBe(1)
    expect(await coinsOf(person.uid)).toBe(991n)
    expect(await refusalReason(send(person, room, { client_request_id: key, giftcount: 2 }))).toBe('IdempotencyConflict')
    expect(await refusalReason(send(person, room, { client_request_id: key, ispack: 1 }))).toBe('IdempotencyConflict')
    expect(await send(person, room, { client_request_id: key })).toMatchObject({ gifttoken: same[0]!.gifttoken })
    expect((await send(person, room)).combocount).toBe(2)
    expect((await person.client.call(Wallet.getOperation, { client_request_id: key })).state).toBe('done')
  })

  test('a repeat is answered as before, also once its sender was put out and the show is over; a refusal stays one', async () => {
    const room = await server.liveRoom()
    const [person, poor] = [await giver(room), await giver(room, 5n)]
    const [key, refused] = [randomUUID(), randomUUID()]
    const first = await send(person, room, { client_request_id: key })
    expect(await refusalReason(send(poor, room, { client_request_id: refused }))).toBe('InsufficientBalance')
    await db().transaction((sql) => credit(sql, { uid: poor.uid, key: randomUUID(), request: 'more' }, 'reward', 100n, 'test'))
    expect(await refusalReason(send(poor, room, { client_request_id: refused }))).toBe('InsufficientBalance')
    await room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: person.uid })
    expect(await refusalReason(send(person, room))).toBe('NotAdmitted')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await send(person, room, { client_request_id: key })).toEqual(first)
    expect(await coinsOf(person.uid)).toBe(991n)
  })

  test('backpack: at once under one key and under many, no more than there are', async () => {
    const room = await server.liveRoom()
    const person = await giver(room, 0n)
    await grant(person.uid, gifts.rose, 5)
    const both = [person, there(person)]
    const key = randomUUID()
    const same = await Promise.all(Array.from({ length: 6 }, (_, n) => send(both[n % 2]!, room, { ispack: 1, client_request_id: key })))
    expect(new Set(same.map((s) => `${s.gifttoken} ${s.combocount} ${s.nums}`)).size).toBe(1)
    const own = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => send(both[n % 2]!, room, { ispack: 1 })))
    expect(own.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await ledger.broken()).toEqual([])
  })

  test('killed before it is committed nothing has happened, in the ledger, the run and the room; tried again it happens once', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const key = randomUUID()
    await send(person, room, { giftid: gifts.coffee })
    await killed(
      `select s.id, g.* from show s, send_gift($1, $2, sha256('x'), s.id, s.state, s.uid, s.stream, $4::jsonb, 3::smallint, 1, false, '{}', 9, 3, 10,
         '{"paintedPath": []}', '{"channel": "room:x", "partition": 0, "head": {"id": "x"}}') g where s.stream = $3`,
      [person.uid, key, room.stream, JSON.stringify({ guard_type: 0 })],
    )
    expect(await coinsOf(person.uid)).toBe(995n)
    const sent = await send(person, room, { client_request_id: key })
    expect(sent).toMatchObject({ combocount: 1, coin: '986' })
    expect(await send(person, room, { client_request_id: key })).toEqual(sent)
    expect(await coinsOf(person.uid)).toBe(986n)
    expect(await ledger.broken()).toEqual([])
  })
})

test('gifts for guards only are for those who guard this anchor, as long as they do', async () => {
  const room = await server.liveRoom()
  const [person, elsewhere] = [await giver(room, 5_000n), await server.liveRoom()]
  await person.client.call(Live.enterRoom, inRoom(elsewhere))
  await person.client.call(Guard.buyGuard, { ...inRoom(elsewhere), guardid: 1, client_request_id: randomUUID() })
  expect(await refusalReason(send(person, room, { giftid: gifts.crown }))).toBe('GuardsOnly')
  await person.client.call(Guard.buyGuard, { ...inRoom(room), guardid: 1, client_request_id: randomUUID() })
  expect(await send(person, room, { giftid: gifts.crown })).toMatchObject({ coin: String(5_000 - 600 - 520) })
  await ledger.owner.query('update guard set ends_at = now() where uid = $1', [person.uid])
  expect(await refusalReason(send(person, room, { giftid: gifts.crown }))).toBe('GuardsOnly')
})
