import { deepStrictEqual, ok } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { checkout, type Environment } from '@nimbo/engines'
import type pg from 'pg'
import type { Room } from '../../bench/crowd.ts'
import type { Done } from './acts.ts'
import { differences } from './compare.ts'

const COINS = 40_000
const CATCH_UP_MS = 30_000
const tables = ['receipt', 'show_income', 'gift_record', 'show_votes', 'contribution', 'ranking']

/** Coins for a while, and a few gifts in the backpack. */
export async function equip(owner: pg.Pool, uids: readonly number[]): Promise<void> {
  await owner.query(
    `select ledger.credit(u, gen_random_uuid(), sha256('p'), 10::smallint, -3, $2, 'proof', null) from unnest($1::int[]) u`,
    [uids, COINS],
  )
  await owner.query(
    `select ledger.grant_item(u, gen_random_uuid(), sha256('p'), 50::smallint, k::smallint, 20, null, 'proof') from unnest($1::int[]) u, generate_series(1, 6) k`,
    [uids],
  )
}

export async function showsOf(owner: pg.Pool, rooms: readonly Room[]): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id::text from show where stream = any ($1)', [
    rooms.map(({ stream }) => stream),
  ])
  return rows.map(({ id }) => id)
}

/** Acts that were answered happened once; those refused before the ledger are nowhere in it. */
export async function checkAnswers(owner: pg.Pool, done: readonly Done[]): Promise<void> {
  const { rows } = await owner.query<{ wrong: number }>(
    `select count(*)::int as wrong from unnest($1::int[], $2::uuid[], $3::int[]) d (uid, key, code)
     where (select count(*) from ledger.transfer t where t.owner = d.uid and t.key = d.key and t.state = 1) <> (d.code = 0)::int`,
    [done.map((d) => d.uid), done.map((d) => d.key), done.map((d) => d.code)],
  )
  deepStrictEqual(rows[0]!.wrong, 0, 'an answered act is not in the ledger once')
  ok(
    done.some(({ code }) => code === 0),
    'nothing was given',
  )
}

/** The worker takes in what is left; then nothing may differ. */
export async function caughtUp(owner: pg.Pool, shows: readonly string[], uids: readonly number[]): Promise<void> {
  const end = performance.now() + CATCH_UP_MS
  for (;;) {
    const found = await differences(owner, shows, uids)
    if (found.length === 0) return
    if (performance.now() > end) throw new Error(`not what the ledger has: ${found.join('; ')}`)
    await sleep(300)
  }
}

/** The same without Redis, and once everything that is projected was thrown away and made anew from the ledger. */
export async function checkRebuilt(
  owner: pg.Pool,
  env: Environment,
  { shows, uids, answers }: { shows: readonly string[]; uids: readonly number[]; answers: () => Promise<unknown> },
): Promise<void> {
  const before = { answers: await answers(), tables: await digestOf(owner) }
  await redisCommand(env, 'FLUSHALL')
  deepStrictEqual(await answers(), before.answers, 'an answer changed when Redis was emptied')
  await promisify(execFile)(process.execPath, [join(checkout, 'server/src/ranks.ts')], { env: { ...process.env, ...env } })
  deepStrictEqual(await digestOf(owner), before.tables, 'ranks made anew are not those that were there')
  deepStrictEqual(await differences(owner, shows, uids), [], 'after they were made anew')
  await checkInvariants(owner)
}

export async function checkInvariants(owner: pg.Pool): Promise<void> {
  const broken = await owner.query<{ invariant: string }>('select invariant from ledger.violations() where broken > 0')
  deepStrictEqual(broken.rows, [], 'an invariant is broken')
}

/** Digests of everything that is projected, in an order of its own. */
async function digestOf(owner: pg.Pool): Promise<string[]> {
  const digests: string[] = []
  for (const table of tables) {
    const { rows } = await owner.query<{ rows: string | null }>(
      `select string_agg(t::text, '|' order by t::text collate "C") as rows from ${table} t`,
    )
    digests.push(
      `${table} ${createHash('sha256')
        .update(rows[0]!.rows ?? '')
        .digest('hex')}`,
    )
  }
  return digests
}

/** One command to the Redis of the stack; its answer is not read. */
export async function redisCommand(env: Environment, command: string): Promise<void> {
  const { hostname, port, password } = new URL(env['NIMBO_REDIS_URL']!)
  const socket = connect(Number(port), hostname)
  socket.write(`${password ? `AUTH ${decodeURIComponent(password)}\r\n` : ''}${command}\r\n`)
  await new Promise<void>((done, fail) => {
    socket.once('error', fail)
    socket.once('data', () => done())
  })
  socket.end()
}
