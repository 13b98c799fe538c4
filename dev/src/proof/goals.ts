import { deepStrictEqual, equal } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, type Goal, Livegame, Refusal, taskOperations } from '@nimbo/contract'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import pg from 'pg'
import { enterAll, openCrowd } from '../bench/crowd.ts'
import { people } from '../demo/people.ts'
import { signIn } from '../fixtures/person.ts'
import { replicaName } from '../stack/processes.ts'
import { repair } from '../stack/repair.ts'
import { replicas } from '../stack/replicas.ts'
import { every, killInTurn } from './killInTurn.ts'
import { openRoom, type Room } from './openRoom.ts'
import { withOwnSeed, randomInt } from './random.ts'

const sizes = { ci: { pairs: 20, givers: 120, kills: 2 }, full: { pairs: 1_000, givers: 3_000, kills: 20 } }
const COINS = 10_000
const TIP = 10
const NEED = 100
const SETTLED_MS = 120_000
/** The worker settles once a second. One of each pair may be out of time and open until then, and a show has no more than five. */
const SETTLED_TOGETHER = 3

type Tried<T> = { value: T } | { refused: string }
/** Answer of a call, repeated until there is one: a killed API is asked again under the same key. */
async function tried<T>(work: () => Promise<T>): Promise<Tried<T>> {
  for (let tries = 0; ; tries++) {
    try {
      return { value: await work() }
    } catch (e) {
      if (e instanceof Refusal) return { refused: e.reason }
      if (tries > 60) throw e
      await sleep(250)
    }
  }
}

/**
 * Two tips for the last coins, done against out of time, a tip against a cancellation: each pair many times, while the API and the worker
 * are killed. Then two goals of many givers, one done and one out of time, whose workers are all killed with some givers settled. No goal
 * holds more than its price, every coin is paid or back, and nobody lost or won one.
 */
export async function proveGoals(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const origin = `http://127.0.0.1:${profile.ports.app}`
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 3 })
  owner.on('error', () => undefined)
  const over = new AbortController()
  const racing = new AbortController()
  const started = performance.now()
  try {
    const { room } = await openRoom(origin, 'Goals', over.signal, people.marina)
    const host = (await signIn(origin, people.marina)).client
    const [one, two, ...crowd] = await openCrowd(env['NIMBO_DATABASE_MIGRATE_URL']!, origin, 2 + size.givers)
    const pair = [one!, two!] as const
    const [both, many] = [pair.map(({ uid }) => uid), crowd.map(({ uid }) => uid)]
    await equip(owner, [...both, ...many])
    await enterAll([...pair, ...crowd], room)

    const nowAndThen = every(() => randomInt(2_000, 6_000), racing.signal)
    const killing = withOwnSeed(() => killInTurn(profile, { victims: ['api', 'worker'], due: nowAndThen, most: size.kills }))
    let [spent, equipped] = [0, 2 * COINS]
    const tally = { done: 0, expired: 0, tipped: 0 }
    const raced: Raced[] = []
    for (let n = 0; n < size.pairs; n++) {
      raced.push(await racePair(owner, host, room, pair, tally))
      if (raced.length < SETTLED_TOGETHER && n < size.pairs - 1) continue
      await settled(owner)
      for (const race of raced.splice(0)) spent += await paidFor(owner, race, tally)
      if (n % 48 !== 47) continue
      // Wallets of those who pay are filled up before they run dry.
      await equip(owner, both)
      equipped += 2 * COINS
    }
    racing.abort()
    const kills = await killing
    deepStrictEqual(await walletsOf(owner, both), { coins: equipped - spent, held: 0 }, 'coins of the two')

    const price = size.givers * TIP
    const [kept, broken] = [await set(host, price), await set(host, price)]
    for (const goal of [kept, broken]) await Promise.all(crowd.map((person) => tried(() => give(person, room, goal, TIP, randomUUID()))))
    deepStrictEqual(await walletsOf(owner, many), { coins: size.givers * COINS, held: 2 * price }, 'coins that wait')
    await tried(() => host.call(Livegame.anchorTaskOperation, { id: kept.goalid, type: taskOperations.done }))
    const paidAtKill = await killWorkersWithin(profile, owner, kept)
    await owner.query('update goal set ends_at = clock_timestamp() where id = $1', [broken.goalid])
    const backAtKill = await killWorkersWithin(profile, owner, broken)
    const before = performance.now()
    await settled(owner)
    const seconds = (performance.now() - before) / 1000
    deepStrictEqual(await walletsOf(owner, many), { coins: size.givers * COINS - price, held: 0 }, 'coins of the crowd')
    const told = await owner.query<{ n: number }>(`select count(*)::int as n from notice where kind = 'goal' and uid = any ($1)`, [many])
    equal(told.rows[0]!.n, size.givers, 'everybody is told once that their coins are back')
    const faults = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
    deepStrictEqual(faults.rows, [], 'an invariant is broken')
    console.log(
      `goals: ${size.pairs} × 3 races (${tally.done} done, ${tally.expired} out of time; ${tally.tipped} tips before a cancellation), ${spent} coins paid, ${kills} kills; ` +
        `${size.givers} givers: workers killed after ${paidAtKill} paid and ${backAtKill} refunded, all settled ${seconds.toFixed(1)} s later; ` +
        `${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
  } finally {
    over.abort()
    racing.abort()
    await owner.end()
    await repair(profile)
  }
}

async function walletsOf(owner: pg.Pool, uids: readonly number[]): Promise<{ coins: number; held: number }> {
  const { rows } = await owner.query<{ coins: number; held: number }>(
    'select sum(balance)::int as coins, sum(held)::int as held from ledger.account where owner = any ($1) and asset = 1 and id = ledger.wallet(owner, 1)',
    [uids],
  )
  return rows[0]!
}

/** Waits until some of a goal's tips have ended, kills every worker, and answers how many had. */
async function killWorkersWithin(profile: Profile, owner: pg.Pool, goal: Goal): Promise<number> {
  const ended = async () => {
    const { rows } = await owner.query<{ n: number }>('select count(ended_at)::int as n from goal_tip where goal_id = $1', [goal.goalid])
    return rows[0]!.n
  }
  for (const end = Date.now() + SETTLED_MS; (await ended()) === 0; await sleep(5))
    if (Date.now() > end) throw new Error('nothing is settled')
  for (let n = 0; n < replicas(); n++) process.kill(readRecord(profile, replicaName('worker', n))!.pid, 'SIGKILL')
  const some = await ended()
  await repair(profile)
  return some
}

async function equip(owner: pg.Pool, uids: readonly number[]): Promise<void> {
  await owner.query(
    `select ledger.credit(u, gen_random_uuid(), sha256('p'), 10::smallint, -3, $2, 'proof', null) from unnest($1::int[]) u`,
    [uids, COINS],
  )
}

async function set(host: Client, need = NEED): Promise<Goal> {
  const body = { title: 'A promise', need_coin: need, minutes: 60, client_request_id: randomUUID() }
  const made = await tried(() => host.call(Livegame.setLiveAnchorTask, body))
  if ('refused' in made) throw new Error(`no goal: ${made.refused}`)
  return made.value
}
const give = (person: Client, { liveuid }: Room, goal: Goal, coin: number, key: string) =>
  person.call(Livegame.giveATip, { liveuid, id: goal.goalid, coin, client_request_id: key })

interface Tally {
  done: number
  expired: number
  tipped: number
}
/** The goals of three races, and what was answered. */
interface Raced {
  goals: readonly [Goal, Goal, Goal]
  isDone: boolean
  isTipped: boolean
}
/** One of each race. */
async function racePair(owner: pg.Pool, host: Client, room: Room, [one, two]: readonly [Client, Client], tally: Tally): Promise<Raced> {
  const end = (goal: Goal, type: number) => tried(() => host.call(Livegame.anchorTaskOperation, { id: goal.goalid, type }))
  const [first, second, third] = [await set(host), await set(host), await set(host)]
  const keys = Array.from({ length: 4 }, () => randomUUID())

  const last = await Promise.all([tried(() => give(one, room, first, 60, keys[0]!)), tried(() => give(two, room, first, 60, keys[1]!))])
  const taken = last.reduce((sum, answer) => sum + ('value' in answer ? Number(answer.value.tipped) : 0), 0)
  equal(taken, NEED, 'two tips for the last coins')
  await end(first, taskOperations.cancelled)

  await tried(() => give(one, room, second, NEED, keys[2]!))
  await owner.query(`update goal set ends_at = clock_timestamp() + make_interval(secs => $2) where id = $1`, [
    second.goalid,
    randomInt(0, 20) / 1000,
  ])
  const complete = await end(second, taskOperations.done)

  const [tip] = await Promise.all([tried(() => give(two, room, third, 50, keys[3]!)), end(third, taskOperations.cancelled)])
  if ('value' in tip) tally.tipped++
  return { goals: [first, second, third], isDone: 'value' in complete, isTipped: 'value' in tip }
}

/** Coins that were paid in three races, once all of it is settled. */
async function paidFor(owner: pg.Pool, { goals, isDone, isTipped }: Raced, tally: Tally): Promise<number> {
  const { rows } = await owner.query<{ id: string; state: string; given: string }>(
    'select id, state, given from goal where id = any ($1)',
    [goals.map(({ goalid }) => goalid)],
  )
  const [a, b, c] = goals.map(({ goalid }) => rows.find(({ id }) => Number(id) === goalid)!)
  deepStrictEqual([a!.state, Number(a!.given)], ['cancelled', NEED])
  equal(b!.state, isDone ? 'done' : 'expired', 'done against out of time')
  deepStrictEqual([c!.state, Number(c!.given)], ['cancelled', isTipped ? 50 : 0])
  if (b!.state === 'done') tally.done++
  else tally.expired++
  return b!.state === 'done' ? NEED : 0
}

/** Everything that has ended is paid or back. */
async function settled(owner: pg.Pool): Promise<void> {
  for (const end = Date.now() + SETTLED_MS; Date.now() < end; await sleep(50)) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from goal where settled_at is null and (ended_at is not null or ends_at <= clock_timestamp())`,
    )
    if (rows[0]!.n === 0) return
  }
  throw new Error('goals are not settled')
}
