import { createHash, randomUUID } from 'node:crypto'
import {
  createClient,
  Live,
  MAX_OPEN_REDS,
  Moderation,
  Notice,
  parseRoomEvent,
  Red,
  redPack,
  redPackStates,
  step,
  User,
  Receipts,
} from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePack, luckySplit, newSeed, sendPack, sweep, walletOf } from '../../core/ledger/index.ts'
import { createLog } from '../../platform/log.ts'
import { signOf } from '../../platform/http/sign.ts'
import { listen } from '../../testing/listen.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { lockShared } from '../../testing/sharedState.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { settleReds } from './index.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'

lockShared('due')

let server: TestServer
let other: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
  ledger = await openLedger()
})
afterAll(() => Promise.all([server.close(), other.close(), ledger.close()]))

const log = createLog('test', 'silent')
type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const db = () => server.engines.db
const coinsOf = async (uid: number) => (await db().query((sql) => walletOf(sql, uid))).coins
const there = ({ uid, token }: Person) => ({
  uid,
  client: createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) }),
})
type Caller = Pick<Person, 'client'>

const viewer = (room: Room, coins = 0n): Promise<Person> => viewerWithCoins(server, room, coins)
interface Wanted {
  type?: 0 | 1
  type_grant?: 0 | 1
  coin?: number
  nums?: number
  des?: string
  follow?: 0 | 1
  client_request_id?: string
}
const send = ({ client }: Caller, { stream }: Room, more: Wanted = {}) =>
  client.call(Red.sendRed, { stream, type: 1, coin: 1_000, nums: 4, client_request_id: randomUUID(), ...more })
const rob = ({ client }: Caller, { stream }: Room, redid: number) => client.call(Red.robRed, { stream, redid })
const list = ({ client }: Caller, { stream }: Room, past: 0 | 1 = 0) => client.call(Red.getRedList, { stream, past })
const takers = ({ client }: Caller, { stream }: Room, redid: number) => client.call(Red.getRedRobList, { stream, redid })
/** As if its time had come: `opens` and `ends` are seconds from now. */
const setTimes = (redid: number, opens: number, ends: number) =>
  ledger.owner.query(
    `update ledger.pack set opens_at = clock_timestamp() + make_interval(secs => $2), expires_at = clock_timestamp() + make_interval(secs => $3) where id = $1`,
    [redid, opens, ends],
  )
const worker = (of = server) => ({ db: of.roles.worker, rooms: of.engines.rooms })
/** Worker's run over red packs: sweep, then settlement. */
async function work(of = server) {
  await sweep(of.roles.worker, log)
  await settleReds(worker(of))
}

describe('sending', () => {
  test('a lucky pack costs its coins, is told and listed; average ones cost a share each', async () => {
    const room = await server.liveRoom()
    const [sender, witness] = [await viewer(room, 5_000n), await server.person()]
    const { realtime, isred } = await witness.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
    expect(isred).toBe(0)
    const reader = await listen(realtime.url, witness.usersign, realtime.room)
    const { redid, coin } = await send(sender, room, { des: 'for Bia', type_grant: 1 })
    expect(coin).toBe('4000')
    await reader.until(({ _method_ }: { _method_: string }) => _method_ === 'SendRed')
    const event = (reader.publications as { _method_: string }[]).find(({ _method_ }) => _method_ === 'SendRed')
    expect(parseRoomEvent(event)).toMatchObject({
      name: 'redSent',
      event: { uid: sender.uid, redid, type: 1, type_grant: 1, totalcoin: '1000', nums: 4, des: 'for Bia', second: 180, left: 780 },
    })
    reader.close()
    const average = await send(sender, room, { type: 0, coin: 20, nums: 5 })
    expect(average.coin).toBe('3900')
    const shown = await list(witness, room)
    expect(shown).toMatchObject([
      { id: redid, uid: sender.uid, user_nicename: sender.name, coin: '1000', nums: 4, state: 'waiting', isrob: 0, nums_rob: 0 },
      { id: average.redid, type: 0, coin: '100', nums: 5, state: 'open', second: 0 },
    ])
    expect(shown[0]!.second).toBeGreaterThan(170)
    expect((await witness.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })).isred).toBe(1)
  })

  test('is refused to strangers, the poor, the muted, with bad amounts or words, and after the show', async () => {
    const room = await server.liveRoom()
    const [sender, poor, stranger] = [await viewer(room, 5_000n), await viewer(room, 99n), await server.person()]
    expect(await refusalReason(send(stranger, room))).toBe('NotAdmitted')
    expect(await refusalReason(list(stranger, room))).toBe('NotAdmitted')
    expect(await refusalReason(send(poor, room, { coin: 100 }))).toBe('InsufficientBalance')
    expect(await refusalReason(send(sender, room, { coin: 3, nums: 4 }))).toBe('BadAmount')
    expect(await refusalReason(send(sender, room, { type: 0, coin: 5_000, nums: 1_000 }))).toBe('BadAmount')
    const { rows } = await ledger.owner.query<{ word: string }>(
      `select word from sensitive_word where language = 'en' and length(word) < 15 limit 1`,
    )
    expect(await refusalReason(send(sender, room, { des: rows[0]!.word }))).toBe('SensitiveWord')
    await room.anchor.client.call(Moderation.setShutUp, { liveuid: room.liveuid, stream: room.stream, touid: sender.uid })
    expect(await refusalReason(send(sender, room, { des: 'hello' }))).toBe('Muted')
    // All at once, at two processes.
    const both = [sender, there(sender)]
    const sent = await Promise.allSettled(Array.from({ length: MAX_OPEN_REDS + 3 }, (_, n) => send(both[n % 2]!, room, { coin: 4 })))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_REDS)
    expect(await refusalReason(send(sender, room))).toBe('TooManyOpen')
    // The last one that is allowed, sent twice at once: both are told of the same pack.
    const late = await viewer(room, 1_000n)
    for (let n = 1; n < MAX_OPEN_REDS; n++) await send(late, room, { coin: 4 })
    const last = { coin: 4, client_request_id: randomUUID() }
    const told = await Promise.all([late, there(late)].map((one) => send(one, room, last)))
    expect(told[0]!.redid).toBe(told[1]!.redid)
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(send(poor, room, { coin: 4 }))).toBe('RoomEnded')
  })

  test('one key many times at two processes is one pack, and its answer stays', async () => {
    const room = await server.liveRoom()
    const sender = await viewer(room, 1_500n)
    const both = [sender, there(sender)]
    const key = randomUUID()
    const sent = await Promise.all(Array.from({ length: 8 }, (_, n) => send(both[n % 2]!, room, { client_request_id: key })))
    expect(new Set(sent.map(({ redid }) => redid)).size).toBe(1)
    expect(await coinsOf(sender.uid)).toBe(500n)
    expect(await list(sender, room)).toHaveLength(1)
    expect(await refusalReason(send(sender, room, { client_request_id: key, nums: 5 }))).toBe('IdempotencyConflict')
  })

  test('an old client’s sign is checked when it comes', async () => {
    const room = await server.liveRoom()
    const sender = await viewer(room, 1_000n)
    const post = async (service: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ service, uid: String(sender.uid), token: sender.token, stream: room.stream, ...fields })
      const answer = (await (await fetch(`${server.origin}/`, { method: 'POST', body })).json()) as {
        ret: number
        data?: { code: number; info: { redid: number }[] }
      }
      return answer
    }
    const sign = (keys: readonly string[], fields: Record<string, string>) =>
      signOf(keys, new Map(Object.entries({ uid: String(sender.uid), stream: room.stream, ...fields })), server.config.signSalt)
    const pack = { type: '1', coin: '100', nums: '2' }
    expect((await post('Red.SendRed', { ...pack, sign: 'wrong' })).ret).not.toBe(200)
    const sent = await post('Red.SendRed', { ...pack, sign: sign(['stream'], {}) })
    expect(sent).toMatchObject({ ret: 200, data: { code: 0 } })
    const redid = String(sent.data!.info[0]!.redid)
    expect(await post('Red.RobRed', { redid, sign: sign(['redid', 'stream', 'uid'], { redid }) })).toMatchObject({ data: { code: 1010 } })
    expect((await post('Red.RobRed', { redid, sign: sign(['redid', 'stream'], { redid }) })).ret).not.toBe(200)
    expect(await post('Red.GetRedRobList', { redid, sign: sign(['redid', 'stream'], { redid }) })).toMatchObject({ data: { code: 0 } })
    expect(await post('Red.GetRedList', { sign: sign(['stream'], {}) })).toMatchObject({ data: { code: 0 } })
  })
})

describe('taking', () => {
  test('one share a person, exact in all, in the statement and the receipt; who comes late gets nothing', async () => {
    const room = await server.liveRoom()
    const sender = await viewer(room, 1_000n)
    const people = await Promise.all(Array.from({ length: 6 }, () => viewer(room)))
    const { redid } = await send(sender, room)
    const won = await Promise.all(people.map((person) => rob(person, room, redid)))
    const winners = people.filter((_, n) => won[n]!.win !== '0')
    expect(winners).toHaveLength(4)
    expect(won.reduce((sum, { win }) => sum + Number(win), 0)).toBe(1_000)
    expect(won.filter(({ win }) => win === '0').map(({ msg, state }) => [msg, state])).toEqual(
      Array.from({ length: 2 }, () => ['All gone. Better luck next time', 'empty']),
    )
    // The same person again, at both processes: the same share.
    const [first] = winners
    const mine = won[people.indexOf(first!)]!.win
    const again = await Promise.all([first!, there(first!)].map((person) => rob(person, room, redid)))
    expect(again.map(({ win, coin }) => [win, coin])).toEqual([
      [mine, mine],
      [mine, mine],
    ])
    const result = await takers(first!, room, redid)
    expect(result).toMatchObject({ win: mine, redinfo: { state: 'empty', nums_rob: 4, coin_rob: '1000', isrob: 1 } })
    const most = Math.max(...won.map(({ win }) => Number(win)))
    expect(result.list.filter(({ luckiest }) => luckiest === 1).map(({ win }) => Number(win))).toEqual([most])
    expect(await list(first!, room)).toEqual([])
    await work()
    expect(await list(first!, room, 1)).toMatchObject([{ id: redid, state: 'closed', win: mine, isrob: 1 }])
    expect((await first!.client.call(Receipts.getReceipt, { stream: room.stream })).reds_won).toBe(mine)
    expect(await sender.client.call(Receipts.getReceipt, { stream: room.stream })).toMatchObject({
      reds: 1,
      reds_coin: '1000',
      refunded: '0',
      total: '1000',
    })
    expect(await ledger.broken()).toEqual([])
  })

  test('is refused early, to the sender, to strangers and to those who do not follow when it says so', async () => {
    const room = await server.liveRoom()
    const [sender, person, stranger] = [await viewer(room, 2_000n), await viewer(room), await server.person()]
    const delayed = await send(sender, room, { type_grant: 1 })
    expect(await refusalReason(rob(person, room, delayed.redid))).toBe('TooEarly')
    await setTimes(delayed.redid, 0.3, 60)
    expect(await refusalReason(rob(person, room, delayed.redid))).toBe('TooEarly')
    await expect.poll(() => rob(person, room, delayed.redid).catch(() => undefined), { interval: 50 }).toMatchObject({ state: 'open' })
    expect(await refusalReason(rob(sender, room, delayed.redid))).toBe('Yourself')
    expect(await refusalReason(rob(stranger, room, delayed.redid))).toBe('NotAdmitted')
    expect(await refusalReason(rob(person, room, 2 ** 40))).toBe('NoSuchRed')
    // A pack of another room is none of this one.
    const elsewhere = await server.liveRoom()
    const visitor = await viewer(elsewhere)
    expect(await refusalReason(rob(visitor, elsewhere, delayed.redid))).toBe('NoSuchRed')
    const fans = await send(sender, room, { follow: 1 })
    expect(await refusalReason(rob(person, room, fans.redid))).toBe('FollowersOnly')
    await person.client.call(User.setAttent, { touid: room.liveuid })
    expect(Number((await rob(person, room, fans.redid)).win)).toBeGreaterThan(0)
  })

  test('what the ledger allows in each state is what the table says', async () => {
    const room = await server.liveRoom()
    const sender = await viewer(room, 5_000n)
    for (const state of redPackStates) {
      const { redid } = await send(sender, room, { coin: 10, nums: state === 'empty' ? 1 : 2, type_grant: state === 'waiting' ? 1 : 0 })
      const [person, first] = [await viewer(room), await viewer(room)]
      if (state === 'empty') await rob(first, room, redid)
      if (state === 'closed') await setTimes(redid, -10, -1)
      for (const [actor, taker] of [['sender', sender] as const, ['viewer', person] as const]) {
        const taken = await db().query((sql) =>
          sql.query<{ status: string }>(`select status from ledger.take_share($1, $2, gen_random_uuid(), sha256('x'), 41::smallint)`, [
            taker.uid,
            redid,
          ]),
        )
        expect([state, actor, taken[0]!.status === 'ok']).toEqual([state, actor, step(redPack, state, 'take', actor) !== undefined])
      }
      await setTimes(redid, -10, -1)
      await work()
    }
  })

  test('killed before it is committed nothing is taken; tried again it is taken once', async () => {
    const room = await server.liveRoom()
    const [sender, person] = [await viewer(room, 100n), await viewer(room)]
    const { redid } = await send(sender, room, { coin: 100, nums: 1 })
    await ledger.killed((sql) =>
      sql.query(`select * from ledger.take_share($1, $2, gen_random_uuid(), sha256('x'), 41::smallint)`, [person.uid, redid]),
    )
    expect(await coinsOf(person.uid)).toBe(0n)
    expect((await rob(person, room, redid)).win).toBe('100')
    expect((await rob(person, room, redid)).win).toBe('100')
    expect(await coinsOf(person.uid)).toBe(100n)
  })
})

describe('what is left', () => {
  const notices = async ({ client }: Person) => (await client.call(Notice.getNotices, {})).filter(({ kind }) => kind === 'red_refund')

  test('goes back when its time is over, with one notice, whatever many workers do', async () => {
    const room = await server.liveRoom()
    const [sender, person] = [await viewer(room, 1_000n), await viewer(room)]
    const { redid } = await send(sender, room, { type: 0, coin: 250, nums: 4 })
    await rob(person, room, redid)
    await setTimes(redid, -10, -1)
    expect(await rob(await viewer(room), room, redid)).toMatchObject({ win: '0', state: 'closed', msg: 'This red pack is over' })
    await Promise.all([work(), work(other), work(), settleReds(worker(other))])
    await work()
    expect(await coinsOf(sender.uid)).toBe(750n)
    expect(await notices(sender)).toMatchObject([{ title: '750 coins are back', url: `/redDraw?redid=${redid}` }])
    expect(await takers(sender, room, redid)).toMatchObject({ redinfo: { state: 'closed', refunded: '750', coin_rob: '250' } })
    expect(await sender.client.call(Receipts.getReceipt, { stream: room.stream })).toMatchObject({
      reds_coin: '1000',
      refunded: '750',
      total: '250',
    })
    expect((await sender.client.call(Live.stopInfo, { stream: room.stream })).spent).toBe('250')
    expect(await ledger.broken()).toEqual([])
  })

  test('goes back when the show ends, also out of a pack that never opened; not before', async () => {
    const room = await server.liveRoom()
    const [sender, person] = [await viewer(room, 1_000n), await viewer(room)]
    const [open, waiting] = [
      await send(sender, room, { coin: 400, nums: 2 }),
      await send(sender, room, { coin: 600, nums: 2, type_grant: 1 }),
    ]
    const { win } = await rob(person, room, open.redid)
    await work()
    const early = await server.roles.worker.query((sql) =>
      sql.query<{ status: string }>(`select status from ledger.close_pack_of_ended_show($1, gen_random_uuid(), 42::smallint)`, [
        open.redid,
      ]),
    )
    expect(early[0]!.status).toBe('open')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    expect(await refusalReason(rob(await server.person(), room, open.redid))).toBe('NotAdmitted')
    await Promise.all([settleReds(worker()), settleReds(worker(other))])
    await settleReds(worker())
    expect(await coinsOf(sender.uid)).toBe(1_000n - BigInt(win))
    expect(await notices(sender)).toHaveLength(2)
    expect(await rob(person, room, open.redid)).toMatchObject({ win })
    expect(await rob(person, room, waiting.redid)).toMatchObject({ win: '0', state: 'closed' })
    expect(await ledger.broken()).toEqual([])
  })

  test('an emptied pack brings no notice, and the room is told that it is over', async () => {
    const room = await server.liveRoom()
    const [sender, person] = [await viewer(room, 100n), await viewer(room)]
    const { realtime } = await person.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
    const reader = await listen(realtime.url, person.usersign, realtime.room)
    const { redid } = await send(sender, room, { coin: 100, nums: 1 })
    await rob(person, room, redid)
    await work()
    await reader.until(({ _method_, action }: { _method_: string; action: number }) => _method_ === 'SendRed' && action === 1)
    reader.close()
    expect(await notices(sender)).toEqual([])
    expect((await person.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })).isred).toBe(0)
  })

  test('a settlement that is killed happens once, later', async () => {
    const room = await server.liveRoom()
    const sender = await viewer(room, 100n)
    const { redid } = await send(sender, room, { coin: 100, nums: 2 })
    await setTimes(redid, -10, -1)
    await ledger.killed((sql) => closePack(sql, BigInt(redid)))
    await ledger.killed((sql) => sql.query('update red_pack set settled_at = now() where id = $1', [redid]))
    await work()
    await work()
    expect([await coinsOf(sender.uid), (await notices(sender)).length]).toEqual([100n, 1])
  })
})

test('a draw: the hash from the beginning, seed and shares when it is over, for anybody and without names', async () => {
  const room = await server.liveRoom()
  const [sender, person] = [await viewer(room, 1_000n), await viewer(room)]
  const { redid } = await send(sender, room)
  await rob(person, room, redid)
  const draw = () => server.anonymous.call(Red.getDraw, { redid })
  const before = await draw()
  expect(before).toMatchObject({ type: 1, coin: '1000', nums: 4, seed: '', shares: [], nums_rob: 1 })
  await setTimes(redid, -10, -1)
  await work()
  const after = await draw()
  expect(after.hash).toBe(before.hash)
  expect(createHash('sha256').update(Buffer.from(after.seed, 'hex')).digest('hex')).toBe(before.hash)
  expect(after.shares).toEqual(luckySplit(1_000n, 4, Buffer.from(after.seed, 'hex'), after.nonce).map(String))
  expect(await refusalReason(server.anonymous.call(Red.getDraw, { redid: 2 ** 40 }))).toBe('NoSuchRed')
  // A pack of the ledger that was sent nowhere is no red pack.
  const uid = await ledger.person(10n)
  const bare = { uid, key: randomUUID(), request: 'p', shares: [10n], delaySeconds: 0, lifeSeconds: 60, seed: newSeed(), nonce: 'n' }
  const { pack } = await ledger.db.query((sql) => sendPack(sql, bare))
  expect(await refusalReason(server.anonymous.call(Red.getDraw, { redid: Number(pack) }))).toBe('NoSuchRed')
})
