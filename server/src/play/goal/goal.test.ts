import { randomUUID } from 'node:crypto'
import {
  createClient,
  type Goal,
  Live,
  Livegame,
  MAX_OPEN_GOALS,
  Moderation,
  Notice,
  parseRoomEvent,
  Wallet,
  Statements,
  Receipts,
  Withdrawals,
} from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clawBack, credit, tip, walletOf } from '../../core/ledger/index.ts'
import { endTip } from './goal.store.ts'
import { createLog } from '../../platform/log.ts'
import { insertPayment } from '../../testing/insertPayment.ts'
import { type Listener, listen } from '../../testing/listen.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { settleGoals } from './index.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'

const log = createLog('test', 'silent')
const microphone = 10
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
const there = ({ uid, token }: Person) => ({
  uid,
  client: createClient({ origin: other.origin, language: () => 'en', credentials: () => ({ uid, token }) }),
})
/** Coins that are free, and coins that are set aside. */
const coinsOf = async (uid: number) => {
  const { coins, coins_held: held } = await db().query((sql) => walletOf(sql, uid))
  return [coins - held, held]
}
const pay = (uid: number, coins: bigint) =>
  db().transaction((sql) => credit(sql, { uid, key: randomUUID(), request: 'coins' }, 'reward', coins, 'test'))

const giver = (room: Room, coins = 1_000n): Promise<Person> => viewerWithCoins(server, room, coins)
const task = (room: Room, more: Partial<Parameters<typeof taskBody>[0]> = {}) =>
  room.anchor.client.call(Livegame.setLiveAnchorTask, taskBody(more))
const taskBody = (more: {
  title?: string
  need_coin?: number
  giftid?: number
  giftcount?: number
  minutes?: number
  client_request_id?: string
}) => ({ title: 'Sing with you all', need_coin: 'giftid' in more ? 0 : 100, client_request_id: randomUUID() as string, ...more })
const wish = (room: Room, need = 100) =>
  room.anchor.client.call(Livegame.setWishingWell, { title: 'A sky full of castles', need_coin: need, client_request_id: randomUUID() })
const give = ({ client }: Pick<Person, 'client'>, { liveuid }: Room, goal: Goal, coin: number, key: string = randomUUID()) =>
  client.call(Livegame.giveATip, { liveuid, id: goal.goalid, coin, client_request_id: key })
const done = ({ anchor }: Room, goal: Goal) => anchor.client.call(Livegame.anchorTaskOperation, { id: goal.goalid, type: 1 })
const cancel = ({ anchor }: Room, goal: Goal) => anchor.client.call(Livegame.anchorTaskOperation, { id: goal.goalid, type: 3 })
const tasks = async ({ client }: Pick<Person, 'client'>, { liveuid }: Room) =>
  (await client.call(Livegame.getLiveAnchorTaskInfo, { liveuid })).list
const late = (goal: Goal) => ledger.owner.query(`update goal set ends_at = clock_timestamp() where id = $1`, [goal.goalid])
const stateOf = async (goal: Goal) => {
  const { rows } = await ledger.owner.query<{ state: string; given: bigint; settled: boolean }>(
    'select state, given, settled_at is not null as settled from goal where id = $1',
    [goal.goalid],
  )
  return rows[0]!
}
/** Plays two workers at once until everything of a goal is paid or back. */
async function settle(goal: Goal, mostGivers?: number): Promise<void> {
  const worker = { db: server.roles.worker, rooms: server.engines.rooms, log }
  for (let turns = 0; !(await stateOf(goal)).settled; turns++) {
    if (turns > 100) throw new Error('never settled')
    await Promise.all([settleGoals(worker, mostGivers), settleGoals(worker, mostGivers)])
  }
}
async function votesOf(uid: number): Promise<bigint> {
  await foldAll(db())
  return (await db().query((sql) => walletOf(sql, uid))).votes
}
async function seen(reader: Listener, method: string, action: number, uid?: number) {
  const isIt = (e: { _method_: string; action?: number; uid?: number }) =>
    e._method_ === method && e.action === action && (uid === undefined || e.uid === uid)
  await reader.until(isIt)
  return parseRoomEvent((reader.publications as Parameters<typeof isIt>[0][]).findLast(isIt))
}

describe('a goal', () => {
  test('from its promise over tips to votes: the room hears each step, ranks and receipts count it once it is done', async () => {
    const room = await server.liveRoom()
    const [one, two] = [await giver(room), await giver(room)]
    const { realtime } = await one.client.call(Live.enterRoom, inRoom(room))
    const reader = await listen(realtime.url, one.usersign, realtime.room)
    const goal = await task(room, { giftid: microphone, giftcount: 5, minutes: 20 })
    expect(goal).toMatchObject({ unit_coin: '66', need_coin: '330', coin_now: '0', state: 'open', giftname: 'Encore Mic' })
    expect(await seen(reader, 'liveAnchorTask', 0)).toMatchObject({ name: 'taskSet', event: { goalid: goal.goalid, need_coin: '330' } })

    expect(await refusalReason(give(one, room, goal, 65))).toBe('BadAmount')
    expect(await give(one, room, goal, 132)).toMatchObject({
      coin: '868',
      tipped: '132',
      goal: { coin_now: '132', givers: 1, mine: '132' },
    })
    expect(await coinsOf(one.uid)).toEqual([868n, 132n])
    expect(await refusalReason(done(room, goal))).toBe('NotReached')
    // Three are missing: of ten that are offered seven are not taken.
    expect(await give(two, room, goal, 660)).toMatchObject({
      coin: '802',
      tipped: '198',
      goal: { state: 'reached', coin_now: '330', givers: 2 },
    })
    expect(await seen(reader, 'liveAnchorTask', 1, two.uid)).toMatchObject({ event: { tipped: '198', state: 'reached' } })
    expect(await refusalReason(give(one, room, goal, 66))).toBe('GoalFull')
    expect(await votesOf(room.liveuid)).toBe(0n)

    expect(await done(room, goal)).toMatchObject({ state: 'done' })
    expect(await done(room, goal)).toMatchObject({ state: 'done' })
    expect(await seen(reader, 'liveAnchorTask', 2)).toMatchObject({ name: 'taskDone' })
    reader.close()
    await settle(goal)
    expect(await votesOf(room.liveuid)).toBe(165n)
    expect(await Promise.all([coinsOf(one.uid), coinsOf(two.uid)])).toEqual([
      [868n, 0n],
      [802n, 0n],
    ])
    await takeInVotes(server)
    expect((await one.client.call(Statements.recordList, {}))[0]).toMatchObject({ kind: 'tip', amount: '-132', uid: room.liveuid })
    expect(await one.client.call(Receipts.getReceipt, { stream: room.stream })).toMatchObject({
      tips_coin: '132',
      tips_held: '0',
      tips_returned: '0',
      total: '132',
    })
    const { rows } = await ledger.owner.query(
      `select uid, coins::int from contribution where liveuid = $1 and scope = 'total' order by coins`,
      [room.liveuid],
    )
    expect(rows).toEqual([
      { uid: one.uid, coins: 132 },
      { uid: two.uid, coins: 198 },
    ])
    expect(await refusalReason(give(one, room, goal, 66))).toBe('GoalOver')
    expect(await ledger.broken()).toEqual([])
  })

  const fail = ({ anchor }: Room, { goalid: id }: Goal) =>
    anchor.client.call(Livegame.anchorTaskOperation, { id, type: 2, reason: 'My voice is gone' })
  const expire = (_room: Room, goal: Goal) => late(goal)
  const stop = ({ anchor, stream }: Room, _goal: Goal) => anchor.client.call(Live.stopRoom, { stream })
  type End = (room: Room, goal: Goal) => Promise<unknown>
  test.for<readonly [string, 'open' | 'reached', End]>([
    ['failed', 'reached', fail],
    ['cancelled', 'open', cancel],
    ['expired', 'open', expire],
    ['expired', 'reached', expire],
    ['expired', 'reached', stop],
  ])('%s while %s gives every coin back, once, and says so', async ([state, from, end]) => {
    const room = await server.liveRoom()
    const [one, two] = [await giver(room), await giver(room)]
    const goal = await task(room)
    await give(one, room, goal, 20)
    await give(one, room, goal, 20)
    await give(two, room, goal, from === 'reached' ? 60 : 10)
    await end(room, goal)
    await settle(goal)
    expect(await stateOf(goal)).toMatchObject({ state })
    expect(await Promise.all([coinsOf(one.uid), coinsOf(two.uid)])).toEqual([
      [1_000n, 0n],
      [1_000n, 0n],
    ])
    expect(await votesOf(room.liveuid)).toBe(0n)
    const notices = await one.client.call(Notice.getNotices, {})
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatchObject({ kind: 'goal', title: 'Your tip is back', url: `/receipt?stream=${room.stream}` })
    expect(notices[0]!.text).toContain('40 coins')
    const receipt = await one.client.call(Receipts.getReceipt, { stream: room.stream })
    expect(receipt).toMatchObject({ tips_coin: '0', tips_held: '0', tips_returned: '40', total: '0' })
    expect(await ledger.broken()).toEqual([])
  })

  test('one that is late is over for everybody, also before the worker comes by', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const [open, reached] = [await task(room), await task(room)]
    await give(person, room, reached, 100)
    await Promise.all([late(open), late(reached)])
    expect(await refusalReason(give(person, room, open, 10))).toBe('GoalOver')
    expect(await refusalReason(done(room, reached))).toBe('GoalOver')
    expect((await stateOf(reached)).state).toBe('expired')
    await settle(reached)
    const [, card] = await tasks(person, room).then((list) => [list, list.find(({ goalid }) => goalid === reached.goalid)!] as const)
    expect(card).toMatchObject({ state: 'expired', mine: '100', returned: '100', returned_all: '100' })
    expect(card.returnedtime).toBeGreaterThan(0)
    expect(await coinsOf(person.uid)).toEqual([1_000n, 0n])
  })

  test('is set by who is on air, at most five at once, in words everybody may read, with a price there is', async () => {
    const room = await server.liveRoom()
    const body = taskBody({})
    const stranger = await server.person({ certified: true })
    expect(await refusalReason(stranger.client.call(Livegame.setLiveAnchorTask, body))).toBe('NotLive')
    const first = await room.anchor.client.call(Livegame.setLiveAnchorTask, body)
    expect((await room.anchor.client.call(Livegame.setLiveAnchorTask, body)).goalid).toBe(first.goalid)
    expect(await refusalReason(task(room, { ...body, title: 'Another' }))).toBe('IdempotencyConflict')
    expect(await refusalReason(task(room, { title: 'free c.a.s.1.n.o' }))).toBe('SensitiveWord')
    expect(await refusalReason(task(room, { giftid: 9_999, giftcount: 1 }))).toBe('NoSuchGift')
    expect(await refusalReason(task(room, { giftid: microphone, giftcount: 0 }))).toBe('BadAmount')
    expect(await refusalReason(task(room, { need_coin: 9 }))).toBe('BadAmount')
    const more = await Promise.allSettled(Array.from({ length: MAX_OPEN_GOALS + 3 }, () => wish(room)))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_OPEN_GOALS - 1)
    expect(await refusalReason(task(room))).toBe('TooManyGoals')
    const viewer = await giver(room)
    // A room is read at most once a second; whoever comes in sooner hears the rest.
    const kinds = async () => (await viewer.client.call(Live.getSnapshot, { stream: room.stream })).snapshot.goals.map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(['task', 'wish', 'wish', 'wish', 'wish'])
    const wishes = (await viewer.client.call(Livegame.getWishingWellList, { liveuid: room.liveuid })).list
    await room.anchor.client.call(Livegame.deleteWishingWell, { id: wishes[0]!.goalid })
    expect(await wish(room)).toMatchObject({ state: 'open' })
  })

  test('a wish is fulfilled or taken back by its anchor alone, under its own calls', async () => {
    const room = await server.liveRoom()
    const [person, stranger] = [await giver(room), await server.person()]
    const { realtime } = await person.client.call(Live.enterRoom, inRoom(room))
    const reader = await listen(realtime.url, person.usersign, realtime.room)
    const goal = await wish(room)
    expect(await seen(reader, 'WishingWell', 0)).toMatchObject({ name: 'wishSet', event: { goalid: goal.goalid } })
    expect(await refusalReason(person.client.call(Livegame.deleteWishingWell, { id: goal.goalid }))).toBe('NoSuchGoal')
    expect(await refusalReason(done(room, goal))).toBe('NoSuchGoal')
    expect(await refusalReason(give(stranger, room, goal, 10))).toBe('NotAdmitted')
    expect(
      await refusalReason(
        room.anchor.client.call(Livegame.giveATip, { liveuid: room.liveuid, id: goal.goalid, coin: 10, client_request_id: randomUUID() }),
      ),
    ).toBe('Yourself')
    await give(person, room, goal, 100)
    expect(await room.anchor.client.call(Livegame.sureWishingWellComplete, { id: goal.goalid })).toMatchObject({ state: 'done' })
    expect(await seen(reader, 'WishingWell', 2)).toMatchObject({ name: 'wishDone' })
    reader.close()
    expect(await refusalReason(room.anchor.client.call(Livegame.deleteWishingWell, { id: goal.goalid }))).toBe('GoalOver')
    await settle(goal)
    expect(await votesOf(room.liveuid)).toBe(50n)
    await room.anchor.client.call(Moderation.kicking, { ...inRoom(room), touid: person.uid })
    expect(await refusalReason(person.client.call(Livegame.getWishingWellList, { liveuid: room.liveuid }))).toBe('NotAdmitted')
  })
})

describe('once', () => {
  test('what is set aside for goals stands in the statement: what is left is what can be spent', async () => {
    const room = await server.liveRoom()
    const me = await giver(room, 575n)
    const goal = await task(room)
    const { coin } = await give(me, room, goal, 66)
    const month = new Date().toISOString().slice(0, 7)
    const { closing, held } = await me.client.call(Statements.getMonth, { month })
    expect([closing, held, coin]).toEqual(['575', '66', '509'])
    expect((await me.client.call(Statements.getMonth, { month: '2020-01' })).held).toBe('0')
  })

  test('the same tip many times at two processes is one; its answer stays, a refusal too', async () => {
    const room = await server.liveRoom()
    const [person, poor] = [await giver(room), await giver(room, 5n)]
    const goal = await task(room)
    const [key, refused] = [randomUUID(), randomUUID()]
    const both = [person, there(person)]
    const same = await Promise.all(Array.from({ length: 8 }, (_, n) => give(both[n % 2]!, room, goal, 40, key)))
    expect(new Set(same.map(({ tipped, coin }) => `${tipped} ${coin}`))).toEqual(new Set(['40 960']))
    expect(await refusalReason(give(person, room, goal, 41, key))).toBe('IdempotencyConflict')
    expect(await refusalReason(give(poor, room, goal, 10, refused))).toBe('InsufficientBalance')
    await pay(poor.uid, 100n)
    expect(await refusalReason(give(poor, room, goal, 10, refused))).toBe('InsufficientBalance')
    expect(await person.client.call(Wallet.getOperation, { client_request_id: key })).toMatchObject({
      state: 'done',
      call: 'Livegame.giveATip',
    })
    await cancel(room, goal)
    await settle(goal)
    expect(await give(person, room, goal, 40, key)).toMatchObject({
      tipped: '40',
      coin: '1000',
      goal: { state: 'cancelled', returned: '40' },
    })
    expect(await coinsOf(person.uid)).toEqual([1_000n, 0n])
  })

  test('many tips for the last missing coins take exactly those', async () => {
    const room = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 10 }, () => giver(room)))
    for (let round = 0; round < 4; round++) {
      const goal = await task(room)
      const tips = await Promise.allSettled(people.map((person, n) => give(n % 2 ? person : there(person), room, goal, 30)))
      const taken = tips.flatMap((t) => (t.status === 'fulfilled' ? [Number(t.value.tipped)] : []))
      expect(taken.toSorted((a, b) => a - b)).toEqual([10, 30, 30, 30])
      expect(await stateOf(goal)).toMatchObject({ state: 'reached', given: 100n })
      await cancel(room, goal)
      await settle(goal)
    }
    for (const { uid } of people) expect(await coinsOf(uid)).toEqual([1_000n, 0n])
    expect(await ledger.broken()).toEqual([])
  })

  test('done against out of time, and a tip against a cancellation: one of them, and the coins follow it', async () => {
    const room = await server.liveRoom()
    const [person, second] = [await giver(room, 10_000n), await giver(room, 10_000n)]
    let paid = 0n
    for (let round = 0; round < 12; round++) {
      const [reached, open] = [await task(room), await task(room)]
      await give(person, room, reached, 100)
      await ledger.owner.query(`update goal set ends_at = clock_timestamp() + interval '6 ms' where id = $1`, [reached.goalid])
      const worker = { db: server.roles.worker, rooms: server.engines.rooms, log }
      const [complete, , tipped] = await Promise.allSettled([
        done(room, reached),
        settleGoals(worker),
        give(second, room, open, 50),
        cancel(room, open),
      ])
      const after = await stateOf(reached)
      if (after.state === 'reached') await done(room, reached).catch(() => undefined)
      await Promise.all([settle(reached), settle(open)])
      const final = await stateOf(reached)
      expect(complete.status === 'fulfilled').toBe(final.state === 'done')
      if (final.state === 'done') paid += 100n
      expect(await stateOf(open)).toMatchObject({ state: 'cancelled', given: tipped.status === 'fulfilled' ? 50n : 0n })
      expect(await coinsOf(person.uid)).toEqual([10_000n - paid, 0n])
      expect(await coinsOf(second.uid)).toEqual([10_000n, 0n])
    }
    expect(await votesOf(room.liveuid)).toBe(paid / 2n)
    expect(await ledger.broken()).toEqual([])
  })

  test('killed before it is committed nothing has happened; the next turn does the rest, a few people at a time', async () => {
    const room = await server.liveRoom()
    const people = await Promise.all(Array.from({ length: 7 }, () => giver(room)))
    const goal = await task(room, { need_coin: 1_000 })
    const key = randomUUID()
    const request = {
      uid: people[0]!.uid,
      key,
      request: `tip ${room.liveuid} ${goal.goalid} 10`,
      coins: 10n,
      ref: `tip:${room.stream}:${goal.goalid}:${key}`,
    }
    await ledger.killed((sql) => tip(sql, request))
    expect(await coinsOf(people[0]!.uid)).toEqual([1_000n, 0n])
    expect(await give(people[0]!, room, goal, 10, key)).toMatchObject({ tipped: '10' })
    for (const person of people.slice(1)) await give(person, room, goal, 10)
    const { rows } = await ledger.owner.query<{ transfer: string }>('select transfer from goal_tip where goal_id = $1 order by 1', [
      goal.goalid,
    ])
    await expect(db().query((sql) => endTip(sql, BigInt(rows[0]!.transfer)))).rejects.toThrow('the goal is running')
    await cancel(room, goal)
    await ledger.killed((sql) => endTip(sql, BigInt(rows[0]!.transfer)))
    expect(await coinsOf(people[0]!.uid)).toEqual([990n, 10n])
    await settle(goal, 2)
    for (const { uid } of people) expect(await coinsOf(uid)).toEqual([1_000n, 0n])
    expect(await ledger.broken()).toEqual([])
  })

  test('a payment that goes back leaves its tips where they are; given back later they repay the debt', async () => {
    const room = await server.liveRoom()
    const person = await giver(room, 0n)
    await db().transaction((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'buy' }, 'recharge', 100n, 'test'))
    const goal = await task(room, { need_coin: 200 })
    await give(person, room, goal, 80)
    await db().transaction((sql) => clawBack(sql, { uid: person.uid, key: randomUUID(), request: 'back' }, 'chargeback', 100n, 'test'))
    expect(await stateOf(goal)).toMatchObject({ given: 80n })
    expect(await db().query((sql) => walletOf(sql, person.uid))).toMatchObject({ coins: 80n, coins_held: 80n, debt: 80n })
    await cancel(room, goal)
    await settle(goal)
    expect(await db().query((sql) => walletOf(sql, person.uid))).toMatchObject({ coins: 0n, coins_held: 0n, debt: 0n })
    expect(await ledger.broken()).toEqual([])
  })

  test('paid after its payment went back, a tip brings the anchor nothing that may leave until the payer has paid', async () => {
    const room = await server.liveRoom()
    const person = await giver(room, 0n)
    const buy = (coins: bigint) =>
      db().transaction((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'buy' }, 'recharge', coins, 'test'))
    const { id } = await db().transaction((sql) =>
      insertPayment(sql, { uid: person.uid, coins: 100n, method: 'card', settlesInHours: 21 * 24 }),
    )
    await buy(100n)
    const goal = await task(room, { need_coin: 80 })
    await give(person, room, goal, 80)
    await db().transaction(async (sql) => {
      await sql.query(`update payment set state = 'reversed', back = amount, taken = coins + give where id = $1`, [id])
      await clawBack(sql, { uid: person.uid, key: randomUUID(), request: 'back' }, 'chargeback', 100n, 'test')
    })
    await done(room, goal)
    await settle(goal)
    const held = async () => (await room.anchor.client.call(Withdrawals.getProfit, {})).held.map(({ why, votes }) => [why, votes])
    expect(await votesOf(room.liveuid)).toBe(40n)
    expect(await held()).toEqual([['disputed', '40']])
    expect(await db().query((sql) => walletOf(sql, person.uid))).toMatchObject({ coins: 0n, coins_held: 0n, debt: 80n })
    await buy(80n)
    expect(await held()).toEqual([])
    expect(await ledger.broken()).toEqual([])
  })
})
