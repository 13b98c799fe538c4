import { deepStrictEqual } from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { environment, type Profile } from '@nimbo/engines'
import { closePack, consumeFeed } from '@nimbo/server/ledger'
import pg from 'pg'
import { killInTurn, spreadOver } from './killInTurn.ts'
import { watchDeadlocks } from './money/deadlocks.ts'
import { createModel, type Model, START } from './money/model.ts'
import { EXPIRING, LASTING, type Operation, type Outcome } from './money/operation.ts'
import { projection, projectionTable } from './money/projection.ts'
import { randomInt, withOwnSeed } from './random.ts'

const WORKLOAD_CLIENTS = 16
const PEOPLE = 120

interface Size {
  operations: number
  clientKills: number
  databaseKills: number
}
const sizes: { ci: Size; full: Size } = {
  ci: { operations: 8_000, clientKills: 12, databaseKills: 2 },
  full: { operations: 320_000, clientKills: 240, databaseKills: 24 },
}

/**
 * Sixteen client processes execute random operations while they and the database are killed. An operation is retried under its
 * idempotency key until it is answered. In the end every answered operation is in the ledger once, with the outcome it was answered
 * with; every balance is what the answers add up to; a projection has taken every gift in once; no invariant is violated; and no
 * client saw a deadlock, however many the database's own statistics count.
 */
export async function proveMoney(profile: Profile, full: boolean): Promise<void> {
  const size = full ? sizes.full : sizes.ci
  const env = environment(profile)
  const database = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: 3 })
  database.on('error', () => undefined)
  const uids = await makePeople(profile)
  const started = performance.now()
  const startedOn = new Date().getUTCDate()
  const model = createModel(uids)
  const deadlocks = watchDeadlocks(database)
  const result = await run(profile, env, model, size)
  const sql = {
    query: async <R extends object>(text: string, values: readonly unknown[] = []) => (await database.query<R>(text, [...values])).rows,
  }
  await tellPacks(sql, model)
  await waitForFold(database)
  await waitForExpiry(database)
  await verifyLedger(database, model, profile, startedOn === new Date().getUTCDate())
  const projected = await verifyProjection(database, sql)
  const inside = await deadlocks.stop()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `money: ${model.done.length} operations answered once (${model.kinds()}), ${result.clientKills} clients killed, ${result.databaseKills} times the database, the worker and the API, ` +
      `${result.retried} retried; deadlocks: ${inside} counted by the database, ${result.conflictsInside} batches run again after one, ${result.conflicts} seen by clients; ` +
      `${projected} transfers in the projection, each once; ${seconds} s; every balance and invariant holds`,
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
  await owner.query(`insert into ledger.item_kind (id, votes) values ($1, 1), ($2, 1) on conflict do nothing`, [LASTING, EXPIRING])
  // Signs withdrawals.
  await owner.query(`insert into operator (name) values ('proof') on conflict do nothing`)
  await owner.query(projectionTable)
  await owner.end()
  return uids
}

interface WorkloadClient {
  child: ChildProcess
  operation: Operation | undefined
}

async function run(profile: Profile, env: Record<string, string>, model: Model, size: Size) {
  const clients: WorkloadClient[] = []
  const seen = { retried: 0, conflicts: 0, conflictsInside: 0 }
  const over = new AbortController()
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
    child.on('message', (message: { ready?: true; conflictInside?: true; done?: Outcome; failed?: { code: string } }) => {
      if (message.conflictInside) return void seen.conflictsInside++
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
      if (!over.signal.aborted) startClient(client.operation)
    })
  }
  for (let n = 0; n < WORKLOAD_CLIENTS; n++) startClient()
  const share = () => model.done.length / (size.operations * 0.8)
  const killing = Promise.all([
    withOwnSeed(() => killClients(clients, size.clientKills, spreadOver(size.clientKills, share, over.signal))),
    withOwnSeed(() =>
      killInTurn(profile, {
        victims: [['postgres', 'worker', 'api']],
        due: spreadOver(size.databaseKills, share, over.signal),
        most: size.databaseKills,
      }),
    ),
  ])
  await finished
  over.abort()
  const [clientKills, databaseKills] = await killing
  for (const { child } of clients) child.kill('SIGKILL')
  return { ...seen, clientKills, databaseKills }
}

/** Kills are spread over the run, and all of them fall due well before the last operation, so that none is left over. */
async function killClients(clients: readonly WorkloadClient[], kills: number, due: (n: number) => Promise<boolean>): Promise<number> {
  for (let n = 1; n <= kills; n++) {
    if (!(await due(n))) return n - 1
    clients[randomInt(clients.length)]?.child.kill('SIGKILL')
  }
  return kills
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

interface Sql {
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
}

/** The worker closes packs by itself; asking again tells what was refunded. */
async function tellPacks(sql: Sql, model: Model): Promise<void> {
  await new Promise((done) => setTimeout(done, 2_500))
  for (const operation of model.untold()) {
    if (operation.kind !== 'close') continue
    const { status, refunded } = await closePack(sql, BigInt(operation.pack))
    model.answer(operation, { key: operation.key, status, amount: Number(refunded) })
  }
}

async function waitForExpiry(database: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { rows } = await database.query<{ n: number }>(
      'select count(*)::int as n from ledger.lot where remaining > 0 and expires_at is not null',
    )
    if (rows[0]!.n === 0) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('items that expired were not swept up')
}

/** Everything the feed has is in the projection, each transfer once. Returns how many. */
async function verifyProjection(database: pg.Pool, sql: Sql): Promise<number> {
  const transaction = async <T>(work: (on: Sql) => Promise<T>): Promise<T> => {
    const client = await database.connect()
    try {
      await client.query('begin')
      const result = await work({
        query: async <R extends object>(text: string, values: readonly unknown[] = []) => (await client.query<R>(text, [...values])).rows,
      })
      await client.query('commit')
      return result
    } finally {
      client.release()
    }
  }
  for (;;) {
    await consumeFeed({ transaction, query: (work) => work(sql) }, projection)
    const { rows } = await database.query<{ lag: number }>(`select extract(epoch from ledger.feed_lag($1))::float8 as lag`, [
      projection.name,
    ])
    if (rows[0]!.lag === 0) break
  }
  const { rows: wrong } = await database.query(
    `select uid, p.votes, l.votes as expected from (select uid, sum(votes) as votes from proof_projection group by 1) p full join (
       select a.owner as uid, sum(o.amount) as votes from ledger.posting o join ledger.transfer t on t.id = o.transfer and t.op in (1, 51, 5, 33)
       join ledger.account a on a.id = o.credit where o.debit = -2 group by 1
     ) l using (uid) where p.votes is distinct from l.votes`,
  )
  deepStrictEqual(wrong, [], 'the projection differs from the ledger')
  const { rows } = await database.query<{ transfers: number; most: number }>(
    `select count(distinct transfer)::int as transfers, (select max(n)::int from (select count(*) as n from proof_projection group by transfer, uid) x) as most from proof_projection`,
  )
  deepStrictEqual(rows[0]!.most, 1, 'a transfer was taken in twice')
  return rows[0]!.transfers
}

async function verifyLedger(database: pg.Pool, model: Model, profile: Profile, sameDay: boolean): Promise<void> {
  const { rows: broken } = await database.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
  deepStrictEqual(broken, [], 'an invariant is broken')
  for (const uid of model.uids) {
    const { rows } = await database.query<Record<'coins' | 'votes' | 'spent' | 'items', string>>(
      `select w.coins - w.debt as coins, w.votes, w.spent_today as spent,
         coalesce((select i.amount from ledger.items_of($1) i where i.kind = $2), 0) as items from ledger.wallet_of($1) w`,
      [uid, LASTING],
    )
    const found = Object.fromEntries(Object.entries(rows[0]!).map(([what, amount]) => [what, Number(amount)]))
    const expected = model.balances.get(uid)!
    deepStrictEqual(found, sameDay ? expected : { ...expected, spent: found['spent'] }, `the wallet of ${uid}`)
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

/** Operations that have no idempotency key of their own, or leave nothing behind when they are refused. */
const unkeyed = new Set<Operation['kind']>(['take', 'close', 'limit', 'minuteEnd', 'voteEnd'])

function outcomesOf({ operation, answer }: Model['done'][number]): { key: string; status: string; kind: Operation['kind'] }[] {
  const { kind } = operation
  if (unkeyed.has(kind) || (kind === 'voteHold' && answer.status !== 'ok')) return []
  if (operation.kind !== 'crowd') return [{ key: operation.key, status: answer.status, kind }]
  return operation.gifts.map(({ key }, n) => ({ key, status: answer.each![n]!, kind }))
}
