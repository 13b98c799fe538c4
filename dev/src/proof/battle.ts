import { deepStrictEqual, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, type FeedFrame, Gifts, Live, parseFeedFrame, parseRoomEvent, Pk, type PkBattle, Refusal } from '@nimbo/contract'
import { environment, type Profile } from '@nimbo/engines'
import { Centrifuge } from 'centrifuge'
import pg from 'pg'
import { type CrowdPerson, enterAll, openCrowd, type Room } from '../bench/crowd.ts'
import { people } from '../demo/people.ts'
import { type SignedIn, signIn } from '../fixtures/person.ts'
import { repair } from '../stack/repair.ts'
import { redisCommand } from './gifts/checks.ts'
import { every, killInTurn } from './killInTurn.ts'
import { openRoom } from './openRoom.ts'
import { withOwnSeed, withOwnSeeds, pick, randomInt } from './random.ts'

const sizes = {
  ci: { crowd: 12, kills: 1, races: 3, measuredMs: 0, fightMs: 6_000 },
  full: { crowd: 60, kills: 6, races: 1_000, measuredMs: 15_000, fightMs: 180_000 },
}
/** Gifts under way at once in the battle, and those with which the most a second is looked for before it. */
const CONCURRENCY = 16
const TRIED = [4, 8, 16, 32]
const COINS = 1_000_000
const PATIENCE_MS = 60_000
const KILL_EVERY_MS = 1_500
const CONNECTS = 3

/** A score as one room was shown it. */
interface Shown {
  room: string
  no: number
  upto: string
  scores: Record<number, string>
}

/**
 * Two anchors battle while a crowd gives to both and the worker is killed. Each score either room was shown is what the ledger has up to
 * the transfer it names, on both sides to the coin; the fight ends when it was to end; a room that disappears has lost. Invitations that
 * cross are one battle.
 */
export async function proveBattle(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 3 })
  owner.on('error', () => undefined)
  const over = new AbortController()
  const readers: Reader[] = []
  const started = performance.now()
  try {
    const hosts = [people.marina, people.kaique]
    const opened = await Promise.all(hosts.map((host) => openRoom(origin, 'Battle', over.signal, host)))
    const [a, b] = opened.map(({ room }) => room) as [Room, Room]
    const [first, second] = (await Promise.all(hosts.map((host) => signIn(origin, host)))) as [SignedIn, SignedIn]
    const givers = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, size.crowd)
    await owner.query(
      `select ledger.credit(u, gen_random_uuid(), sha256('p'), 10::smallint, -3, $2, 'proof', null) from unnest($1::int[]) u`,
      [givers.map(({ uid }) => uid), COINS],
    )
    for (const room of [a, b]) await enterAll(givers, room)
    for (const [host, room] of [
      [first, a],
      [second, b],
    ] as const)
      readers.push(await openReader(host, room))

    const uids = [first.uid, second.uid]
    const keys = [
      ...uids.map((uid) => `limit:battleInvitations:${uid}`),
      ...[uids, uids.toReversed()].map(([from, to]) => `limit:unacceptedRequests:battle:${from}:${to}`),
    ]
    const races = await race([first, second], [a, b], size.races, () => redisCommand(env, `DEL ${keys.join(' ')}`))
    const most = full ? await mostPerSecond(givers, [a, b], size.measuredMs) : undefined
    const battle = await fight(owner, first.client, [a, b], size.fightMs)
    const planned = (await rowOf(owner, battle)).ends_at
    const begun = performance.now()
    const sent = await giveUntil(profile, {
      givers,
      rooms: [a, b],
      kills: size.kills,
      isOver: async () => (await rowOf(owner, battle)).state !== 'fight',
    })
    const fought = (performance.now() - begun) / 1000
    const end = await decided(owner, battle)
    const row = await rowOf(owner, battle)
    const longer = row.ends_at.getTime() - planned.getTime()
    const overtime = (Number(env['NIMBO_BATTLE_MINUTE_SECONDS']) * 1000) / 6
    // Times are read in whole milliseconds.
    ok(Math.abs(longer - row.overtimes * overtime) <= 1, `${row.overtimes} overtimes made it ${longer} ms longer`)
    const checked = await check(owner, battle, readers, [a, b])
    ok(end.winner !== null || end.even, 'nobody won an uneven battle')

    await disappear(owner, [first.client, second.client], [a, b], battle)
    console.log(
      `battle: ${sent} gifts (${(sent / fought).toFixed(0)} a second${most ? `, ${((sent / fought / most) * 100).toFixed(0)} % of the ${most.toFixed(0)} that were the most without a battle` : ''}), ${checked} scores shown in both rooms are the ledger's up to the transfer they name, ${row.overtimes} overtimes, ${size.kills} kills of the worker, ` +
        `ended to the millisecond; ${races} invitations that crossed were one battle each; a room that disappeared lost; ${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
  } finally {
    over.abort()
    for (const reader of readers) reader.close()
    await owner.end()
    await repair(profile)
  }
}

const stateOf = async (client: Client, { stream }: Room): Promise<PkBattle | undefined> =>
  (await client.call(Pk.getBattle, { stream }).catch(() => ({ pk: undefined }))).pk

interface Row {
  state: string
  ends_at: Date
  overtimes: number
}
async function rowOf(owner: pg.Pool, id: number): Promise<Row> {
  const { rows } = await owner.query<Row>('select state, ends_at, overtimes from battle where id = $1', [id])
  return rows[0]!
}

interface End {
  outcome: string | null
  winner: number | null
  even: boolean
}
/** End of the battle, as soon as it is known. Its last states are short and an end is no longer answered, so it is read from the row. */
async function decided(owner: pg.Pool, id: number): Promise<End> {
  let end: End | undefined
  await until(async () => {
    const { rows } = await owner.query<End>(
      `select outcome, winner, (select count(distinct score) = 1 from battle_side where battle_id = b.id) as even
       from battle b where id = $1 and state in ('frozen', 'punish', 'idle') and outcome is not null`,
      [id],
    )
    end = rows[0]
    return end !== undefined
  })
  return end!
}

/** A fight of so many milliseconds. Where the pictures do not come in the time there is for it, which a busy machine needs, another is begun. */
async function fight(owner: pg.Pool, host: Client, [a, b]: readonly [Room, Room], ms: number): Promise<number> {
  for (let tries = 0; tries < CONNECTS; tries++) {
    const { pk } = await host.call(Pk.invite, { stream: a.stream, touid: b.liveuid, minutes: 3 })
    let state = ''
    await until(async () => {
      const { rows } = await owner.query<{ state: string }>('select state from battle where id = $1', [pk.battle])
      state = rows[0]!.state
      return !['invited', 'connecting', 'countdown'].includes(state)
    })
    if (state === 'idle') continue
    await owner.query(
      `update battle set ends_at = clock_timestamp() + make_interval(secs => $2), until = clock_timestamp() + make_interval(secs => $2)
       where id = $1 and state = 'fight'`,
      [pk.battle, ms / 1000],
    )
    return pk.battle
  }
  throw new Error('the pictures of the two never came in time')
}

interface Reader {
  room: string
  shown: Shown[]
  close(): void
}
async function openReader({ client, usersign }: SignedIn, room: Room): Promise<Reader> {
  const { realtime } = await client.call(Live.enterRoom, room)
  const connection = new Centrifuge(realtime.url, { data: { usersign }, minReconnectDelay: 100, maxReconnectDelay: 500 })
  const shown: Shown[] = []
  const keep = ({
    no,
    upto,
    sides,
  }: Pick<PkBattle, 'no' | 'upto' | 'sides'> | { no: number; upto: string; sides: { uid: number; score: string }[] }) =>
    shown.push({ room: room.stream, no, upto, scores: Object.fromEntries(sides.map(({ uid, score }) => [uid, score])) })
  for (const [kind, { channel, token, offset, epoch }] of [
    ['feed', realtime.feed],
    ['room', realtime.room],
  ] as const) {
    const subscription = connection.newSubscription(channel, {
      token,
      since: { offset, epoch },
      getToken: async () => (await client.call(Live.getRoomToken, { stream: room.stream, feed: realtime.feed.channel }))[kind],
    })
    subscription.on('publication', ({ data }) => {
      const events =
        kind === 'feed' ? (parseFeedFrame(data as FeedFrame)?.events ?? []) : [parseRoomEvent(data)].filter((e) => e !== undefined)
      for (const { name, event } of events) if (name === 'pkScore' || name === 'pkState') keep(event)
    })
    subscription.subscribe()
  }
  connection.connect()
  return { room: room.stream, shown, close: () => connection.disconnect() }
}

/**
 * Both invite each other at once, through whichever process: it is one battle, and called off again. An invitation that finds the other one
 * already accepted did not cross, and is refused; that turn does not count. Each time the limits of invitations are forgotten.
 */
async function race(
  hosts: readonly [SignedIn, SignedIn],
  [a, b]: readonly [Room, Room],
  times: number,
  forget: () => Promise<void>,
): Promise<number> {
  const clients = hosts.map(({ client }) => client)
  for (let crossed = 0, turns = 0; crossed < times; turns++) {
    ok(turns < times * 2 + 10, 'invitations hardly ever crossed')
    const invited = await Promise.all([
      tried(hosts[0].client.call(Pk.invite, { stream: a.stream, touid: b.liveuid })),
      tried(hosts[1].client.call(Pk.invite, { stream: b.stream, touid: a.liveuid })),
    ])
    const battles = invited.flatMap((answer) => (answer ? [answer.pk.battle] : []))
    ok(battles.length > 0, 'both invitations were refused')
    deepStrictEqual(new Set(battles).size, 1, 'two battles of the same two')
    if (battles.length === 2) crossed++
    await callOff(clients, a)
    await forget()
  }
  return times
}

/** Refused because the other one's invitation was accepted before: nothing else is let pass. */
async function tried<T>(inviting: Promise<T>): Promise<T | undefined> {
  return inviting.catch((e: unknown) => {
    if (e instanceof Refusal && (e.reason === 'Busy' || e.reason === 'RivalBusy')) return undefined
    throw e
  })
}

/** Ends whatever battle the room has, in whichever state it has come to: it may move on before a command reaches it. */
async function callOff(clients: readonly Client[], room: Room): Promise<void> {
  const commands: Partial<Record<string, typeof Pk.cancel>> = {
    invited: Pk.cancel,
    connecting: Pk.cancel,
    fight: Pk.surrender,
    punish: Pk.waive,
  }
  await until(async () => {
    const pk = await stateOf(clients[0]!, room)
    const command = pk && commands[pk.state]
    // Only one of the two may cancel an invitation or waive a penalty.
    if (command) for (const client of clients) await client.call(command, { battle: pk.battle, version: pk.version }).catch(() => undefined)
    return pk === undefined
  })
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it never came to that')
    await sleep(50)
  }
}

interface Workload {
  givers: readonly CrowdPerson[]
  rooms: readonly [Room, Room]
  kills: number
  isOver(): Promise<boolean>
}
/** So many at once give one gift after the other until it is over; how many it were. */
async function give({ givers, rooms }: Pick<Workload, 'givers' | 'rooms'>, atOnce: number, over: AbortSignal): Promise<number> {
  let sent = 0
  const client = async (n: number) => {
    for (let turn = n; !over.aborted; turn += atOnce) {
      const giver = givers[turn % givers.length]!
      const gift = { giftid: randomInt(1, 4), giftcount: randomInt(1, 9), client_request_id: randomUUID() }
      await giver.call(Gifts.sendGift, { ...pick(rooms), ...gift }).then(
        () => sent++,
        () => sleep(100),
      )
    }
  }
  await Promise.all(withOwnSeeds(atOnce, client))
  return sent
}

/** The most gifts a second this machine takes, whatever is under way at once. */
async function mostPerSecond(givers: readonly CrowdPerson[], rooms: readonly [Room, Room], ms: number): Promise<number> {
  const rates: number[] = []
  for (const atOnce of TRIED) {
    const begun = performance.now()
    const sent = await give({ givers, rooms }, atOnce, AbortSignal.timeout(ms))
    rates.push((sent / (performance.now() - begun)) * 1000)
  }
  return Math.max(...rates)
}

async function giveUntil(profile: Profile, { givers, rooms, kills, isOver }: Workload): Promise<number> {
  const over = new AbortController()
  const watching = async () => {
    await killInTurn(profile, { victims: ['worker'], due: every(() => KILL_EVERY_MS, over.signal), most: kills })
    while (!(await isOver())) await sleep(100)
    // Gifts after the end are in no score.
    await sleep(300)
    over.abort()
  }
  const [sent] = await Promise.all([give({ givers, rooms }, CONCURRENCY, over.signal), withOwnSeed(watching)])
  return sent
}

/** Every score that was shown, against the ledger added up in the order it was committed. */
async function check(owner: pg.Pool, id: number, readers: readonly Reader[], rooms: readonly [Room, Room]): Promise<number> {
  const { rows } = await owner.query<{ transfer: string; stream: string; coins: string }>(
    `select f.transfer::text, split_part(f.ref, ':', 2) as stream, f.coins::text from battle b,
       ledger.feed_rows(b.from_xid, pg_snapshot_xmin(pg_current_snapshot())::text::bigint, '{1,3}') with ordinality
         as f (transfer, op, uid, ref, count, combo, at, coins, item, receivers, position)
     where b.id = $1 and f.at >= b.fight_at and f.at < b.ends_at and split_part(f.ref, ':', 2) = any ($2) order by f.position`,
    [id, rooms.map(({ stream }) => stream)],
  )
  const totals = new Map<string, { no: number; scores: Record<number, string> }>()
  const sums = new Map(rooms.map(({ stream, liveuid }) => [stream, { liveuid, sum: 0n }]))
  const now = () => Object.fromEntries([...sums.values()].map(({ liveuid, sum }) => [liveuid, String(sum)]))
  totals.set('0', { no: 0, scores: now() })
  for (const [n, { transfer, stream, coins }] of rows.entries()) {
    sums.get(stream)!.sum += BigInt(coins)
    totals.set(transfer, { no: n + 1, scores: now() })
  }
  // The last score may still be on its way to a reader.
  await until(() => Promise.resolve(readers.every(({ shown }) => lastOf(shown) >= rows.length)))
  let checked = 0
  for (const { shown, room } of readers) {
    for (const { no, upto, scores } of shown) {
      if (no === 0) continue
      deepStrictEqual({ no, scores }, totals.get(upto), `what ${room} was shown up to ${upto}`)
      checked++
    }
    deepStrictEqual(lastOf(shown), rows.length, 'the last score that was shown is not the last')
  }
  ok(rows.length > 0, 'nothing was given in time')
  return checked
}

const lastOf = (shown: readonly Shown[]) => Math.max(0, ...shown.map(({ no }) => no))

/** One of the rooms ends in mid-fight, which is not over before however long that takes: the other has won. */
async function disappear(
  owner: pg.Pool,
  [first, second]: readonly [Client, Client],
  [a, b]: readonly [Room, Room],
  before: number,
): Promise<void> {
  await callOff([first, second], a)
  const battle = await fight(owner, first, [a, b], 3_600_000)
  ok(battle > before)
  await second.call(Live.stopRoom, { stream: b.stream })
  const end = await decided(owner, battle)
  deepStrictEqual([end.outcome, end.winner], ['forfeit', a.liveuid], 'a room that disappeared did not lose')
}
