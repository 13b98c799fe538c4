import { randomUUID } from 'node:crypto'
import { Live } from '@nimbo/contract'
import { LocalVideoTrack, Room, TrackPublishOptions, TrackSource, VideoBufferType, VideoFrame, VideoSource } from '@livekit/rtc-node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { credit } from '../../core/ledger/index.ts'
import type { LiveKit, MediaPresence } from '../../platform/livekit.ts'
import { createLog } from '../../platform/log.ts'
import type { Database } from '../../platform/postgres.ts'
import { dyingDatabase } from '../../testing/dyingDatabase.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { refusalReason } from '../../testing/refusalReason.ts'
import { type Person, startTestServer, type TestServer } from '../../testing/startTestServer.ts'
import { takeInVotes } from '../../testing/takeInVotes.ts'
import { countMinutes, dismissAbsent, recordPresence } from './countMinutes.ts'
import { foldAll } from '../../testing/foldAll.ts'

/** Seconds of a minute where LiveKit really sends a picture. */
const SHORT = 4
const PRICE = 20

let server: TestServer
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeAll(async () => {
  server = await startTestServer()
  ledger = await openLedger()
})
// Every room that is open is counted in every turn; tests beside this one have theirs.
const opened: string[] = []
afterEach(async () => {
  await ledger.owner.query(`update show set state = 'ended', ended_at = now(), end_reason = 'closed' where stream = any ($1)`, [opened])
})
afterAll(async () => {
  await ledger.close()
  await server.close()
})

interface Watched {
  anchor: Person
  viewer: Person
  liveuid: number
  stream: string
  /** Connections that LiveKit reports in the test. */
  present: MediaPresence[]
}

/** A viewer with coins in a timed room, whose first minute runs. */
async function watched(coins = 500n): Promise<Watched> {
  const { anchor, liveuid, stream } = await server.liveRoom({ type: 3, price: PRICE, seen: false })
  opened.push(stream)
  const viewer = await server.person()
  await ledger.db.query((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'start' }, 'recharge', coins, 'test'))
  await viewer.client.call(Live.enterRoom, { liveuid, stream, type_val: PRICE })
  const present: MediaPresence[] = [
    { uid: liveuid, role: 'anchor', connection: 'a1', picture: true },
    { uid: viewer.uid, role: 'viewer', connection: 'v1', picture: false },
  ]
  return { anchor, viewer, liveuid, stream, present }
}
/** Other tests' rooms are none of this one's. */
const livekitOf = ({ stream, present }: Watched): LiveKit => ({
  ...server.engines.livekit,
  presence: async (of) => (of === stream ? present : []),
})
async function count(w: Watched, db: Database = server.roles.worker, livekit = livekitOf(w)): Promise<void> {
  const deps = { db, livekit, config: server.config, log: createLog('test', 'silent') }
  await recordPresence(deps)
  await countMinutes(deps)
  await dismissAbsent(deps)
}

/** Moves everything of a show so many seconds into the past. */
async function pass(w: Watched, seconds: number): Promise<void> {
  const shift = `make_interval(secs => ${seconds})`
  const show = '(select id from show where stream = $1)'
  await ledger.owner.query(
    `update room_minute set started_at = started_at - ${shift}, ends_at = ends_at - ${shift} where show_id = ${show}`,
    [w.stream],
  )
  await ledger.owner.query(`update media_span set from_at = from_at - ${shift}, to_at = to_at - ${shift} where show_id = ${show}`, [
    w.stream,
  ])
}
async function passEnd(w: Watched, seconds: number): Promise<void> {
  await pass(w, seconds)
  await ledger.owner.query(`update show set ended_at = ended_at - make_interval(secs => $2) where stream = $1`, [w.stream, seconds])
}
/** Seconds between two looks; as with the worker, sightings so far apart are one span. */
const STEP = 4
/** Lets that many seconds pass. */
async function watch(w: Watched, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= STEP) {
    await count(w)
    await pass(w, Math.min(STEP, left))
  }
  await count(w)
}
const away = (w: Watched, who: 'anchor' | 'viewer'): Watched => ({
  ...w,
  present: w.present.filter((p) => (p.role === 'anchor') !== (who === 'anchor')),
})
const walletOf = async ({ viewer }: Watched) => {
  const { coins, coins_held: held } = await ledger.wallet(viewer.uid)
  return { coins, held }
}
const minutes = async ({ stream }: Watched) => {
  const { rows } = await ledger.owner.query<{ state: string }>(
    'select m.state from room_minute m join show s on s.id = m.show_id where s.stream = $1 order by m.minute',
    [stream],
  )
  return rows.map((r) => r.state)
}
const isIn = async ({ viewer, stream }: Watched) =>
  viewer.client.call(Live.getRoomToken, { stream }).then(
    () => true,
    () => false,
  )

describe('a minute', () => {
  test('that flowed is captured, and the next one runs; three of them are three in the ledger', async () => {
    const w = await watched()
    await watch(w, 182)
    expect(await minutes(w)).toEqual(['captured', 'captured', 'reserved', 'reserved'])
    await watch(w, 26)
    expect(await minutes(w)).toEqual(['captured', 'captured', 'captured', 'reserved'])
    expect(await walletOf(w)).toEqual({ coins: 440n, held: 20n })
    expect(await w.viewer.client.call(Live.timeCharge, { liveuid: w.liveuid, stream: w.stream })).toMatchObject({ minutes: 4, cost: '80' })
    expect(await ledger.broken()).toEqual([])
    await foldAll(ledger.db)
    expect((await ledger.wallet(w.anchor.uid)).votes).toBe(30n)
    await expect
      .poll(
        async () => {
          await takeInVotes(server)
          return w.viewer.client.call(Live.stopInfo, { stream: w.stream })
        },
        { timeout: 90_000 },
      )
      .toMatchObject({ votes: '30', spent: '60', minutes: 3, minutes_coin: '60' })
  })

  test('without a picture is released, and none begins before the picture is back', async () => {
    const w = await watched()
    await watch(away(w, 'anchor'), 180)
    expect(await minutes(w)).toEqual(['released'])
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
    expect(await isIn(w)).toBe(true)
    await watch(w, 90)
    expect(await minutes(w)).toEqual(['released', 'captured', 'reserved'])
  })

  test('is not free for whoever joins no media: the chat is closed to them until they enter again', async () => {
    const w = await watched()
    const say = () =>
      w.viewer.client.call(Live.sendMsg, { liveuid: w.liveuid, stream: w.stream, content: 'hello', client_request_id: randomUUID() })
    await watch(away(w, 'viewer'), 100)
    await say()
    await watch(away(w, 'viewer'), 40)
    expect(await refusalReason(say())).toBe('NotAdmitted')
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
    await w.viewer.client.call(Live.enterRoom, { liveuid: w.liveuid, stream: w.stream, type_val: PRICE })
    await watch(w, 4)
    await say()
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 20n })
  })

  test('whose coins were held for a black one before goes on with them', async () => {
    const w = await watched(20n)
    await watch(w, 14)
    await watch(away(w, 'anchor'), 30)
    await watch(w, 20)
    expect(await minutes(w)).toEqual(['released', 'reserved'])
    expect(await isIn(w)).toBe(true)
  })

  test('is not lost with the end of the show, while its anchor is there to end it', async () => {
    const w = await watched()
    await watch(w, 62)
    await w.anchor.client.call(Live.stopRoom, { stream: w.stream })
    await passEnd(w, 30)
    await count(away(w, 'anchor'))
    expect(await minutes(w)).toEqual(['captured', 'released'])
  })

  test('is counted although LiveKit does not answer for another room', async () => {
    const [w, other] = [await watched(), await server.liveRoom({ type: 3, price: PRICE, seen: false })]
    const { presence } = livekitOf(w)
    const livekit: LiveKit = {
      ...livekitOf(w),
      presence: (of) => (of === other.stream ? Promise.reject(new Error('LiveKit is away')) : presence(of)),
    }
    for (let n = 0; n < 90; n += 2) {
      await count(w, server.roles.worker, livekit)
      await pass(w, 2)
    }
    expect(await minutes(w)).toEqual(['captured', 'reserved'])
  })

  test('watched in part at one price is not charged at another', async () => {
    const w = await watched()
    await watch(w, 46)
    await watch(away(w, 'viewer'), 40)
    await w.anchor.client.call(Live.changeLiveType, { stream: w.stream, type: 3, type_val: '60' })
    await w.viewer.client.call(Live.enterRoom, { liveuid: w.liveuid, stream: w.stream, type_val: 60 })
    await watch(w, 6)
    await watch(away(w, 'viewer'), 90)
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
  })

  test('costs nothing for whoever paid the fee the show had before', async () => {
    const { anchor, liveuid, stream } = await server.liveRoom({ type: 2, price: 200 })
    const viewer = await server.person()
    await ledger.db.query((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'start' }, 'recharge', 500n, 'test'))
    await viewer.client.call(Live.roomCharge, { liveuid, stream, type_val: 200, client_request_id: randomUUID() })
    await anchor.client.call(Live.changeLiveType, { stream, type: 3, type_val: '20' })
    expect(await viewer.client.call(Live.checkLive, { liveuid, stream })).toMatchObject({ type: 0 })
    await viewer.client.call(Live.enterRoom, { liveuid, stream, type_val: 0 })
    const present: MediaPresence[] = [
      { uid: liveuid, role: 'anchor', connection: 'a1', picture: true },
      { uid: viewer.uid, role: 'viewer', connection: 'v1', picture: false },
    ]
    const w = { anchor, viewer, liveuid, stream, present }
    await watch(w, 70)
    await watch(away(w, 'viewer'), 140)
    expect(await isIn(w)).toBe(true)
    expect(await walletOf(w)).toEqual({ coins: 300n, held: 0n })
  })

  test('is released when the anchor’s network was cut in it, although LiveKit notices later', async () => {
    const w = await watched()
    // Dead from second 40 on; LiveKit still lists the anchor until 54.
    await watch(w, 54)
    await watch(away(w, 'anchor'), 40)
    expect(await minutes(w)).toEqual(['released'])
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
  })

  test('counts a camera that is switched off as no picture', async () => {
    const w = await watched()
    w.present[0]!.picture = false
    await watch(w, 100)
    expect(await minutes(w)).toEqual(['released'])
  })

  test('of an anchor who reconnects with another connection lost what was black in between', async () => {
    const w = await watched()
    await watch(w, 30)
    await watch({ ...w, present: [{ ...w.present[0]!, connection: 'a2' }, w.present[1]!] }, 60)
    // 25 s before the first connection ended are not counted: 35 of 60.
    expect((await minutes(w))[0]).toBe('released')
  })
})

describe('leaving', () => {
  test('and coming back within the minute costs nothing twice', async () => {
    const w = await watched()
    await watch(w, 26)
    await watch(away(w, 'viewer'), 6)
    await w.viewer.client.call(Live.enterRoom, { liveuid: w.liveuid, stream: w.stream, type_val: PRICE })
    await watch(w, 56)
    expect(await minutes(w)).toEqual(['captured', 'reserved'])
    expect(await walletOf(w)).toEqual({ coins: 480n, held: 20n })
  })

  test('for good ends with the minute: nobody pays for being away', async () => {
    const w = await watched()
    await watch(w, 20)
    await watch(away(w, 'viewer'), 120)
    expect(await minutes(w)).toEqual(['released'])
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
  })

  test('before it counts, again and again, is not watching for nothing', async () => {
    const w = await watched()
    for (let n = 0; n < 3; n++) {
      await watch(w, 46)
      await watch(away(w, 'viewer'), 40)
    }
    await watch(away(w, 'viewer'), 40)
    const states = await minutes(w)
    expect(states[0]).toBe('released')
    expect(states.filter((s) => s === 'captured').length).toBeGreaterThanOrEqual(1)
    expect(await ledger.broken()).toEqual([])
  })
})

describe('the end of the money', () => {
  test('is told a minute before, and then the room is over until there are coins again', async () => {
    const w = await watched(45n)
    expect(await w.viewer.client.call(Live.timeCharge, { liveuid: w.liveuid, stream: w.stream })).toMatchObject({ coin: '25' })
    await watch(w, 64)
    const { coin, minute } = await w.viewer.client.call(Live.timeCharge, { liveuid: w.liveuid, stream: w.stream })
    expect(Number(coin)).toBeLessThan(PRICE)
    expect(minute).toBe(2)
    expect(await isIn(w)).toBe(true)
    await watch(w, 60)
    expect(await refusalReason(w.viewer.client.call(Live.getRoomToken, { stream: w.stream }))).toBe('NotPaid')
    await watch(away(w, 'viewer'), 30)
    expect(await minutes(w)).toEqual(['captured', 'captured'])
    expect(await walletOf(w)).toEqual({ coins: 5n, held: 0n })
    await ledger.db.query((sql) => credit(sql, { uid: w.viewer.uid, key: randomUUID(), request: 'more' }, 'recharge', 100n, 'test'))
    await w.viewer.client.call(Live.enterRoom, { liveuid: w.liveuid, stream: w.stream, type_val: PRICE })
    expect(await isIn(w)).toBe(true)
  })

  test('a show that ends gives the minute back unless nearly all of it flowed', async () => {
    const w = await watched()
    await watch(w, 30)
    await w.anchor.client.call(Live.stopRoom, { stream: w.stream })
    await watch(away(w, 'anchor'), 20)
    expect(await minutes(w)).toEqual(['released'])
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
  })

  test('a new price is paid by nobody who did not agree to it', async () => {
    const w = await watched()
    await watch(w, 20)
    await w.anchor.client.call(Live.changeLiveType, { stream: w.stream, type: 3, type_val: '60' })
    expect(await isIn(w)).toBe(false)
    await watch(w, 80)
    expect(await minutes(w)).toEqual(['released'])
    expect(await refusalReason(w.viewer.client.call(Live.enterRoom, { liveuid: w.liveuid, stream: w.stream, type_val: PRICE }))).toBe(
      'FeeChanged',
    )
    await w.viewer.client.call(Live.enterRoom, { liveuid: w.liveuid, stream: w.stream, type_val: 60 })
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 60n })
  })
})

describe('faults', () => {
  test('four workers at once start and decide each minute once', async () => {
    const w = await watched()
    for (let n = 0; n < 160; n += 4) {
      await Promise.all([1, 2, 3, 4].map(() => count(w)))
      await pass(w, 4)
    }
    await count(w)
    expect(await minutes(w)).toEqual(['captured', 'captured', 'reserved'])
    expect(await walletOf(w)).toEqual({ coins: 460n, held: 20n })
    expect(await ledger.broken()).toEqual([])
  })

  test('a worker that dies before a commit has done nothing, and the next one does it once', async () => {
    const w = await watched()
    for (let n = 0; n < 90; n += 2) {
      // Sightings are written; minutes are neither started nor decided.
      await count(w, dyingDatabase(ledger)).catch(() => undefined)
      await pass(w, 2)
    }
    expect(await minutes(w)).toEqual(['reserved'])
    await count(w)
    expect(await minutes(w)).toEqual(['captured', 'reserved'])
    expect(await walletOf(w)).toEqual({ coins: 480n, held: 20n })
  })

  test('while no worker runs nothing is charged', async () => {
    const w = await watched()
    await watch(w, 30)
    await pass(w, 100)
    await watch(w, 4)
    expect(await minutes(w)).toEqual(['released', 'reserved'])
  })

  test('a hold that expired while nobody looked is not charged', async () => {
    const w = await watched()
    await watch(w, 58)
    await ledger.owner.query(`update ledger.hold set expires_at = now() - interval '1 s' where ref like $1`, [`minute:${w.stream}:%`])
    await ledger.owner.query(`select ledger.expire_deposit(id, gen_random_uuid(), sha256('x')) from ledger.hold where ref like $1`, [
      `minute:${w.stream}:%`,
    ])
    await watch(away(w, 'viewer'), 30)
    expect((await minutes(w))[0]).toBe('released')
    expect(await walletOf(w)).toEqual({ coins: 500n, held: 0n })
    expect(await ledger.broken()).toEqual([])
  })
})

test('with a real picture: minutes are what LiveKit had', { timeout: 90_000 }, async () => {
  const short = await startTestServer({ minuteSeconds: SHORT })
  const { anchor, liveuid, stream } = await short.liveRoom({ type: 3, price: PRICE })
  const viewer = await short.person()
  await ledger.db.query((sql) => credit(sql, { uid: viewer.uid, key: randomUUID(), request: 'start' }, 'recharge', 500n, 'test'))
  const looking = new AbortController()
  const deps = { ...short.engines, db: short.roles.worker, config: short.config, log: createLog('test', 'silent') }
  const looks = (async () => {
    while (!looking.signal.aborted) {
      await recordPresence(deps)
      await countMinutes(deps)
      await new Promise((done) => setTimeout(done, 250))
    }
  })()
  const rooms = [new Room(), new Room()]
  try {
    const own = await anchor.client.call(Live.enterRoom, { liveuid, stream })
    await rooms[0]!.connect(own.media.url, own.media.token, { autoSubscribe: true, dynacast: false })
    const source = new VideoSource(32, 32)
    const track = LocalVideoTrack.createVideoTrack('camera', source)
    await rooms[0]!.localParticipant!.publishTrack(track, new TrackPublishOptions({ source: TrackSource.SOURCE_CAMERA }))
    const frames = setInterval(() => source.captureFrame(new VideoFrame(new Uint8Array(32 * 32 * 4), 32, 32, VideoBufferType.RGBA)), 100)
    const { media } = await viewer.client.call(Live.enterRoom, { liveuid, stream, type_val: PRICE })
    await rooms[1]!.connect(media.url, media.token, { autoSubscribe: true, dynacast: false })
    const captured = async () => {
      const { rows } = await ledger.owner.query<{ n: number }>(
        `select count(*)::int as n from room_minute m join show s on s.id = m.show_id where s.stream = $1 and m.state = 'captured'`,
        [stream],
      )
      return rows[0]!.n
    }
    await expect.poll(captured).toBeGreaterThanOrEqual(1)
    clearInterval(frames)
    looking.abort()
    await looks
    const paid = BigInt(await captured()) * BigInt(PRICE)
    expect((await ledger.wallet(viewer.uid)).coins).toBe(500n - paid)
    expect(await ledger.broken()).toEqual([])
    await foldAll(ledger.db)
    expect((await ledger.wallet(anchor.uid)).votes).toBe(paid / 2n)
  } finally {
    looking.abort()
    await looks
    await Promise.all(rooms.map((room) => room.disconnect()))
    await short.close()
  }
})
