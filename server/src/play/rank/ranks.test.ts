import { randomUUID } from 'node:crypto'
import { Gifts, Guard, type ListType, Live, Ranks, Barrages, Receipts } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correction } from '../../operators/correction/index.ts'
import { credit, grantItem } from '../../core/ledger/index.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { newOperator } from '../../testing/newOperator.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { lockExclusive } from '../../testing/sharedState.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { purgeRanks } from './projection.store.ts'
import { rebuildRanks } from './rebuildRanks.ts'

const [HEART, ROSE, GOAL] = [1, 3, 13]
let server: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  server = await startTestServer()
  ledger = await openLedger()
})
afterAll(() => Promise.all([server.close(), ledger.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const inRoom = ({ liveuid, stream }: Room) => ({ liveuid, stream })

async function giver(room: Room, coins = 20_000n): Promise<Person> {
  const person = await server.person()
  await ledger.db.query((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'coins' }, 'recharge', coins, 'test'))
  await person.client.call(Live.enterRoom, inRoom(room))
  return person
}
const give = ({ client }: Person, room: Room, giftid: number, giftcount = 1, ispack: 0 | 1 = 0) =>
  client.call(Gifts.sendGift, { ...inRoom(room), giftid, giftcount, ispack, client_request_id: randomUUID() })
const barrage = ({ client }: Person, room: Room) =>
  client.call(Barrages.sendBarrage, { ...inRoom(room), content: 'oi', client_request_id: randomUUID() })
const guard = ({ client }: Person, room: Room) =>
  client.call(Guard.buyGuard, { ...inRoom(room), guardid: 1, client_request_id: randomUUID() })

/** Takes in what there is until the show has so many votes. */
async function untilVotes({ anchor, stream }: Room, votes: number): Promise<void> {
  const shown = async () => {
    await takeInVotes(server)
    return Number((await anchor.client.call(Receipts.getShowReport, { stream })).votes)
  }
  await expect.poll(shown).toBe(votes)
}

/** Undoes one transfer of somebody: two operators decide. */
async function undo(uid: number, transfer: string): Promise<void> {
  const calls = correction({ db: server.roles.console })
  // The ledger takes back votes that are folded: another test's open transaction may hold back the newest of them.
  await foldAll(ledger.db)
  const proposal = { kind: 'reversal', touid: uid, asset: '', amount: 0, transfer, ref: 'test', reason: 'by mistake' } as const
  const { id } = await calls.propose(await newOperator(ledger.owner), { ...proposal, client_request_id: randomUUID() })
  await calls.approve(await newOperator(ledger.owner), { id, note: 'agreed' })
}

/** Coins a person paid in a show and votes its anchor got of them, from the postings. */
async function ofLedger(stream: string, uid: number, liveuid: number) {
  const { rows } = await ledger.owner.query<{ coins: number; votes: number }>(
    `select sum(case when p.debit = ledger.wallet($2, 1) then p.amount when p.credit = ledger.wallet($2, 1) then -p.amount else 0 end)::int as coins,
       sum(case when p.credit = ledger.wallet($3, 2) then p.amount when p.debit = ledger.wallet($3, 2) then -p.amount else 0 end)::int as votes
     from ledger.transfer t join ledger.transfer w on w.id = coalesce(t.reverses, t.id) join ledger.posting p on p.transfer = t.id
     where (w.ref = $1 or split_part(w.ref, ':', 2) = $1) and t.owner = $2 and t.state = 1`,
    [stream, uid, liveuid],
  )
  return rows[0]!
}

describe('receipts', () => {
  test('are what the ledger has, line by line: gifts, a backpack, barrages, guard, an entrance, and one that came back', async () => {
    const room = await server.liveRoom()
    const [person, stranger] = [await giver(room), await server.person()]
    await ledger.db.query((sql) => grantItem(sql, { uid: person.uid, key: randomUUID(), request: 'g', kind: ROSE, amount: 4 }))
    await give(person, room, ROSE, 10)
    await give(person, room, ROSE, 2)
    const undone = await give(person, room, GOAL)
    await give(person, room, GOAL, 3)
    await give(person, room, ROSE, 4, 1)
    await barrage(person, room)
    await barrage(person, room)
    await guard(person, room)
    await undo(person.uid, undone.gifttoken)
    await room.anchor.client.call(Live.changeLiveType, { stream: room.stream, type: 2, type_val: '200' })
    await person.client.call(Live.roomCharge, { ...inRoom(room), type_val: 200, client_request_id: randomUUID() })
    const held = await ofLedger(room.stream, person.uid, room.liveuid)
    await untilVotes(room, held.votes)

    const receipt = await person.client.call(Receipts.getReceipt, { stream: room.stream })
    expect(receipt).toMatchObject({
      fee: '200',
      minutes: 0,
      barrages: 2,
      barrages_coin: '20',
      guard_coin: '300',
      gifts_coin: String(12 * 9 + 400),
      refunded: '100',
      total: String(held.coins),
      host: { id: room.liveuid },
      endtime: 0,
    })
    expect(receipt.gifts.map(({ id, nums, coin, ispack }) => [id, nums, coin, ispack])).toEqual([
      [GOAL, 4, '400', 0],
      [ROSE, 12, '108', 0],
      [ROSE, 4, '0', 1],
    ])
    expect(await refusalReason(stranger.client.call(Receipts.getReceipt, { stream: room.stream }))).toBe('NeverJoined')
    expect(await refusalReason(stranger.client.call(Receipts.getReceipt, { stream: '1_1' }))).toBe('NoSuchShow')

    const report = await room.anchor.client.call(Receipts.getShowReport, { stream: room.stream })
    expect(report.votes).toBe(String(held.votes))
    expect(report.points.reduce((sum, { votes }) => sum + Number(votes), 0)).toBe(held.votes)
    expect(report.gifts.map(({ id, nums, votes }) => [id, nums, votes])).toEqual([
      [GOAL, 3, '150'],
      [ROSE, 16, '54'],
    ])
    expect(await refusalReason(person.client.call(Receipts.getShowReport, { stream: room.stream }))).toBe('NoSuchShow')
  })

  test('the points of a report reach from the first minute of a show to its last', async () => {
    const room = await server.liveRoom()
    const [{ id }] = (await server.engines.db.query((sql) =>
      sql.query<{ id: string }>('select id from show where stream = $1', [room.stream]),
    )) as [{ id: string }]
    const first = 29_000_000
    await ledger.owner.query(
      'insert into show_audience (show_id, minute, viewers) select $1, m, 5 from generate_series($2::int, $2::int + 299) m on conflict do nothing',
      [id, first],
    )
    const { points } = await room.anchor.client.call(Receipts.getShowReport, { stream: room.stream })
    const seeded = points.filter(({ at }) => at < (first + 400) * 60)
    expect([seeded[0]!.at, seeded.at(-1)!.at]).toEqual([first * 60, (first + 299) * 60])
  })

  test('records are one for each run, newest first, for who gave and who got', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    for (let n = 0; n < 5; n++) await give(person, room, HEART)
    await give(person, room, ROSE)
    const records = async () => {
      await takeInVotes(server)
      return (await person.client.call(Receipts.getGiftRecords, {})).list
    }
    await expect
      .poll(async () => (await records()).map(({ giftid, nums, coin, votes }) => [giftid, nums, coin, votes]))
      .toEqual([
        [ROSE, 1, '9', '4'],
        [HEART, 5, '5', '0'],
      ])
    expect((await records())[0]).toMatchObject({ giftname: 'Rose', stream: room.stream, user: { id: room.liveuid }, ispack: 0 })
    const got = await room.anchor.client.call(Receipts.getGiftRecords, { type: 1 })
    expect(got.list.map(({ giftid, user }) => [giftid, user.id])).toEqual([
      [ROSE, person.uid],
      [HEART, person.uid],
    ])
    expect((await room.anchor.client.call(Receipts.getGiftRecords, {})).list).toEqual([])
  })

  test('an anchor who gives to a guest has it in their records, receipt and rank, and is no giver of their own room', async () => {
    const room = await server.liveRoom()
    const { anchor, liveuid, stream } = room
    await ledger.db.query((sql) => credit(sql, { uid: liveuid, key: randomUUID(), request: 'coins' }, 'recharge', 1_000n, 'test'))
    await anchor.client.call(Live.enterRoom, inRoom(room))
    const guest = await giver(room)
    await ledger.owner.query(`insert into guest_seat (show_id, uid, tracks) select id, $2, '{microphone}' from show where stream = $1`, [
      stream,
      guest.uid,
    ])
    const gift = { ...inRoom(room), giftid: GOAL, giftcount: 2, touids: String(guest.uid), client_request_id: randomUUID() }
    await anchor.client.call(Gifts.sendGift, gift)
    const { coins, votes } = await ofLedger(stream, liveuid, guest.uid)
    expect([coins, votes]).toEqual([200, 100])
    const records = async ({ client }: Person, type: 0 | 1) => {
      await takeInVotes(server)
      const { list } = await client.call(Receipts.getGiftRecords, { type })
      return list.map(({ giftid, nums, coin, votes: got, user }) => [giftid, nums, Number(coin), Number(got), user.id])
    }
    await expect.poll(() => records(anchor, 0)).toEqual([[GOAL, 2, coins, votes, guest.uid]])
    expect(await records(guest, 1)).toEqual([[GOAL, 2, coins, votes, liveuid]])
    expect((await anchor.client.call(Receipts.getReceipt, { stream })).total).toBe(String(coins))
    expect((await anchor.client.call(Ranks.consumeList, { type: 'total' })).mine.total).toBe(String(coins))
    expect((await anchor.client.call(Live.getUserRank, inRoom(room))).list).toEqual([])
    expect((await anchor.client.call(Receipts.getShowReport, { stream })).votes).toBe('0')
  })
})

describe('ranks', () => {
  test('of givers of a room by day and month, and of everybody by hour, day, week, month and ever', async () => {
    const room = await server.liveRoom()
    const [first, second] = [await giver(room), await giver(room)]
    await give(first, room, GOAL, 9)
    await give(second, room, GOAL, 5)
    await untilVotes(room, 700)
    for (const type of ['day', 'month'] as const) {
      const { list, starttime, mine } = await second.client.call(Live.getUserRank, { ...inRoom(room), type })
      expect(list.map(({ id, contribution }) => [id, contribution])).toEqual([
        [first.uid, '900'],
        [second.uid, '500'],
      ])
      expect(mine).toEqual({ rank: 2, contribution: '500', behind: '401' })
      expect(starttime % 86_400).toBe(0)
      expect(starttime).toBeGreaterThan(0)
    }
    for (const type of ['hour', 'day', 'week', 'month', 'total'] satisfies ListType[]) {
      const givers = await first.client.call(Ranks.consumeList, { type })
      expect(givers.mine.total).toBe('900')
      expect(givers.mine.rank).toBeGreaterThan(0)
      const anchors = await room.anchor.client.call(Ranks.profitList, { type })
      expect(anchors.mine.total).toBe('700')
      expect(anchors.starttime === 0).toBe(type === 'total')
      const totals = anchors.list.map(({ total }) => Number(total))
      expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    }
    expect((await server.anonymous.call(Ranks.profitList, {})).mine).toEqual({ rank: 0, total: '0', behind: '0' })
    await expect
      .poll(async () => (await first.client.call(Live.getSnapshot, { stream: room.stream })).snapshot.hour_rank)
      .toBe((await room.anchor.client.call(Ranks.profitList, { type: 'hour' })).mine.rank)
  })

  test('leave out cancelled accounts, also where somebody is told their own place', async () => {
    const room = await server.liveRoom()
    const [first, second, third] = [await giver(room), await giver(room), await giver(room)]
    // Enough to be in the list, whatever other tests give.
    for (const [person, coins] of [
      [first, 3],
      [second, 2],
      [third, 1],
    ] as const)
      await ledger.owner.query(
        `insert into ranking (kind, scope, period, uid, amount) values ('consume', 'total', 0, $1, 1e12 + $2) on conflict (kind, scope, period, uid)
         do update set amount = excluded.amount`,
        [person.uid, coins],
      )
    await give(first, room, GOAL, 9)
    await give(second, room, GOAL, 5)
    await give(third, room, GOAL, 2)
    await untilVotes(room, 800)
    await ledger.owner.query('update account set cancelled_at = now() where id = $1', [second.uid])
    const inShow = async () => third.client.call(Live.getUserRank, inRoom(room))
    await expect
      .poll(async () => (await inShow()).list.map(({ id, rank }) => [id, rank]))
      .toEqual([
        [first.uid, 1],
        [third.uid, 2],
      ])
    expect(await inShow()).toMatchObject({ nums: 2, mine: { rank: 2, contribution: '200', behind: '701' } })
    const ever = async () => {
      const { list, mine } = await third.client.call(Ranks.consumeList, { type: 'total' })
      return { shown: list.find(({ id }) => id === third.uid)?.rank, rank: mine.rank }
    }
    await expect.poll(async () => (await ever()).shown).toBeGreaterThan(0)
    const { shown, rank } = await ever()
    expect(rank).toBe(shown)
  })

  test('levels follow what was spent and got', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    const { level } = await give(person, room, GOAL, 100)
    await untilVotes(room, 5_000)
    const { rows } = await ledger.owner.query<{ id: number; level: number; level_anchor: number }>(
      'select id, level, level_anchor from account where id = any ($1) order by id',
      [[person.uid, room.liveuid]],
    )
    expect(rows.find(({ id }) => id === person.uid)).toMatchObject({ level, level_anchor: 1 })
    expect(level).toBe(7)
    expect(rows.find(({ id }) => id === room.liveuid)).toMatchObject({ level: 1, level_anchor: 4 })
  })

  test('cleared and made anew from the ledger they are the same, and the worker goes on from there', async () => {
    const room = await server.liveRoom()
    const person = await giver(room)
    await give(person, room, ROSE, 10)
    await barrage(person, room)
    await guard(person, room)
    const undone = await give(person, room, GOAL)
    await undo(person.uid, undone.gifttoken)
    await untilVotes(room, 45 + 5 + 150)
    // Other tests give meanwhile: what is compared is this room's, which nobody changes.
    const before = await tablesOf(room, person.uid)
    // Ranks that another test wrote by hand are not in the ledger: they would be gone.
    const release = await lockExclusive('ranks')
    await rebuildRanks(server.engines.db).finally(release)
    expect(await tablesOf(room, person.uid)).toEqual(before)
    await give(person, room, ROSE, 10)
    await untilVotes(room, 45 + 5 + 150 + 45)
  })

  test('of periods that are long over are taken away', async () => {
    const uid = (await server.person()).uid
    await ledger.owner.query(
      `insert into ranking (kind, scope, period, uid, amount) values ('profit', 'hour', 1, $1, 5), ('profit', 'day', 1, $1, 5), ('consume', 'month', 1, $1, 5), ('profit', 'total', 0, $1, 5)`,
      [uid],
    )
    await ledger.owner.query(
      `insert into contribution (liveuid, scope, period, uid, coins) values ($1, 'day', 1, $1, 5), ($1, 'show', 1, $1, 5)`,
      [uid],
    )
    while (await server.roles.worker.transaction(purgeRanks));
    const left = await ledger.owner.query(
      'select scope from ranking where uid = $1 union all select scope from contribution where uid = $1',
      [uid],
    )
    expect(left.rows.map(({ scope }) => scope)).toEqual(['total', 'show'])
  })
})

async function tablesOf({ liveuid, stream }: Room, uid: number): Promise<unknown[]> {
  const of = async (text: string, values: unknown[]) => (await ledger.owner.query(text, values)).rows
  const show = `(select id from show where stream = $1)`
  return [
    await of(`select * from show_income where show_id = ${show} order by op`, [stream]),
    await of(`select * from receipt where show_id = ${show} order by uid, op`, [stream]),
    await of(`select * from gift_record where show_id = ${show} order by combo, receiver`, [stream]),
    await of(`select * from show_votes where show_id = ${show} order by minute`, [stream]),
    await of('select * from contribution where liveuid = $1 order by scope, period, uid', [liveuid]),
    await of('select * from ranking where uid = any ($1) order by kind, scope, period, uid', [[liveuid, uid]]),
  ]
}
