import { randomUUID } from 'node:crypto'
import { Account, Live, Barrages } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correction } from '../../operators/correction/index.ts'
import { credit } from '../../core/ledger/index.ts'
import { dyingDatabase } from '../../testing/dyingDatabase.ts'
import { foldAll } from '../../testing/foldAll.ts'
import { listen } from '../../testing/listen.ts'
import { newOperator } from '../../testing/newOperator.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'

let server: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  server = await startTestServer()
  ledger = await openLedger()
})
afterAll(() => Promise.all([server.close(), ledger.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
const inRoom = ({ liveuid, stream }: Pick<Room, 'liveuid' | 'stream'>) => ({ liveuid, stream })

async function viewerIn(room: Pick<Room, 'liveuid' | 'stream'>, coins = 1000n): Promise<Person> {
  const person = await server.person()
  await ledger.db.query((sql) => credit(sql, { uid: person.uid, key: randomUUID(), request: 'coins' }, 'recharge', coins, 'test'))
  await person.client.call(Live.enterRoom, inRoom(room))
  return person
}
async function barrages({ client }: Person, room: Pick<Room, 'liveuid' | 'stream'>, times: number): Promise<void> {
  for (let n = 0; n < times; n++)
    await client.call(Barrages.sendBarrage, { ...inRoom(room), content: 'oi', client_request_id: randomUUID() })
}
const rank = ({ client }: Person, room: Pick<Room, 'liveuid' | 'stream'>, type: 'show' | 'week' | 'total' = 'show') =>
  client.call(Live.getUserRank, { ...inRoom(room), type })
/** Takes in what there is until the anchor's card shows so many votes. */
async function untilVotes({ anchor, stream }: Room, votes: string): Promise<void> {
  const shown = async () => {
    await takeInVotes(server)
    return (await anchor.client.call(Live.stopInfo, { stream })).votes
  }
  await expect.poll(shown).toBe(votes)
}

/** Sums of a show's postings in the ledger: votes of the anchor and coins of each giver, less what was undone. */
async function ofLedger(stream: string, liveuid: number) {
  const { rows } = await ledger.owner.query<{ uid: number; coins: string; votes: string }>(
    `select t.owner as uid, sum(case when p.debit = ledger.wallet(t.owner, 1) then p.amount when p.credit = ledger.wallet(t.owner, 1) then -p.amount else 0 end)::text as coins,
       sum(case when p.credit = ledger.wallet($2, 2) then p.amount when p.debit = ledger.wallet($2, 2) then -p.amount else 0 end)::text as votes
     from ledger.transfer t join ledger.transfer w on w.id = coalesce(t.reverses, t.id) join ledger.posting p on p.transfer = t.id
     where (w.ref = $1 or w.ref like 'minute:' || $1 || ':%') and t.state = 1 and t.owner <> $2 group by 1 order by sum(p.amount) desc`,
    [stream, liveuid],
  )
  const givers = rows.map((r) => ({ uid: r.uid, coins: Number(r.coins) })).toSorted((a, b) => b.coins - a.coins)
  return { votes: rows.reduce((sum, r) => sum + Number(r.votes), 0), givers }
}

describe('the end card', () => {
  test('is what the ledger and the visits hold: barrages, an entrance, one of them undone', async () => {
    const room = await server.liveRoom()
    const [first, second, third, silent] = [await viewerIn(room), await viewerIn(room), await viewerIn(room), await viewerIn(room)]
    await barrages(first, room, 3)
    await barrages(second, room, 5)
    // Payments of an anchor in their own room bring no income and no rank.
    await ledger.db.query((sql) => credit(sql, { uid: room.liveuid, key: randomUUID(), request: 'coins' }, 'recharge', 10n, 'test'))
    await barrages(room.anchor, room, 1)
    await room.anchor.client.call(Live.changeLiveType, { stream: room.stream, type: 2, type_val: '200' })
    await third.client.call(Live.roomCharge, { ...inRoom(room), type_val: 200, client_request_id: randomUUID() })
    await undoOne(second.uid, room)
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })

    const held = await ofLedger(room.stream, room.liveuid)
    expect(held).toEqual({
      votes: 3 * 5 + 4 * 5 + 100,
      givers: [
        { uid: third.uid, coins: 200 },
        { uid: second.uid, coins: 40 },
        { uid: first.uid, coins: 30 },
      ],
    })
    await untilVotes(room, String(held.votes))
    const card = await room.anchor.client.call(Live.stopInfo, { stream: room.stream })
    const { rows } = await ledger.owner.query<{ people: number }>(
      'select count(distinct v.uid)::int as people from visit v join show s on s.id = v.show_id where s.stream = $1 and v.uid <> s.uid',
      [room.stream],
    )
    expect(card.nums).toBe(rows[0]!.people)
    expect(card.nums).toBe(4)
    expect(card.incomes).toEqual([
      { kind: 'barrage', count: 7, votes: '35' },
      { kind: 'roomFee', count: 1, votes: '100' },
    ])
    expect(card.givers.map((g) => ({ uid: g.uid, coins: Number(g.contribution) }))).toEqual(held.givers)

    expect(await third.client.call(Live.stopInfo, { stream: room.stream })).toMatchObject({ spent: '200', fee: '200', minutes: 0 })
    expect(await silent.client.call(Live.stopInfo, { stream: room.stream })).toMatchObject({
      spent: '0',
      incomes: [],
      givers: [],
      audience: [],
    })
  })
})

/** Two operators undo the first thing somebody paid in a show: votes and coins go back. */
async function undoOne(uid: number, room: Room): Promise<void> {
  const calls = correction({ db: server.roles.console })
  const paid = 'select id::text from ledger.transfer where owner = $1 and ref = $2 order by id limit 1'
  const { rows } = await ledger.owner.query<{ id: string }>(paid, [uid, room.stream])
  // The ledger takes back votes that are folded.
  await foldAll(ledger.db)
  const proposal = {
    kind: 'reversal',
    touid: uid,
    asset: '',
    amount: 0,
    transfer: rows[0]!.id,
    ref: 'test',
    reason: 'sent by mistake',
  } as const
  const { id } = await calls.propose(await newOperator(ledger.owner), { ...proposal, client_request_id: randomUUID() })
  await calls.approve(await newOperator(ledger.owner), { id, note: 'agreed' })
}

describe('who gave most', () => {
  test('in this show, this week and ever, each with their place; the anchor and strangers of the room are not in it', async () => {
    const room = await server.liveRoom()
    const [first, second] = [await viewerIn(room), await viewerIn(room)]
    await barrages(second, room, 2)
    await barrages(first, room, 1)
    await untilVotes(room, '15')
    await room.anchor.client.call(Live.stopRoom, { stream: room.stream })
    const later = await server.liveRoom({ anchor: room.anchor })
    for (const { client } of [first, second]) await client.call(Live.enterRoom, inRoom(later))
    await barrages(first, later, 3)
    await untilVotes(later, '15')

    const now = await rank(first, later)
    expect(now.list.map(({ id, contribution, rank: place }) => [place, id, contribution])).toEqual([[1, first.uid, '30']])
    expect(now).toMatchObject({ nums: 1, mine: { rank: 1, contribution: '30', behind: '0' } })
    expect(now.starttime).toBeGreaterThan(0)
    for (const type of ['week', 'total'] as const) {
      const { list, mine, nums } = await rank(second, later, type)
      expect(list.map(({ id, contribution }) => [id, contribution])).toEqual([
        [first.uid, '40'],
        [second.uid, '20'],
      ])
      expect({ mine, nums }).toEqual({ mine: { rank: 2, contribution: '20', behind: '21' }, nums: 2 })
    }
    const silent = await viewerIn(later)
    expect((await rank(silent, later)).mine).toEqual({ rank: 0, contribution: '0', behind: '0' })
    const stranger = await server.person()
    expect(await refusalReason(rank(stranger, later))).toBe('NotAdmitted')
    expect(await refusalReason(rank(first, { ...later, liveuid: first.uid }))).toBe('NotAdmitted')
  })

  test('leaves out whom I blocked, and keeps everybody else’s place', async () => {
    const room = await server.liveRoom()
    const [first, second, reader] = [await viewerIn(room), await viewerIn(room), await viewerIn(room)]
    await barrages(first, room, 2)
    await barrages(second, room, 1)
    await untilVotes(room, '15')
    await reader.client.call(Account.setBlack, { touid: first.uid, isblack: 1 })
    await expect.poll(async () => (await rank(reader, room)).list.map(({ id, rank: place }) => [place, id])).toEqual([[2, second.uid]])
  })

  test('stands in the list of people, too, with what the anchor ever got', async () => {
    const room = await server.liveRoom()
    const [poor, rich] = [await viewerIn(room), await viewerIn(room)]
    await barrages(rich, room, 2)
    await untilVotes(room, '10')
    const readers = await Promise.all(
      [poor, rich].map(async ({ client, usersign }) => {
        const { realtime, votestotal } = await client.call(Live.enterRoom, inRoom(room))
        expect(Number(votestotal)).toBeLessThanOrEqual(10)
        return listen(realtime.url, usersign, realtime.room)
      }),
    )
    const { userlist, votestotal } = await poor.client.call(Live.getUserLists, inRoom(room))
    expect(userlist.map(({ id, contribution, guard_type, usertype }) => [id, contribution, guard_type, usertype])).toEqual([
      [rich.uid, '20', 0, 30],
      [poor.uid, '0', 0, 30],
    ])
    expect(votestotal).toBe('10')
    for (const reader of readers) reader.close()
  })
})

describe('updateVotes', () => {
  test('reaches the room with what was added and what that makes, and a later snapshot says the same', async () => {
    const room = await server.liveRoom()
    const giver = await viewerIn(room)
    const { realtime } = await giver.client.call(Live.enterRoom, inRoom(room))
    const reader = await listen(realtime.url, giver.usersign, realtime.room)
    await barrages(giver, room, 2)
    await untilVotes(room, '10')
    type Votes = { _method_: string; uid: number; votes: string; votestotal: string; votes_show: string; givers: { uid: number }[] }
    const isComplete = (e: Votes) =>
      e._method_ === 'updateVotes' && e.uid === room.liveuid && e.votes_show === '10' && e.votestotal === '10'
    await reader.until(isComplete, 20_000)
    const seen = (reader.publications as Votes[]).filter((e) => e._method_ === 'updateVotes')
    expect(seen.reduce((sum, e) => sum + Number(e.votes), 0)).toBe(10)
    expect(seen.at(-1)?.givers).toMatchObject([{ uid: giver.uid, contribution: '20' }])
    reader.close()
    await expect
      .poll(async () => (await giver.client.call(Live.getSnapshot, { stream: room.stream })).snapshot)
      .toMatchObject({ votes: '10', votestotal: '10', givers: [{ uid: giver.uid }] })
  })

  test('taken in by a worker that is killed, and by several at once, every transfer counts once', async () => {
    const room = await server.liveRoom()
    const giver = await viewerIn(room)
    await barrages(giver, room, 4)
    await takeInVotes(server, dyingDatabase(ledger)).catch(() => undefined)
    await Promise.all(Array.from({ length: 4 }, () => takeInVotes(server)))
    await untilVotes(room, '20')
    await takeInVotes(server)
    expect((await room.anchor.client.call(Live.stopInfo, { stream: room.stream })).incomes).toEqual([
      { kind: 'barrage', count: 4, votes: '20' },
    ])
    expect((await rank(giver, room)).mine.contribution).toBe('40')
  })
})
