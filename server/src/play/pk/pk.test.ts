import { randomUUID } from 'node:crypto'
import { createClient, Gifts, Live, type Output, Pk, PrivateShow, type PkBattle, User } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumeFeed } from '../../core/ledger/index.ts'
import { lockRoomOccupancy } from '../../shows/admission/index.ts'
import { admittedAmong } from '../../shows/admission/admission.store.ts'
import type { MediaPresence } from '../../platform/livekit.ts'
import { createLog } from '../../platform/log.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { projectBattles, runBattles, watchBattles } from './index.ts'
import type { PkDeps } from './PkDeps.ts'
import { ledgerScores } from './score.store.ts'
import { viewerWithCoins } from '../../testing/viewerWithCoins.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({})
})
afterAll(() => Promise.all([server.close(), other.close()]))

type Room = Awaited<ReturnType<TestServer['liveRoom']>>
type Answer = Output<typeof Pk.cancel>
const heart = 1
const db = () => server.engines.db
const own = <T extends object>(text: string, values: unknown[] = []) => db().query((sql) => sql.query<T>(text, values))

/** A worker that finds these people in media rooms; undefined: the media server does not answer. */
function worker(seen: readonly MediaPresence[] | undefined, of = server): PkDeps {
  const presence = async () => {
    if (!seen) throw new Error('no answer')
    return [...seen]
  }
  const livekit = { ...of.engines.livekit, presence, removeConnection: async () => undefined }
  return { ...of.engines, db: of.roles.worker, livekit, config: of.config, log: createLog('test', 'silent') }
}
const here = (uid: number, role: MediaPresence['role']): MediaPresence => ({ uid, role, connection: `${role}${uid}`, picture: true })
const both = ([a, b]: readonly Room[]) => [a!, b!].flatMap(({ liveuid }) => [here(liveuid, 'anchor'), here(liveuid, 'rival')])

const pair = async () => [await server.liveRoom(), await server.liveRoom()] as const
const invite = ({ anchor, stream }: Room, to: Room, at: { client: Person['client'] } = anchor) =>
  at.client.call(Pk.invite, { stream, touid: to.liveuid, minutes: 3 })
const accept = ({ anchor }: Room, { battle, version }: PkBattle) => anchor.client.call(Pk.answer, { battle, version, accept: 1 })
const there = ({ anchor: { uid, token } }: Room) => ({
  client: createClient({ origin: other.origin, language: () => 'en' as const, credentials: () => ({ uid, token }) }),
})
const openOf = async (...rooms: readonly Room[]) =>
  own<{ battle: number; state: string }>(
    `select distinct b.id as battle, b.state from battle b join battle_side s on s.battle_id = b.id where s.uid = any ($1) and b.state <> 'idle'`,
    [rooms.map(({ liveuid }) => liveuid)],
  )
const stateOf = async (room: Room) => (await room.anchor.client.call(Pk.getBattle, { stream: room.stream })).pk
const row = async (id: number) =>
  (
    await own<{ state: string; outcome: string | null; winner: number | null; overtimes: number; until: Date; ends_at: Date }>(
      'select state, outcome, winner, overtimes, until, ends_at from battle where id = $1',
      [id],
    )
  )[0]!

/** A fight that has begun, with so many seconds to go. */
async function fight(rooms: readonly [Room, Room], seconds = 100): Promise<number> {
  const { pk } = await invite(rooms[0], rooms[1])
  await accept(rooms[1], pk)
  await watchBattles(worker(both(rooms)))
  await own(
    `update battle set fight_at = t, until = t, ends_at = t + make_interval(secs => $2)
     from (select date_trunc('milliseconds', clock_timestamp()) as t) c where id = $1`,
    [pk.battle, seconds],
  )
  await runBattles(worker(both(rooms)))
  expect((await row(pk.battle)).state).toBe('fight')
  return pk.battle
}
const giver = (room: Room, coins = 10_000n): Promise<Person> => viewerWithCoins(server, room, coins)
const give = (person: Person, { liveuid, stream }: Room, giftcount = 1) =>
  person.client.call(Gifts.sendGift, { liveuid, stream, giftid: heart, giftcount, client_request_id: randomUUID() })
async function countGiven(deps = worker([])): Promise<void> {
  while ((await consumeFeed(deps.db, projectBattles(deps))) === 'more');
}
const scores = async (id: number) =>
  Object.fromEntries(
    (await own<{ uid: number; score: bigint }>('select uid, score from battle_side where battle_id = $1', [id])).map((s) => [
      s.uid,
      s.score,
    ]),
  )
const endNow = (id: number) =>
  own(`update battle set ends_at = t, until = t from (select date_trunc('milliseconds', clock_timestamp()) as t) c where id = $1`, [id])
/** Until the loops have led it there: transactions of other tests may keep the feed back for a moment. */
async function until(id: number, state: string, deps: PkDeps): Promise<void> {
  await expect
    .poll(
      async () => {
        await countGiven()
        await runBattles(deps)
        return (await row(id)).state
      },
      { interval: 50 },
    )
    .toBe(state)
}
/** Past the freeze. */
async function settle(id: number, to: string, rooms: readonly Room[]): Promise<void> {
  await until(id, 'frozen', worker(both(rooms)))
  await own(`update battle set until = clock_timestamp() where id = $1`, [id])
  await until(id, to, worker(both(rooms)))
}

describe('inviting', () => {
  test('50 parallel accepts make one battle', async () => {
    const [a, b] = await pair()
    const { pk } = await invite(a, b)
    const accepts = Array.from({ length: 50 }, (_, n) =>
      (n % 2 === 0 ? b.anchor : there(b)).client.call(Pk.answer, { battle: pk.battle, version: pk.version, accept: 1 }),
    )
    const answers = await Promise.all(accepts)
    expect(new Set(answers.map((answer) => `${answer.pk.battle} ${answer.pk.state} ${answer.done}`))).toEqual(
      new Set([`${pk.battle} connecting 1`]),
    )
    expect(await openOf(a, b)).toEqual([{ battle: pk.battle, state: 'connecting' }])
  })

  test('crossing invitations become one battle', async () => {
    const rooms = await Promise.all(Array.from({ length: 5 }, pair))
    for (const [a, b] of rooms) {
      const [first, second] = await Promise.all([invite(a, b), invite(b, a, there(b))])
      expect(first.pk.battle).toBe(second.pk.battle)
      expect(await openOf(a, b)).toEqual([{ battle: first.pk.battle, state: 'connecting' }])
    }
  })

  test('accept against expiry has one outcome', async () => {
    const rooms = await Promise.all(Array.from({ length: 6 }, pair))
    const outcomes = new Set<string>()
    for (const [n, [a, b]] of rooms.entries()) {
      const { pk } = await invite(a, b)
      // Over at once, not over for long, and over while they race.
      await own(`update battle set until = clock_timestamp() + make_interval(secs => $2) where id = $1`, [pk.battle, [0, 60, 0.01][n % 3]!])
      const [answered] = await Promise.all([accept(b, pk), runBattles(worker([])), runBattles(worker([], other))])
      const { state, outcome } = await row(pk.battle)
      outcomes.add(state)
      expect([state, outcome, answered.done]).toEqual(answered.done === 1 ? ['connecting', null, 1] : ['idle', 'expired', 0])
    }
    expect(outcomes).toEqual(new Set(['connecting', 'idle']))
  })

  test('a second invitation, the first taken back: whoever accepts gets the right opponent', async () => {
    const [a, b] = await pair()
    const c = await server.liveRoom()
    const { pk: first } = await invite(a, b)
    expect(await refusalReason(invite(c, b))).toBe('RivalBusy')
    await a.anchor.client.call(Pk.cancel, { battle: first.battle, version: first.version })
    const { pk: second } = await invite(c, b)
    const late = await accept(b, first)
    expect([late.done, late.pk.outcome]).toEqual([0, 'cancelled'])
    const { pk } = await accept(b, second)
    expect(pk.sides.map(({ uid }) => uid)).toEqual([c.liveuid, b.liveuid])
    expect((await stateOf(b))?.battle).toBe(second.battle)
  })

  test('an anchor who is alone with somebody stands in the list of rivals, and cannot be invited from it', async () => {
    const [a, b] = await pair()
    const viewer = await server.person()
    await a.anchor.client.call(User.setAttent, { touid: b.liveuid, isattent: 1 })
    await own(
      `insert into private_show (show_id, uid, price, minutes, state, viewer_consent, answer_by)
       select id, $2, 50, 5, 'accepted', 1, now() + interval '1 hour' from show where stream = $1`,
      [b.stream, viewer.uid],
    )
    const { list } = await a.anchor.client.call(Pk.getRivals, { stream: a.stream, p: 1 })
    await own('delete from private_show where uid = $1', [viewer.uid])
    expect(list.find(({ id }) => id === b.liveuid)).toMatchObject({ state: 'private' })
  })

  test('is refused to oneself, to somebody off the air, blocked or not to be invited, and while guests are in the picture', async () => {
    const [a, b] = await pair()
    const idle = await server.person({ certified: true })
    const ask = (touid: number) => refusalReason(a.anchor.client.call(Pk.invite, { stream: a.stream, touid }))
    expect(await ask(a.liveuid)).toBe('Yourself')
    expect(await ask(idle.uid)).toBe('RivalGone')
    await b.anchor.client.call(Pk.setSwitch, { isopen: 0 })
    expect(await ask(b.liveuid)).toBe('RivalGone')
    expect((await a.anchor.client.call(Pk.getRivals, { stream: a.stream, p: 1 })).isopen).toBe(1)
    await b.anchor.client.call(Pk.setSwitch, { isopen: 1 })
    await own(`insert into guest_seat (show_id, uid, tracks) select id, $2, '{microphone}' from show where stream = $1`, [
      b.stream,
      idle.uid,
    ])
    expect(await ask(b.liveuid)).toBe('RivalBusy')
    await own(`insert into guest_seat (show_id, uid, tracks) select id, $2, '{microphone}' from show where stream = $1`, [
      a.stream,
      idle.uid,
    ])
    expect(await ask(b.liveuid)).toBe('Busy')
    expect(await db().query((sql) => lockRoomOccupancy(sql, a.stream))).toBe('guests')
  })

  test('nobody who is alone with somebody comes into a battle by an invitation that crosses, or sends anything into it', async () => {
    const [a, b] = await pair()
    const { pk } = await invite(a, b)
    for (const room of [a, b]) {
      const terms = { liveuid: room.liveuid, stream: room.stream, need_coin_min: 10, consent: 1 }
      await room.anchor.client.call(PrivateShow.setPrivatePerformance, { need_coin_min: 10 })
      const viewer = await giver(room)
      const asked = await viewer.client.call(PrivateShow.reqPrivatePerformance, { ...terms, minutes: 10, client_request_id: randomUUID() })
      const { id } = asked.performance
      await room.anchor.client.call(PrivateShow.dealPrivatePerformance, { ...terms, id, op: 1 })
      expect(await refusalReason(invite(b, a))).toBe(room === b ? 'Busy' : 'RivalBusy')
      expect((await row(pk.battle)).state).toBe('invited')
      await viewer.client.call(PrivateShow.endPrivatePerformance, { id })
    }
  })

  test('one that declines is not invited by the same all the time', async () => {
    const [a, b] = await pair()
    for (let n = 0; n < 4; n++) {
      const { pk } = await invite(a, b)
      // The invitation once more is the same one.
      expect((await invite(a, b)).pk.battle).toBe(pk.battle)
      await b.anchor.client.call(Pk.answer, { battle: pk.battle, version: pk.version, accept: 0 })
    }
    expect(await refusalReason(invite(a, b))).toBe('TooMany')
    // The agreement is between these two, in this direction.
    const { pk } = await invite(b, a)
    expect((await a.anchor.client.call(Pk.answer, { battle: pk.battle, version: pk.version, accept: 1 })).done).toBe(1)
  })

  test('declining and taking back lead to idle, and a repeat is answered the same', async () => {
    const [a, b] = await pair()
    const { pk } = await invite(a, b)
    const decline = (): Promise<Answer> => b.anchor.client.call(Pk.answer, { battle: pk.battle, version: pk.version, accept: 0 })
    expect([await decline(), await decline()].map(({ done, pk: { outcome } }) => [done, outcome])).toEqual([
      [1, 'rejected'],
      [1, 'rejected'],
    ])
    const again = (await invite(a, b)).pk
    expect(await refusalReason((await server.person()).client.call(Pk.cancel, { battle: again.battle, version: 1 }))).toBe('NoSuchBattle')
    expect((await a.anchor.client.call(Pk.cancel, { battle: again.battle, version: again.version })).pk.outcome).toBe('cancelled')
    expect(await openOf(a, b)).toEqual([])
  })
})

describe('the fight', () => {
  test('a gift at the cut-off is in once or out', async () => {
    for (const [shift, isIn] of [
      [1, true],
      [0, false],
      [-1, false],
    ] as const) {
      const rooms = await pair()
      const id = await fight(rooms)
      const person = await giver(rooms[0])
      await give(person, rooms[0], 7)
      await own(
        `update battle set ends_at = date_trunc('milliseconds', t.created_at) + make_interval(secs => $3), overtimes = 3
         from ledger.transfer t where battle.id = $1 and t.owner = $2 and t.op = 1`,
        [id, person.uid, shift / 1000],
      )
      // Twice over: two workers read the same feed.
      await Promise.all([countGiven(), countGiven(worker([], other))])
      await expect
        .poll(async () => {
          await countGiven()
          return (await scores(id))[rooms[0].liveuid]
        })
        .toBe(isIn ? 7n : 0n)
      await countGiven()
      expect((await scores(id))[rooms[0].liveuid]).toBe(isIn ? 7n : 0n)
      expect((await stateOf(rooms[1]))?.no).toBe(isIn ? 1 : 0)
    }
  })

  test('the score is the ledger’s, on both sides to the coin, and who gave most is named', async () => {
    const rooms = await pair()
    const id = await fight(rooms)
    const people = [await giver(rooms[0]), await giver(rooms[1]), await giver(rooms[1])]
    await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => give(people[0]!, rooms[0], n + 1)),
      ...Array.from({ length: 4 }, () => give(people[1]!, rooms[1], 3)),
      give(people[2]!, rooms[1], 50),
    ])
    await expect
      .poll(async () => {
        await countGiven()
        return scores(id)
      })
      .toEqual({ [rooms[0].liveuid]: 36n, [rooms[1].liveuid]: 62n })
    const checked = await server.roles.worker.query((sql) => ledgerScores(sql, id, 'named'))
    expect(checked.map(({ projected, ledger }) => projected - ledger)).toEqual([0n, 0n])
    const view = (await stateOf(rooms[0]))!
    expect(view.no).toBe(13)
    expect(view.sides[1]!.givers.map(({ uid, coins }) => [uid, coins])).toEqual([
      [people[2]!.uid, '50'],
      [people[1]!.uid, '12'],
    ])
    // A newcomer sees it, too; what a room hands out is at most a second old, and events bring the rest.
    const viewer = await server.person()
    const seen = async () => (await viewer.client.call(Live.enterRoom, { liveuid: rooms[1].liveuid, stream: rooms[1].stream })).snapshot.pk
    await expect.poll(seen, { interval: 300 }).toMatchObject({ battle: id, state: 'fight', no: 13 })
    await endNow(id)
    await settle(id, 'punish', rooms)
    expect(await row(id)).toMatchObject({ outcome: 'win', winner: rooms[1].liveuid })
    const waived = await rooms[1].anchor.client.call(Pk.waive, { battle: id, version: (await stateOf(rooms[1]))!.version })
    expect([waived.done, waived.pk.state, waived.pk.outcome]).toEqual([1, 'idle', 'win'])
  })

  test('a lead that changes in the last moments makes it longer, three times at most', async () => {
    const rooms = await pair()
    const id = await fight(rooms)
    const [a, b] = [await giver(rooms[0]), await giver(rooms[1])]
    const lengthOf = async () => {
      const [found] = await own<{ ms: number }>(
        'select (extract(epoch from ends_at - fight_at) * 1000)::float8 as ms from battle where id = $1',
        [id],
      )
      return found!.ms
    }
    const before = await lengthOf()
    for (const [n, count] of [1, 2, 3, 4, 5].entries()) {
      // Time passes until nine seconds are left, of the ten in which a lead counts as late.
      await own(
        `update battle set fight_at = fight_at - gone, ends_at = ends_at - gone, until = ends_at - gone
         from (select ends_at - date_trunc('milliseconds', clock_timestamp()) - interval '9 s' as gone from battle where id = $1) t
         where id = $1`,
        [id],
      )
      await give(n % 2 === 0 ? a : b, rooms[n % 2]!, count * 2)
      await expect
        .poll(async () => {
          await countGiven()
          return Object.values(await scores(id)).reduce((sum, score) => sum + score, 0n)
        })
        .toBe(BigInt([1, 2, 3, 4, 5].slice(0, n + 1).reduce((sum, each) => sum + each * 2, 0)))
    }
    expect((await row(id)).overtimes).toBe(3)
    expect((await lengthOf()) - before).toBe(30_000)
  })

  test('deadlines are kept when the server is restarted in mid-fight', async () => {
    const rooms = await pair()
    const id = await fight(rooms)
    // It was over while nobody looked.
    await own(
      `update battle set fight_at = fight_at - interval '101 s', ends_at = ends_at - interval '101 s', until = ends_at - interval '101 s'
       where id = $1`,
      [id],
    )
    const { ends_at: planned } = await row(id)
    const restarted = await startTestServer({})
    await until(id, 'frozen', worker(both(rooms), restarted))
    const { ends_at: cut, until: thawed } = await row(id)
    expect([cut, thawed.getTime() - planned.getTime()]).toEqual([planned, 10_000])
    await restarted.close()
  })

  test('an anchor gone for 29 s is waited for; at 31 s the battle is forfeited', async () => {
    const rooms = await pair()
    const id = await fight(rooms)
    const alone = worker([here(rooms[0].liveuid, 'anchor')])
    await watchBattles(alone)
    const back = (seconds: number) =>
      own(`update battle_side set gone_at = clock_timestamp() - make_interval(secs => $2) where battle_id = $1 and gone_at is not null`, [
        id,
        seconds,
      ])
    await back(29)
    await watchBattles(alone)
    await runBattles(alone)
    expect((await stateOf(rooms[0]))!).toMatchObject({ state: 'fight' })
    expect((await stateOf(rooms[0]))!.sides.map(({ gone }) => gone > 0)).toEqual([false, true])
    await back(31)
    await runBattles(alone)
    expect(await row(id)).toMatchObject({ state: 'frozen', outcome: 'forfeit', winner: rooms[0].liveuid })
    await settle(id, 'idle', rooms)
    expect(await row(id)).toMatchObject({ outcome: 'forfeit', winner: rooms[0].liveuid })
  })

  test('both gone is a draw, our own fault voids it, equal scores are a draw', async () => {
    const gone = await pair()
    const lost = await fight(gone)
    await watchBattles(worker([]))
    await own(`update battle_side set gone_at = clock_timestamp() - interval '31 s' where battle_id = $1`, [lost])
    await runBattles(worker([]))
    expect((await row(lost)).outcome).toBe('draw')

    const faulty = await pair()
    const ours = await fight(faulty)
    await watchBattles(worker(undefined))
    await own(`update battle set fault_at = clock_timestamp() - interval '31 s' where id = $1`, [ours])
    await runBattles(worker(undefined))
    expect(await row(ours)).toMatchObject({ state: 'idle', outcome: 'void', winner: null })

    const even = await pair()
    const tie = await fight(even)
    await endNow(tie)
    await settle(tie, 'idle', even)
    expect(await row(tie)).toMatchObject({ outcome: 'draw', winner: null })
  })

  test('who surrenders has lost, whatever the score, and does the penalty', async () => {
    const rooms = await pair()
    const id = await fight(rooms)
    const person = await giver(rooms[0])
    await give(person, rooms[0], 5)
    await countGiven()
    const { version } = (await stateOf(rooms[0]))!
    const given = await rooms[0].anchor.client.call(Pk.surrender, { battle: id, version })
    expect([given.done, given.pk.state, given.pk.winner]).toEqual([1, 'frozen', rooms[1].liveuid])
    const late = await rooms[1].anchor.client.call(Pk.surrender, { battle: id, version })
    expect([late.done, late.pk.outcome]).toEqual([0, 'surrender'])
    await settle(id, 'punish', rooms)
    expect(await row(id)).toMatchObject({ outcome: 'surrender', winner: rooms[1].liveuid })
  })
})

test('nobody fights before the rival’s picture is there', async () => {
  const rooms = await pair()
  const { pk } = await invite(rooms[0], rooms[1])
  await accept(rooms[1], pk)
  const isLate = (p: MediaPresence) => p.uid === rooms[0].liveuid && p.role === 'rival'
  await watchBattles(worker(both(rooms).map((p) => (isLate(p) ? { ...p, picture: false } : p))))
  expect((await row(pk.battle)).state).toBe('connecting')
  // Anchors with a switched-off camera have no picture to wait for.
  await watchBattles(worker(both(rooms).map((p) => (p.uid === rooms[0].liveuid ? { ...p, picture: false } : p))))
  expect((await row(pk.battle)).state).toBe('countdown')
})

test('a token into the other’s room is good while its battle lasts and no longer', async () => {
  const rooms = await pair()
  const id = await fight(rooms)
  const [a, b] = rooms
  const { media } = await a.anchor.client.call(Pk.getBattle, { stream: a.stream })
  const claims = JSON.parse(Buffer.from(media!.token.split('.')[1]!, 'base64url').toString()) as {
    sub: string
    video: Record<string, unknown>
  }
  expect(claims).toMatchObject({
    sub: `pk:${a.liveuid}`,
    video: { room: b.stream, canPublish: true, canSubscribe: false },
  })
  const joined = (generation: number, stream: string) => ({
    stream,
    identity: claims.sub,
    uid: a.liveuid,
    role: 'rival' as const,
    tracks: [],
    sessionId: 1,
    generation,
    connection: '',
    mayPublish: [],
  })
  const admitted = () => db().query((sql) => admittedAmong(sql, [joined(id, b.stream), joined(id - 1, b.stream), joined(id, a.stream)]))
  expect(await admitted()).toEqual([true, false, false])
  const viewer = await server.person()
  await viewer.client.call(Live.enterRoom, { liveuid: a.liveuid, stream: a.stream })
  expect((await viewer.client.call(Pk.getBattle, { stream: a.stream })).media).toBeUndefined()
  await own(`update show set state = 'ended', ended_at = now() where stream = $1`, [b.stream])
  await until(id, 'frozen', worker(both(rooms)))
  expect(await row(id)).toMatchObject({ outcome: 'forfeit', winner: a.liveuid })
  await settle(id, 'idle', rooms)
  expect(await admitted()).toEqual([false, false, false])
})
