import { deepStrictEqual } from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import pg from 'pg'
import { repair } from '../stack/repair.ts'
import { type Done, effectsOf, type Gift, type Wish } from './money/wish.ts'

const HANDS = 16
const PEOPLE = 120
const ANCHORS = 12
const START = 5_000

interface Size {
  wishes: number
  handKills: number
  databaseKills: number
}
const sizes: { ci: Size; full: Size } = {
  ci: { wishes: 20_000, handKills: 28, databaseKills: 4 },
  full: { wishes: 1_000_000, handKills: 460, databaseKills: 40 },
}

/**
 * Sixteen processes carry out random wishes while they and the database are killed. A wish is repeated under its key until it is
 * answered. In the end every answered wish is in the books once, as it was answered; every balance is what the answers say; no
 * invariant is broken; and nobody ever saw a deadlock.
 */
export async function proveMoney(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const database = new pg.Pool({ connectionString: env['NIMBO_DATABASE_URL']!, max: 3 })
  database.on('error', () => undefined)
  const uids = await makePeople(profile)
  const started = performance.now()
  const model = createModel(uids)
  const result = await run(profile, env, model, size)
  await settle(database)
  await compare(database, model, profile)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `money: ${model.done.length} wishes answered once (${model.kinds()}), ${result.handKills} processes killed, and ${result.databaseKills} times the database, the worker and the API, ` +
      `${result.repeated} repeated, ${result.conflicts} deadlocks or conflicts seen, ${seconds} s; every balance and invariant holds`,
  )
  await database.end()
  if (result.conflicts > 0) throw new Error('somebody saw a deadlock')
}

async function makePeople(profile: Profile): Promise<number[]> {
  const owner = new pg.Client({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
  const { rows } = await owner.query<{ id: number }>(
    `insert into account (country_code, nicename) select '999', 'proof' from generate_series(1, $1) returning id`,
    [PEOPLE],
  )
  const uids = rows.map((r) => r.id)
  await owner.query(`select ledger.credit(u, gen_random_uuid(), sha256('p'), 10::smallint, -3, $2, '', null) from unnest($1::int[]) u`, [
    uids,
    START,
  ])
  await owner.end()
  return uids
}

type Model = ReturnType<typeof createModel>

/** What ought to be true, worked out from the answers alone. */
function createModel(uids: readonly number[]) {
  const coins = new Map(uids.map((uid) => [uid, START]))
  const votes = new Map(uids.map((uid) => [uid, 0]))
  const packs: { pack: string; uid: number; made: number }[] = []
  const holds: { uid: number; ref: string; coins: number }[] = []
  const done: { wish: Wish; answer: Done }[] = []
  const any = () => uids[randomInt(uids.length)]!
  const anchor = () => uids[randomInt(ANCHORS)]!

  const gift = (): Gift => {
    const [uid, to] = [any(), anchor()]
    return { key: randomUUID(), uid, anchor: to === uid ? uids[uid === uids[0] ? 1 : 0]! : to, coins: randomInt(1, 60) }
  }

  function next(): Wish {
    const [key, uid] = [randomUUID(), any()]
    const dice = randomInt(100)
    const open = holds.length > 0 && dice < 8 ? holds.splice(randomInt(holds.length), 1)[0] : undefined
    if (open) return { kind: 'end', key, uid: open.uid, ref: open.ref, pay: randomInt(open.coins + 1), anchor: anchor() }
    if (dice < 14) return { kind: 'hold', key, uid, coins: randomInt(1, 200), ref: `proof:${key}` }
    if (dice < 18) return { kind: 'recharge', key, uid, coins: randomInt(1, 900) }
    if (dice < 22) return { kind: 'exchange', key, uid: anchor(), votes: randomInt(2, 300) }
    if (dice < 25) return { kind: 'pack', key, uid, shares: Array.from({ length: randomInt(2, 12) }, () => randomInt(1, 20)) }
    const pack = packs.length > 0 && dice < 45 ? packs[randomInt(packs.length)] : undefined
    if (pack && Date.now() - pack.made > 4_000) {
      packs.splice(packs.indexOf(pack), 1)
      return { kind: 'close', key, uid: pack.uid, pack: pack.pack }
    }
    if (pack) return { kind: 'take', key: `${pack.pack}:${uid}`, uid, pack: pack.pack }
    if (dice < 50) return { kind: 'crowd', key, uid, gifts: Array.from({ length: randomInt(2, 20) }, gift) }
    return { kind: 'gift', ...gift() }
  }

  function answer(wish: Wish, answered: Done): void {
    done.push({ wish, answer: answered })
    // A share is answered alike however often it is asked for; it counts once.
    if (wish.kind === 'take' && taken.has(wish.key)) return
    if (wish.kind === 'take' && answered.status === 'ok') taken.add(wish.key)
    for (const effect of effectsOf(wish, answered)) {
      coins.set(effect.uid, coins.get(effect.uid)! + effect.coins)
      votes.set(effect.uid, votes.get(effect.uid)! + effect.votes)
    }
    if (answered.status !== 'ok') return
    if (wish.kind === 'pack' && answered.pack) packs.push({ pack: answered.pack, uid: wish.uid, made: Date.now() })
    if (wish.kind === 'hold') holds.push({ uid: wish.uid, ref: wish.ref, coins: wish.coins })
  }
  const taken = new Set<string>()

  const kinds = () => {
    const counts = Map.groupBy(done, ({ wish }) => wish.kind)
    return [...counts].map(([kind, list]) => `${kind} ${list.length}`).join(', ')
  }
  return { uids, coins, votes, done, next, answer, kinds }
}

interface Hand {
  child: ChildProcess
  wish: Wish | undefined
}

async function run(profile: Profile, env: Record<string, string>, model: Model, size: Size) {
  const hands: Hand[] = []
  const seen = { repeated: 0, conflicts: 0, handKills: 0, databaseKills: 0 }
  let over = false
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()

  function give(hand: Hand): void {
    if (hand.wish) seen.repeated++
    else if (model.done.length + hands.filter((h) => h.wish).length >= size.wishes) return void (hands.every((h) => !h.wish) && finish())
    hand.wish ??= model.next()
    if (hand.child.connected) hand.child.send(hand.wish)
  }
  function hire(wish?: Wish): void {
    const child = fork(join(import.meta.dirname, 'money/hand.ts'), { env: { ...process.env, ...env } })
    const hand: Hand = { child, wish }
    hands.push(hand)
    child.on('message', (message: { ready?: true; done?: Done; failed?: { code: string } }) => {
      if (message.done && hand.wish) {
        model.answer(hand.wish, message.done)
        hand.wish = undefined
      }
      if (message.failed && ['40P01', '40001'].includes(message.failed.code)) seen.conflicts++
      if (message.failed) setTimeout(() => give(hand), 100)
      else give(hand)
    })
    // Killed between being looked at and being written to: its end is told by the next event.
    child.on('error', () => undefined)
    child.once('exit', () => {
      hands.splice(hands.indexOf(hand), 1)
      if (!over) hire(hand.wish)
    })
  }
  for (let n = 0; n < HANDS; n++) hire()
  const killing = kill(profile, hands, model, size, seen, () => over)
  await finished
  over = true
  await killing
  for (const { child } of hands) child.kill('SIGKILL')
  return seen
}

/** Kills are spread over the wishes: one each time another share of them is done. */
async function kill(
  profile: Profile,
  hands: Hand[],
  model: Model,
  size: Size,
  seen: { handKills: number; databaseKills: number },
  over: () => boolean,
) {
  // All of them fall due well before the last wish, so that none is left over.
  const perHand = (size.wishes * 0.8) / (size.handKills + 1)
  const perDatabase = (size.wishes * 0.8) / (size.databaseKills + 1)
  while (!over()) {
    // Those that fell due while the database came back are killed together.
    while (model.done.length >= perHand * (seen.handKills + 1) && seen.handKills < size.handKills && hands.length > 0) {
      hands[randomInt(hands.length)]!.child.kill('SIGKILL')
      seen.handKills++
    }
    if (model.done.length >= perDatabase * (seen.databaseKills + 1) && seen.databaseKills < size.databaseKills) {
      for (const name of ['postgres', 'worker', 'api']) process.kill(readRecord(profile, name)!.pid, 'SIGKILL')
      seen.databaseKills++
      await repair(profile)
    }
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** The worker folds by itself; here it must be through. */
async function settle(database: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await database.query('select ledger.fold()')
    const { rows } = await database.query<{ lag: number }>('select extract(epoch from ledger.fold_lag())::float8 as lag')
    if (rows[0]!.lag === 0) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the fold did not catch up')
}

async function compare(database: pg.Pool, model: Model, profile: Profile): Promise<void> {
  const { rows: broken } = await database.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
  deepStrictEqual(broken, [], 'an invariant is broken')
  for (const uid of model.uids) {
    const { rows } = await database.query<{ coins: string; votes: string }>('select coins::text, votes::text from ledger.wallet_of($1)', [
      uid,
    ])
    deepStrictEqual([Number(rows[0]!.coins), Number(rows[0]!.votes)], [model.coins.get(uid), model.votes.get(uid)], `the wallet of ${uid}`)
  }
  const owner = new pg.Client({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
  const keyed = model.done.flatMap(outcomesOf)
  const { rows } = await owner.query<{ key: string; status: string }>(
    `select key::text, coalesce(reason, 'ok') as status from ledger.transfer where key = any($1::uuid[])`,
    [keyed.map(({ key }) => key)],
  )
  await owner.end()
  const booked = new Map(rows.map((r) => [r.key, r.status]))
  deepStrictEqual(rows.length, keyed.length, 'an answered wish is missing, or booked twice')
  for (const { key, status, kind } of keyed) deepStrictEqual(booked.get(key), status, `the outcome of ${kind} ${key}`)
}

/** What is filed under a key of its own; a share and a refund have none. */
function outcomesOf({ wish, answer }: { wish: Wish; answer: Done }): { key: string; status: string; kind: Wish['kind'] }[] {
  const { kind } = wish
  if (kind === 'take' || kind === 'close') return []
  if (kind !== 'crowd') return [{ key: wish.key, status: answer.status, kind }]
  return wish.gifts.map(({ key }, n) => ({ key, status: answer.each![n]!, kind }))
}
