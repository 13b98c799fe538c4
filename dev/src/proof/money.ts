import { deepStrictEqual } from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { environment, type Profile, readRecord } from '@nimbo/engines'
import pg from 'pg'
import { repair } from '../stack/repair.ts'
import { type Outcome, effectsOf, type Gift, type Operation } from './money/operation.ts'

const WORKLOAD_CLIENTS = 16
const PEOPLE = 120
const ANCHORS = 12
const START = 5_000

interface Size {
  operations: number
  clientKills: number
  databaseKills: number
}
const sizes: { ci: Size; full: Size } = {
  ci: { operations: 20_000, clientKills: 28, databaseKills: 4 },
  full: { operations: 1_000_000, clientKills: 460, databaseKills: 40 },
}

/**
 * Sixteen client processes execute random operations while they and the database are killed. An operation is retried under its
 * idempotency key until it is answered. In the end every answered operation is in the ledger once, with the outcome it was answered
 * with; every balance is what the answers add up to; no invariant is violated; and no client saw a deadlock.
 */
export async function proveMoney(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const database = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 3 })
  database.on('error', () => undefined)
  const uids = await makePeople(profile)
  const started = performance.now()
  const model = createModel(uids)
  const result = await run(profile, env, model, size)
  await waitForFold(database)
  await verifyLedger(database, model, profile)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `money: ${model.done.length} operations answered once (${model.kinds()}), ${result.clientKills} clients killed, ${result.databaseKills} times the database, the worker and the API, ` +
      `${result.retried} retried, ${result.conflicts} deadlocks or conflicts seen, ${seconds} s; every balance and invariant holds`,
  )
  await database.end()
  if (result.conflicts > 0) throw new Error('a client saw a deadlock')
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

/** The expected balances, computed from the answers alone. */
function createModel(uids: readonly number[]) {
  const coins = new Map(uids.map((uid) => [uid, START]))
  const votes = new Map(uids.map((uid) => [uid, 0]))
  const packs: { pack: string; uid: number; made: number }[] = []
  const holds: { uid: number; ref: string; coins: number }[] = []
  const done: { operation: Operation; answer: Outcome }[] = []
  const any = () => uids[randomInt(uids.length)]!
  const anchor = () => uids[randomInt(ANCHORS)]!

  /** Nobody gives to themselves. */
  const anchorFor = (uid: number) => {
    const to = anchor()
    return to === uid ? uids[uid === uids[0] ? 1 : 0]! : to
  }
  const gift = (): Gift => {
    const uid = any()
    return { key: randomUUID(), uid, anchor: anchorFor(uid), coins: randomInt(1, 60) }
  }

  function next(): Operation {
    const [key, uid] = [randomUUID(), any()]
    const dice = randomInt(100)
    const open = holds.length > 0 && dice < 8 ? holds.splice(randomInt(holds.length), 1)[0] : undefined
    if (open) return { kind: 'end', key, uid: open.uid, ref: open.ref, pay: randomInt(open.coins + 1), anchor: anchorFor(open.uid) }
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

  function answer(operation: Operation, answered: Outcome): void {
    done.push({ operation, answer: answered })
    // Claiming a share is idempotent; it counts once.
    if (operation.kind === 'take' && taken.has(operation.key)) return
    if (operation.kind === 'take' && answered.status === 'ok') taken.add(operation.key)
    for (const effect of effectsOf(operation, answered)) {
      coins.set(effect.uid, coins.get(effect.uid)! + effect.coins)
      votes.set(effect.uid, votes.get(effect.uid)! + effect.votes)
    }
    if (answered.status !== 'ok') return
    if (operation.kind === 'pack' && answered.pack) packs.push({ pack: answered.pack, uid: operation.uid, made: Date.now() })
    if (operation.kind === 'hold') holds.push({ uid: operation.uid, ref: operation.ref, coins: operation.coins })
  }
  const taken = new Set<string>()

  const kinds = () => {
    const counts = Map.groupBy(done, ({ operation }) => operation.kind)
    return [...counts].map(([kind, list]) => `${kind} ${list.length}`).join(', ')
  }
  return { uids, coins, votes, done, next, answer, kinds }
}

interface WorkloadClient {
  child: ChildProcess
  operation: Operation | undefined
}

async function run(profile: Profile, env: Record<string, string>, model: Model, size: Size) {
  const clients: WorkloadClient[] = []
  const seen = { retried: 0, conflicts: 0, clientKills: 0, databaseKills: 0 }
  let over = false
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()

  function assign(client: WorkloadClient): void {
    if (client.operation) seen.retried++
    else if (model.done.length + clients.filter((c) => c.operation).length >= size.operations)
      return void (clients.every((c) => !c.operation) && finish())
    client.operation ??= model.next()
    if (client.child.connected) client.child.send(client.operation)
  }
  function startClient(operation?: Operation): void {
    const child = fork(join(import.meta.dirname, 'money/workloadClient.ts'), { env: { ...process.env, ...env } })
    const client: WorkloadClient = { child, operation }
    clients.push(client)
    child.on('message', (message: { ready?: true; done?: Outcome; failed?: { code: string } }) => {
      if (message.done && client.operation) {
        model.answer(client.operation, message.done)
        client.operation = undefined
      }
      if (message.failed && ['40P01', '40001'].includes(message.failed.code)) seen.conflicts++
      if (message.failed) setTimeout(() => assign(client), 100)
      else assign(client)
    })
    // Killed between the check and the write: the exit event follows.
    child.on('error', () => undefined)
    child.once('exit', () => {
      clients.splice(clients.indexOf(client), 1)
      if (!over) startClient(client.operation)
    })
  }
  for (let n = 0; n < WORKLOAD_CLIENTS; n++) startClient()
  const killing = killAtIntervals(profile, clients, model, size, seen, () => over)
  await finished
  over = true
  await killing
  for (const { child } of clients) child.kill('SIGKILL')
  return seen
}

/** Kills are spread over the run: one each time another share of the operations is done. */
async function killAtIntervals(
  profile: Profile,
  clients: WorkloadClient[],
  model: Model,
  size: Size,
  seen: { clientKills: number; databaseKills: number },
  over: () => boolean,
) {
  // All of them fall due well before the last operation, so that none is left over.
  const perClientKill = (size.operations * 0.8) / (size.clientKills + 1)
  const perDatabaseKill = (size.operations * 0.8) / (size.databaseKills + 1)
  while (!over()) {
    // Those that fell due while the database came back are killed together.
    while (model.done.length >= perClientKill * (seen.clientKills + 1) && seen.clientKills < size.clientKills && clients.length > 0) {
      clients[randomInt(clients.length)]!.child.kill('SIGKILL')
      seen.clientKills++
    }
    if (model.done.length >= perDatabaseKill * (seen.databaseKills + 1) && seen.databaseKills < size.databaseKills) {
      for (const name of ['postgres', 'worker', 'api']) process.kill(readRecord(profile, name)!.pid, 'SIGKILL')
      seen.databaseKills++
      await repair(profile)
    }
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** The worker folds by itself; balances are compared only once it has caught up. */
async function waitForFold(database: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await database.query('select ledger.fold()')
    const { rows } = await database.query<{ lag: number }>('select extract(epoch from ledger.fold_lag())::float8 as lag')
    if (rows[0]!.lag === 0) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the fold did not catch up')
}

async function verifyLedger(database: pg.Pool, model: Model, profile: Profile): Promise<void> {
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
  const recorded = new Map(rows.map((r) => [r.key, r.status]))
  deepStrictEqual(rows.length, keyed.length, 'an answered operation is missing, or recorded twice')
  for (const { key, status, kind } of keyed) deepStrictEqual(recorded.get(key), status, `the outcome of ${kind} ${key}`)
}

/** Transfers with an idempotency key of their own; claiming a share and refunding a pack have none. */
function outcomesOf({
  operation,
  answer,
}: {
  operation: Operation
  answer: Outcome
}): { key: string; status: string; kind: Operation['kind'] }[] {
  const { kind } = operation
  if (kind === 'take' || kind === 'close') return []
  if (kind !== 'crowd') return [{ key: operation.key, status: answer.status, kind }]
  return operation.gifts.map(({ key }, n) => ({ key, status: answer.each![n]!, kind }))
}
