import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics.ts'
import { openLedger } from '../../testing/openLedger.ts'
import { consumeFeed, type FeedConsumer, type FeedTransfer, grantItem, runFeed, spend, spendItem } from './index.ts'

/** Scores of anchors, as a room feature would keep them: how often each transfer was taken in is kept beside them. */
let ledger: Awaited<ReturnType<typeof openLedger>>
const table = `feed_test_${randomInt(1e9)}`
beforeAll(async () => {
  ledger = await openLedger()
  await ledger.owner.query(`create table ${table} (consumer text, transfer bigint, anchor integer, votes bigint)`)
})
afterAll(async () => {
  await ledger.owner.query(`drop table ${table}`)
  await ledger.owner.query(`delete from ledger.feed_mark where consumer like '${table}%'`)
  await ledger.close()
})

async function reader(name: string, apply?: FeedConsumer['apply']): Promise<FeedConsumer> {
  const consumer = `${table}:${name}`
  // Mark at the present: transfers of other tests are not read.
  await ledger.owner.query(
    `insert into ledger.feed_mark (consumer, hi) values ($1, pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`,
    [consumer],
  )
  const keep: FeedConsumer['apply'] = async (sql, transfers) => {
    for (const t of transfers)
      for (const { uid, votes } of t.receivers)
        await sql.query(`insert into ${table} values ($1, $2, $3, $4)`, [consumer, t.transfer, uid, votes])
  }
  return { name: consumer, ops: ['gift', 'itemGift'], apply: apply ?? keep }
}
const gift = (uid: number, anchor: number) => ({
  uid,
  key: randomUUID(),
  request: 'gift',
  op: 'gift' as const,
  coins: 10n,
  ref: 'show:1',
  count: 3,
  combo: randomUUID(),
  receivers: [{ uid: anchor, votes: 5n }],
})
async function takenIn(consumer: FeedConsumer, anchor: number): Promise<{ votes: number; times: number }> {
  const { rows } = await ledger.owner.query<{ votes: number; times: number }>(
    `select coalesce(sum(votes), 0)::int as votes, (select coalesce(max(n), 0)::int from (select count(*) as n from ${table} where consumer = $1 and anchor = $2 group by transfer) x) as times
     from ${table} where consumer = $1 and anchor = $2`,
    [consumer.name, anchor],
  )
  return rows[0]!
}
const read = async (consumer: FeedConsumer, limit?: number) => void (await consumeFeed(ledger.db, consumer, limit))

test('a transfer is read with what it cost, who got votes, count and combo; a refusal is not', async () => {
  const [uid, anchor, guest] = [await ledger.person(15n), await ledger.person(), await ledger.person()]
  const seen: FeedTransfer[] = []
  const consumer = await reader('fields', async (_, transfers) => void seen.push(...transfers.filter((t) => t.uid === uid)))
  const shared = { ...gift(uid, anchor), receivers: [anchor, guest].map((to) => ({ uid: to, votes: 2n })) }
  await ledger.db.query((sql) => spend(sql, shared))
  await ledger.db.query((sql) => spend(sql, gift(uid, anchor)))
  await ledger.owner.query('insert into ledger.item_kind (id) values (1) on conflict do nothing')
  await ledger.db.query((sql) => grantItem(sql, { uid, key: randomUUID(), request: 'g', kind: 1, amount: 2 }))
  await ledger.db.query((sql) => spendItem(sql, { uid, key: randomUUID(), request: 'i', kind: 1, amount: 2, receivers: [] }))
  await expect.poll(async () => (await read(consumer), seen.length)).toBe(2)
  expect(seen[0]).toMatchObject({
    op: 1,
    uid,
    ref: 'show:1',
    count: 3,
    combo: shared.combo,
    coins: 10n,
    item: null,
    receivers: shared.receivers,
  })
  expect(seen[1]).toMatchObject({ op: 51, coins: 0n, item: 1, count: 2, receivers: [] })
})

test('transfers that commit out of order are all read once, in batches, by readers that take turns', async () => {
  const [slow, fast, anchor] = [await ledger.person(100n), await ledger.person(100n), await ledger.person()]
  const consumer = await reader('order')
  const late = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await late.connect()
  await late.query('begin')
  const on = {
    query: async <R extends object>(text: string, values: readonly unknown[] = []) => (await late.query<R>(text, [...values])).rows,
  }
  await spend(on, gift(slow, anchor))
  for (let n = 0; n < 7; n++) await ledger.db.query((sql) => spend(sql, gift(fast, anchor)))
  await Promise.all([read(consumer), read(consumer), read(consumer)])
  // None of them is past the one that still runs: it would never be read.
  expect(await takenIn(consumer, anchor)).toEqual({ votes: 0, times: 0 })
  await late.query('commit')
  await late.end()
  await expect
    .poll(async () => (await Promise.all(Array.from({ length: 4 }, () => read(consumer, 2))), takenIn(consumer, anchor)), {
      timeout: 90_000,
    })
    .toEqual({ votes: 40, times: 1 })
})

test('a reader that is cut off before its commit reads the same again, and one that fails stops nobody else', async () => {
  const [uid, anchor] = [await ledger.person(1_000n), await ledger.person()]
  const sound = await reader('sound')
  const broken = await reader('broken', () => Promise.reject(new Error('a bug')))
  for (let n = 0; n < 20; n++) await ledger.db.query((sql) => spend(sql, gift(uid, anchor)))
  await ledger.killed(async (sql) => {
    await consumeFeed({ transaction: (work) => work(sql), query: (work) => work(sql) }, sound)
  })
  const [metrics, stop] = [createMetrics(), new AbortController()]
  const deps = { db: ledger.db, log: createLog('test', 'silent'), metrics }
  const running = [sound, sound, broken].map((consumer) => runFeed(deps, consumer, stop.signal))
  await expect.poll(() => takenIn(sound, anchor)).toEqual({ votes: 100, times: 1 })
  const failures = async () => (await metrics.loopFailures.get()).values.map(({ labels }) => labels.loop)
  await expect.poll(failures).toEqual([`feed:${broken.name}`])
  stop.abort()
  await Promise.all(running)
  expect(await failures()).toEqual([`feed:${broken.name}`])
  expect(await takenIn(sound, anchor)).toEqual({ votes: 100, times: 1 })
  const lag = (await metrics.feedLagSeconds.get()).values.find(({ labels }) => labels.consumer === broken.name)
  expect(lag!.value).toBeGreaterThan(0)
})
