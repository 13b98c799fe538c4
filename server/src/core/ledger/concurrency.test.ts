import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Mistakes that cost money, each made on purpose beside the right way: the wrong one must be seen to fail. */
const clients: pg.Client[] = []
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await client.connect()
  clients.push(client)
  return client
}
let owner: pg.Client
beforeAll(async () => void (owner = await connect()))
afterAll(() => Promise.all(clients.map((c) => c.end())))

async function deadlocks(): Promise<number> {
  const { rows } = await owner.query<{ n: string }>('select deadlocks::text as n from pg_stat_database where datname = current_database()')
  return Number(rows[0]!.n)
}

async function person(coins: number): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(`insert into account (country_code, nicename) values ('55', 'a trap') returning id`)
  const uid = rows[0]!.id
  if (coins > 0) await owner.query(`select ledger.credit($1, gen_random_uuid(), sha256('x'), 10::smallint, -3, $2, '', null)`, [uid, coins])
  return uid
}
const spend = `select status, transfer::text, replayed from ledger.spend($1, $2, sha256('x'), 1::smallint, $3::bigint * 2, jsonb_build_array(jsonb_build_array($4::int, $3::bigint)), '', null)`
const votesOf = async (uid: number) =>
  Number((await owner.query<{ votes: string }>('select votes::text from ledger.wallet_of($1)', [uid])).rows[0]!.votes)

describe('folding while transactions commit out of order', () => {
  test('by id, money is lost; by the oldest running transaction, none is', async () => {
    const [early, late, anchor] = [await person(100), await person(100), await person(0)]
    // Each connection takes a block of numbers ahead, so the one that came first has the lower ones.
    const [slow, fast] = [await connect(), await connect()]
    for (const client of [slow, fast]) await client.query(spend, [early, randomUUID(), 1, anchor])
    await slow.query('begin')
    await slow.query(spend, [early, randomUUID(), 10, anchor])
    await fast.query(spend, [late, randomUUID(), 10, anchor])
    // The cursor people write first: everything up to the highest number seen.
    const after = `select coalesce(sum(amount), 0)::int as votes, max(transfer) as last from ledger.posting where credit = $1::bigint * 256 + 2 and transfer > $2`
    const first = (await owner.query<{ votes: number; last: string }>(after, [anchor, 0])).rows[0]!
    await owner.query('select ledger.fold()')
    const before = await votesOf(anchor)
    await slow.query('commit')
    const second = (await owner.query<{ votes: number }>(after, [anchor, first.last])).rows[0]!
    expect(first.votes + second.votes).toBe(12)
    await owner.query('select ledger.fold()')
    expect(before).toBeLessThanOrEqual(2)
    await expect.poll(async () => (await owner.query('select ledger.fold()'), votesOf(anchor))).toBe(22)
  })
})

describe('lock order', () => {
  const lock = (client: pg.Client, uid: number) =>
    client.query('select 1 from ledger.account where id = $1::bigint * 256 + 1 for no key update', [uid])
  test('two that lock in opposite order deadlock; batches, which lock ascending, never do', async () => {
    const [x, y, z, anchor] = [await person(10_000), await person(10_000), await person(10_000), await person(0)]
    const [a, b] = [await connect(), await connect()]
    const before = await deadlocks()
    for (const client of [a, b]) await client.query('begin')
    await lock(a, x)
    await lock(b, y)
    const second = async (client: pg.Client, uid: number) => {
      await lock(client, uid)
      await client.query('commit')
    }
    const wrong = await Promise.allSettled([second(a, y), second(b, x)])
    expect(wrong.filter((r) => r.status === 'rejected')).toHaveLength(1)
    for (const client of [a, b]) await client.query('rollback')
    // Statistics that `pnpm proof money` reads too: a connection reports once its transaction is over.
    await expect.poll(deadlocks).toBeGreaterThan(before)
    const batch = (uids: number[]) =>
      JSON.stringify(uids.map((uid) => [uid, randomUUID(), '00'.repeat(32), 1, '2', [[anchor, '1']], '', null]))
    for (let n = 0; n < 40; n++) {
      await Promise.all([
        a.query('select ledger.spend_many($1)', [batch([x, y, z, y, x])]),
        b.query('select ledger.spend_many($1)', [batch([z, y, x, y, z])]),
      ])
    }
  })
})

test('the same person snatching twice at the same moment is answered as one who has a share', async () => {
  const [sender, taker] = [await person(100), await person(0)]
  const { rows } = await owner.query<{ pack: string }>(
    `select pack::text from ledger.send_pack($1, gen_random_uuid(), sha256('x'), 40::smallint, '{50,50}', interval '0', interval '1 hour', sha256('s'), 'n', '', null)`,
    [sender],
  )
  const pack = rows[0]!.pack
  const hands = await Promise.all(Array.from({ length: 8 }, connect))
  const take = `select status, amount::int from ledger.take_share($1, $2, $3, sha256('t'), 41::smallint)`
  const answers = await Promise.all(hands.map((h) => h.query<{ status: string; amount: number }>(take, [taker, pack, randomUUID()])))
  expect(answers.map((r) => r.rows[0]!.status).toSorted()).toEqual(['ok', ...Array.from({ length: 7 }, () => 'replay')])
  expect(new Set(answers.map((r) => r.rows[0]!.amount)).size).toBe(1)
  // Without the person's own row in front, both reach the index and one of them fails.
  const free = `update ledger.share set uid = $1, transfer = nextval('ledger.transfer_id_seq') where pack = $2 and uid is null`
  await expect(owner.query(free, [taker, pack])).rejects.toThrow('duplicate key')
})

test('the index of credits is used only when the question says that they are above zero', async () => {
  const anchor = await person(0)
  await owner.query('begin')
  await owner.query('set local enable_seqscan = off')
  const plan = async (sql: string) =>
    (await owner.query<{ 'QUERY PLAN': string }>(`explain ${sql}`)).rows.map((r) => r['QUERY PLAN']).join('\n')
  await owner.query(`prepare with_sign (bigint) as select 1 from ledger.posting where credit = $1 and credit > 0`)
  await owner.query(`prepare without_sign (bigint) as select 1 from ledger.posting where credit = $1`)
  await owner.query('set local plan_cache_mode = force_generic_plan')
  const id = anchor * 256 + 2
  expect(await plan(`execute with_sign (${id})`)).toContain('posting_credit')
  expect(await plan(`execute without_sign (${id})`)).not.toContain('posting_credit')
  await owner.query('rollback')
})

test('a key given twice inside one batch is a replay, and one poor sender fails nobody else', async () => {
  const [rich, poor, other, anchor] = [await person(100), await person(0), await person(100), await person(0)]
  const key = randomUUID()
  const item = (uid: number, k: string) => [uid, k, '00'.repeat(32), 1, '10', [[anchor, '5']], '', null]
  const { rows } = await owner.query<{ status: string; replayed: boolean }>(
    'select status, replayed from ledger.spend_many($1) order by n',
    [JSON.stringify([item(rich, key), item(poor, randomUUID()), item(rich, key), item(other, randomUUID()), item(poor, randomUUID())])],
  )
  expect(rows.map((r) => `${r.status} ${r.replayed}`)).toEqual([
    'ok false',
    'insufficient false',
    'ok true',
    'ok false',
    'insufficient false',
  ])
  // The same as plain inserts: the second one ends the whole batch.
  const insert = `insert into ledger.transfer (owner, key, op, hash, state, balance) values ($1, $2, 1, sha256('x'), 1, 0), ($1, $2, 1, sha256('x'), 1, 0)`
  await expect(owner.query(insert, [rich, randomUUID()])).rejects.toThrow('duplicate key')
})
