import { randomUUID } from 'node:crypto'
import { Live, Moderation, PrivateShow, type PrivatePerformance } from '@nimbo/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clawBack, credit } from '../../core/ledger/index.ts'
import { lockRoomOccupancy } from '../../shows/admission/index.ts'
import type { MediaPresence } from '../../platform/livekit.ts'
import { createLog } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import { dyingDatabase } from '../../testing/dyingDatabase.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { flowPrivate, livekitWith, passPrivate, sending, watching } from '../../testing/simulatePrivate.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { runPrivateShows } from './pollMedia.ts'
import { foldAll } from '../../testing/foldAll.ts'

const PRICE = 80
const COINS = 2_000n

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

interface Pair {
  anchor: Person
  viewer: Person
  liveuid: number
  stream: string
}
async function pair(coins = COINS): Promise<Pair> {
  const room = await server.liveRoom()
  await room.anchor.client.call(PrivateShow.setPrivatePerformance, { need_coin_min: PRICE })
  const viewer = await server.person()
  await ledger.db.query((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'start' }, 'recharge', coins, 'test'))
  await viewer.client.call(Live.enterRoom, { liveuid: room.liveuid, stream: room.stream })
  return { ...room, viewer }
}
const ask = ({ viewer, liveuid, stream }: Pair, minutes = 10, key: string = randomUUID()) =>
  viewer.client.call(PrivateShow.reqPrivatePerformance, {
    liveuid,
    stream,
    need_coin_min: PRICE,
    minutes,
    consent: 1,
    client_request_id: key,
  })
const deal = ({ anchor, liveuid, stream }: Pair, id: number, op: 1 | 2) =>
  anchor.client.call(PrivateShow.dealPrivatePerformance, { id, liveuid, stream, op, need_coin_min: PRICE, consent: 1 })
const stateOf = async ({ viewer, liveuid }: Pair, id: number): Promise<PrivatePerformance> =>
  (await viewer.client.call(PrivateShow.getPrivatePerformance, { liveuid, id })).performance!
const end = (person: Person, id: number) => person.client.call(PrivateShow.endPrivatePerformance, { id })
const walletOf = async ({ viewer }: Pair) => {
  const { coins, coins_held: held } = await ledger.wallet(viewer.uid)
  return { coins, held }
}

/** Charges by the ledger for minutes of private shows: their number and sum. */
async function paidBy({ viewer }: Pair): Promise<{ n: number; coins: bigint }> {
  const { rows } = await ledger.owner.query<{ n: string; coins: string }>(
    `select count(*)::text as n, coalesce(sum(p.amount), 0)::text as coins from ledger.transfer t
     join ledger.posting p on p.transfer = t.id and p.leg = 1 where t.op = 47 and t.owner = $1`,
    [viewer.uid],
  )
  return { n: Number(rows[0]!.n), coins: BigInt(rows[0]!.coins) }
}

async function turn(id: number, present: readonly MediaPresence[], db: Database = server.roles.worker): Promise<void> {
  const { rooms } = server.engines
  await runPrivateShows({
    db,
    rooms,
    livekit: livekitWith(server.engines.livekit, id, present),
    config: server.config,
    log: createLog('test', 'silent'),
  })
}
/** Seconds between two looks: as with the worker, sightings so far apart are one span. */
const STEP = 4
async function watch(p: Pair, id: number, seconds: number, present?: readonly MediaPresence[]): Promise<void> {
  const both = present ?? [sending(p.liveuid, 'a1'), watching(p.viewer.uid, 'v1')]
  for (let left = seconds; left > 0; left -= STEP) {
    await turn(id, both)
    await passPrivate(ledger, id, Math.min(STEP, left))
  }
  await turn(id, both)
}
async function running(p: Pair, minutes = 10): Promise<number> {
  await server.engines.limits('privateRequests').forget(p.viewer.uid)
  const { id } = (await ask(p, minutes)).performance
  await deal(p, id, 1)
  return id
}

describe('a request', () => {
  test('of one who asked four times in vain is not shown to the anchor for a while, and nobody asks all the time', async () => {
    const p = await pair()
    for (let n = 0; n < 2; n++) await deal(p, (await ask(p)).performance.id, 2)
    await end(p.viewer, (await ask(p)).performance.id)
    const key = randomUUID()
    const { id } = (await ask(p, undefined, key)).performance
    // Also the repeat of one that counts is answered.
    expect((await ask(p, undefined, key)).performance.id).toBe(id)
    await deal(p, id, 2)
    expect(await refusalReason(ask(p))).toBe('TooMany')
    const other = await pair()
    for (let n = 0; n < 12; n++) {
      await end(other.viewer, (await ask(other)).performance.id)
      await server.engines.limits('unacceptedRequests').forget(`private:${other.viewer.uid}:${other.liveuid}`)
    }
    expect(await refusalReason(ask(other))).toBe('TooMany')
    expect(await walletOf(other)).toEqual({ coins: COINS, held: 0n })
  })

  test('holds the deposit, is one whoever sends it again, and comes back whole when it is declined', async () => {
    const p = await pair()
    const key = randomUUID()
    const asked = await Promise.all([ask(p, 10, key), ask(p, 10, key), ask(p, 10, key)])
    expect(new Set(asked.map(({ performance: { id } }) => id)).size).toBe(1)
    const { performance, coin } = asked[0]
    expect(performance).toMatchObject({ state: 'asked', minutes: 10, deposit: '800', cost: '0' })
    expect(coin).toBe('1200')
    expect(await walletOf(p)).toEqual({ coins: COINS, held: 800n })
    expect(await refusalReason(ask(p, 12, key))).toBe('IdempotencyConflict')
    expect(await refusalReason(ask(p))).toBe('Engaged')
    await deal(p, performance.id, 2)
    expect(await walletOf(p)).toEqual({ coins: COINS, held: 0n })
    expect((await ask(p, 10, key)).performance.state).toBe('declined')
    expect(await ledger.broken()).toEqual([])
  })

  test('needs an offer at the price that was shown, coins for it, and somebody else’s room', async () => {
    const p = await pair(799n)
    expect(await refusalReason(ask(p))).toBe('InsufficientBalance')
    await p.anchor.client.call(PrivateShow.setPrivatePerformance, { need_coin_min: 90 })
    expect(await refusalReason(ask(p))).toBe('FeeChanged')
    await p.anchor.client.call(PrivateShow.setPrivatePerformance, { need_coin_min: 0 })
    expect(await refusalReason(ask(p))).toBe('NotOffered')
    expect(await refusalReason(ask({ ...p, viewer: p.anchor }))).toBe('Yourself')
    expect(await refusalReason(p.viewer.client.call(PrivateShow.setPrivatePerformance, { need_coin_min: 5 }))).toBe('NotCertified')
  })

  test('of many at once is one; the others are told and keep their coins', async () => {
    const p = await pair()
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const viewer = await server.person()
        await ledger.db.query((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'start' }, 'recharge', COINS, 'test'))
        await viewer.client.call(Live.enterRoom, { liveuid: p.liveuid, stream: p.stream })
        return { ...p, viewer }
      }),
    )
    const all = [p, ...others]
    const asked = await Promise.all(
      all.map((one) =>
        ask(one).then(
          () => 'asked' as const,
          () => 'refused' as const,
        ),
      ),
    )
    expect(asked.filter((is) => is === 'asked')).toHaveLength(1)
    const held = await Promise.all(all.map(walletOf))
    expect(held.filter((wallet) => wallet.held === 800n)).toHaveLength(1)
    expect(held.filter((wallet) => wallet.held === 0n)).toHaveLength(4)
  })

  test('times out by the database’s clock, once, and an answer after that is told what became of it', async () => {
    const p = await pair()
    const { id } = (await ask(p)).performance
    await passPrivate(ledger, id, 121)
    await Promise.all([turn(id, []), turn(id, [])])
    expect(await walletOf(p)).toEqual({ coins: COINS, held: 0n })
    expect((await deal(p, id, 1)).performance.state).toBe('expired')
    expect((await end(p.viewer, id)).performance.state).toBe('expired')
  })

  test('accepted and withdrawn at the same time has one outcome', async () => {
    for (let n = 0; n < 4; n++) {
      const p = await pair()
      const { id } = (await ask(p)).performance
      await Promise.all([deal(p, id, 1), end(p.viewer, id), deal(p, id, 2)])
      const { state } = await stateOf(p, id)
      expect(['cancelled', 'ended', 'declined']).toContain(state)
      expect(await walletOf(p)).toEqual({ coins: COINS, held: 0n })
    }
  })
})

describe('a show', () => {
  test('is billed by minutes of media on both sides, pauses and goes on, and gives the rest back', async () => {
    const p = await pair()
    const id = await running(p)
    expect(await ledger.db.query((sql) => lockRoomOccupancy(sql, p.stream))).toBe('privateShow')
    await watch(p, id, 12)
    expect(await stateOf(p, id)).toMatchObject({ state: 'running', billed: 0 })
    await watch(p, id, 70)
    expect(await stateOf(p, id)).toMatchObject({ state: 'running', billed: 1, cost: '80' })
    await watch(p, id, 16, [sending(p.liveuid, 'a1')])
    expect((await stateOf(p, id)).state).toBe('paused')
    await watch(p, id, 60)
    expect((await stateOf(p, id)).state).toBe('running')
    await end(p.anchor, id)
    const bill = await stateOf(p, id)
    expect(bill).toMatchObject({ state: 'ended', billed: 2, cost: '160', released: '640', ended_by: 'anchor' })
    expect(bill.ticks.map(({ seconds }) => seconds)).toEqual([60, 60])
    expect(bill.flows).toHaveLength(2)
    expect(bill.deposits).toMatchObject([{ coin: '800', paid: '160' }])
    expect(await walletOf(p)).toEqual({ coins: COINS - 160n, held: 0n })
    expect(await ledger.broken()).toEqual([])
    await foldAll(ledger.db)
    expect((await ledger.wallet(p.anchor.uid)).votes).toBe(80n)
    await expect
      .poll(
        async () => {
          await takeInVotes(server)
          return p.viewer.client.call(Live.stopInfo, { stream: p.stream })
        },
        { timeout: 90_000 },
      )
      .toMatchObject({ votes: '80', spent: '160' })
    const bystander = await server.person()
    await bystander.client.call(Live.enterRoom, { liveuid: p.liveuid, stream: p.stream })
    const ranked = await bystander.client.call(Live.getUserRank, { liveuid: p.liveuid, stream: p.stream, type: 'show' })
    expect(ranked.list, 'with whom the anchor was alone').toEqual([])
  })

  test('goes on when its payment goes back: what was watched is billed, and the rest repays the debt', async () => {
    const p = await pair(800n)
    const id = await running(p)
    await watch(p, id, 130)
    await ledger.db.transaction((sql) =>
      clawBack(sql, { uid: p.viewer.uid, key: randomUUID(), request: 'back' }, 'chargeback', 800n, 'test'),
    )
    expect(await ledger.wallet(p.viewer.uid)).toMatchObject({ coins: 800n, coins_held: 800n, debt: 800n })
    await end(p.anchor, id)
    expect(await stateOf(p, id)).toMatchObject({ state: 'ended', billed: 2, cost: '160', released: '640' })
    expect(await ledger.wallet(p.viewer.uid)).toMatchObject({ coins: 0n, coins_held: 0n, debt: 160n })
    expect(await ledger.broken()).toEqual([])
  })

  test('ends with its deposit unless there is another, which is held once', async () => {
    const p = await pair()
    const id = await running(p)
    await watch(p, id, 20)
    const key = randomUUID()
    const more = () =>
      p.viewer.client.call(PrivateShow.extendPrivatePerformance, { id, minutes: 2, need_coin_min: PRICE, client_request_id: key })
    await Promise.all([more(), more()])
    expect(await walletOf(p)).toEqual({ coins: COINS, held: 960n })
    await watch(p, id, 12 * 60 - 8)
    expect((await stateOf(p, id)).state).toBe('counting')
    await end(p.anchor, id)
    expect(await stateOf(p, id)).toMatchObject({ state: 'ended', billed: 12, cost: '960', released: '0', ended_by: 'clock' })
    expect(await walletOf(p)).toEqual({ coins: COINS - 960n, held: 0n })
    expect(
      await refusalReason(
        p.viewer.client.call(PrivateShow.extendPrivatePerformance, {
          id,
          minutes: 2,
          need_coin_min: PRICE,
          client_request_id: randomUUID(),
        }),
      ),
    ).toBe('NotRunning')
  })

  test('without media is over after thirty seconds, costs nothing, and ended by the viewer counts when the anchor’s side is known', async () => {
    const p = await pair()
    const id = await running(p)
    await watch(p, id, 36, [watching(p.viewer.uid, 'v1')])
    expect(await stateOf(p, id)).toMatchObject({ state: 'ended', billed: 0, released: '800' })
    const again = await running(p)
    await watch(p, again, 72)
    await end(p.viewer, again)
    expect((await stateOf(p, again)).state).toBe('counting')
    // The anchor's side is silent: time in which it may have been dead is not billed.
    await passPrivate(ledger, again, 26)
    await Promise.all([turn(again, []), turn(again, [])])
    expect(await stateOf(p, again)).toMatchObject({ state: 'ended', billed: 0 })
    expect(await walletOf(p)).toEqual({ coins: COINS, held: 0n })
  })

  test('ended and billed by both, by two workers and by one that is killed, is paid once', async () => {
    const p = await pair()
    const id = await running(p)
    await watch(p, id, 132)
    await end(p.viewer, id)
    await passPrivate(ledger, id, 26)
    await turn(id, [], dyingDatabase(ledger))
    expect((await stateOf(p, id)).state).toBe('counting')
    expect(await walletOf(p)).toEqual({ coins: COINS, held: 800n })
    await Promise.all([turn(id, []), turn(id, []), end(p.anchor, id), end(p.viewer, id)])
    const { billed, cost } = await stateOf(p, id)
    expect([1, 2]).toContain(billed)
    expect(await walletOf(p)).toEqual({ coins: COINS - BigInt(cost), held: 0n })
    expect(await ledger.broken()).toEqual([])
  })

  test('ends when its viewer is kicked or its room ends, and nobody else is given a token', async () => {
    const p = await pair()
    const id = await running(p)
    const { media } = await p.viewer.client.call(PrivateShow.getPrivateToken, { id })
    expect(media.token).toBeTruthy()
    const stranger = await server.person()
    expect(await refusalReason(stranger.client.call(PrivateShow.getPrivateToken, { id }))).toBe('NoSuchPerformance')
    expect(await refusalReason(stranger.client.call(PrivateShow.getPrivatePerformance, { liveuid: p.liveuid, id }))).toBe(
      'NoSuchPerformance',
    )
    await p.anchor.client.call(Moderation.kicking, { liveuid: p.liveuid, stream: p.stream, touid: p.viewer.uid })
    await turn(id, [])
    expect(await stateOf(p, id)).toMatchObject({ state: 'ended', ended_by: 'operator', released: '800' })
    const other = await pair()
    const second = await running(other)
    await watch(other, second, 72)
    await other.anchor.client.call(Live.stopRoom, { stream: other.stream })
    await turn(second, [])
    expect(await stateOf(other, second)).toMatchObject({ state: 'ended', ended_by: 'anchor', billed: 1 })
  })

  test('is told to the room and to whoever comes in', async () => {
    const p = await pair()
    const id = await running(p)
    await expect
      .poll(async () => (await p.viewer.client.call(Live.getSnapshot, { stream: p.stream })).snapshot.private_show)
      .toEqual({ need_coin_min: PRICE, id })
    await end(p.viewer, id)
    await expect
      .poll(async () => (await p.viewer.client.call(Live.getSnapshot, { stream: p.stream })).snapshot.private_show)
      .toEqual({ need_coin_min: PRICE, id: 0 })
  })
})

test('ended by both, by its clock and by workers at the same time: one end, one bill, and the deposit is what was paid and what came back', async () => {
  const races = Number(process.env['PROOF_RACES'] ?? 6)
  let p = await pair(10n ** 9n)
  const outcomes = new Map<string, number>()
  let paid = { n: 0, coins: 0n }
  for (let n = 0; n < races; n++) {
    // New pair every thirty rounds: requests of one person are limited.
    if (n % 30 === 29) [p, paid] = [await pair(10n ** 9n), { n: 0, coins: 0n }]
    const before = await walletOf(p)
    const id = await running(p)
    const both = [sending(p.liveuid, 'a1'), watching(p.viewer.uid, 'v1')]
    await turn(id, both)
    // A show of some minutes, one whose deposit is just used up, or one that only waits to be counted.
    const kind = n % 3
    await flowPrivate(ledger, id, kind === 1 ? 10 * 60 + 9 : 130)
    if (kind === 2) {
      await end(p.viewer, id)
      await passPrivate(ledger, id, 26)
    }
    if (kind === 1) await passPrivate(ledger, id, 1)
    const everybody = [() => end(p.anchor, id), () => end(p.viewer, id), () => turn(id, both), () => turn(id, both)]
    const order = everybody.map((_, at) => everybody[(at + n) % everybody.length]!)
    await Promise.all(order.map((one) => one()))
    // Counting private shows wait for the anchor to end them.
    await end(p.anchor, id)
    const bill = await stateOf(p, id)
    expect(bill.state).toBe('ended')
    expect(BigInt(bill.cost) + BigInt(bill.released)).toBe(BigInt(bill.deposit))
    expect(bill.ticks).toHaveLength(bill.billed)
    expect(await walletOf(p)).toEqual({ coins: before.coins - BigInt(bill.cost), held: 0n })
    if (bill.billed > 0) paid.n += 1
    paid.coins += BigInt(bill.cost)
    expect(await paidBy(p)).toEqual(paid)
    const outcome = `ended by ${bill.ended_by}, ${bill.billed} min`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  expect(await ledger.broken()).toEqual([])
  if (races > 6) console.log(`${races} races, one outcome each: ${[...outcomes].map(([name, n]) => `${name}: ${n}`).join('; ')}`)
}, 1_200_000)

interface Interval {
  from: number
  to: number
  connection: string
  clean: boolean
}
/** A side of a simulated show: on, or away for some seconds, with a word or without one. */
class Side {
  readonly intervals: Interval[] = []
  #until = 0
  #mode: 'on' | 'stopped' | 'gone' = 'on'
  #connection = 1
  readonly #name: string
  constructor(name: string) {
    this.#name = name
  }
  at(now: number, random: () => number, calm: boolean): 'on' | 'stopped' | 'gone' {
    if (now >= this.#until) {
      const wasAway = this.#mode !== 'on'
      if (this.#mode === 'gone') this.#connection += 1
      this.#mode = wasAway || calm || random() < 0.9 ? 'on' : random() < 0.5 ? 'stopped' : 'gone'
      this.#until = now + (this.#mode === 'on' ? 10 : 4 + 2 * Math.floor(random() * 9))
    }
    const last = this.intervals.at(-1)
    if (this.#mode === 'stopped' && last?.connection === this.connection && now - last.to < 25) last.clean = true
    if (this.#mode === 'on') {
      if (last?.connection === this.connection && !last.clean && now - last.to < 6) last.to = now
      else this.intervals.push({ from: now, to: now, connection: this.connection, clean: false })
    }
    return this.#mode
  }
  get connection(): string {
    return `${this.#name}${this.#connection}`
  }
}
/** Seconds in which both were there, when the anchor's connections that went without a word end 25 seconds earlier. */
function together(anchor: readonly Interval[], viewer: readonly Interval[], until: number): number {
  let seconds = 0
  for (const a of anchor) {
    const to = a.clean || a.to >= until - 6 ? a.to : Math.max(a.from, a.to - 25)
    for (const v of viewer) seconds += Math.max(0, Math.min(to, v.to) - Math.max(a.from, v.from))
  }
  return seconds
}

test('media cut in random places: billed are the minutes with media on both sides, and the deposit is what was paid and what came back', async () => {
  const minutes = Number(process.env['PROOF_MINUTES'] ?? 3)
  const shows = Number(process.env['PROOF_SHOWS'] ?? 1)
  const every = 2
  for (let n = 1; n <= shows; n++) {
    let seed = n * 7919
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const p = await pair(10_000n)
    const id = await running(p, Math.max(10, minutes + 5))
    const [anchor, viewer] = [new Side('a'), new Side('v')]
    let now = 0
    let last = performance.now()
    // Its last minute is left far from both of its edges: what the machine needs between two looks must not decide.
    const isClear = () => {
      const rest = (together(anchor.intervals, viewer.intervals, now) - 10) % 60
      return now >= minutes * 60 && rest >= 15 && rest <= 40
    }
    for (; !isClear(); now += every) {
      const calm = now >= minutes * 60
      const [a, v] = [anchor.at(now, random, calm), viewer.at(now, random, calm)]
      const present = [
        ...(a === 'gone' ? [] : [sending(p.liveuid, anchor.connection, a === 'on')]),
        ...(v === 'on' ? [watching(p.viewer.uid, viewer.connection)] : []),
      ]
      await turn(id, present)
      await passPrivate(ledger, id, Math.max(0, every - (performance.now() - last) / 1000))
      last = performance.now()
    }
    await end(p.anchor, id)
    const expected = Math.floor((together(anchor.intervals, viewer.intervals, now) - 10) / 60)
    const bill = await stateOf(p, id)
    expect(bill).toMatchObject({ state: 'ended', billed: expected, cost: String(expected * PRICE) })
    expect(BigInt(bill.cost) + BigInt(bill.released)).toBe(BigInt(bill.deposit))
    expect(await walletOf(p)).toEqual({ coins: 10_000n - BigInt(bill.cost), held: 0n })
    expect(await paidBy(p)).toMatchObject({ coins: BigInt(bill.cost) })
    if (process.env['PROOF_SHOWS'])
      console.log(
        `${Math.round(now / 60)} minutes with media cut ${anchor.intervals.length + viewer.intervals.length - 2} times: ${bill.flows.length} stretches, ${bill.flowed} s on both sides, ${bill.billed} minutes billed, ${bill.cost} of ${bill.deposit} paid, ${bill.released} released`,
      )
  }
  expect(await ledger.broken()).toEqual([])
}, 600_000)
