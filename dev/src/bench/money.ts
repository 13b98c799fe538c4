import { randomUUID } from 'node:crypto'
import { environment, type Profile } from '@nimbo/engines'
import { createSpendBatcher, luckySplit } from '@nimbo/server/ledger'
import pg from 'pg'

const ROUNDS = 5
const SECONDS = 3
const CLIENTS = 32
const PEOPLE = 10_000
const FOLD_MS = 200

interface Statement {
  name: string
  text: string
}

/** The same rows in the same tables with the same indexes, in one statement, without a single check. */
const bare: Statement = {
  name: 'bare',
  text: `with t as (
    insert into ledger.transfer (owner, key, op, hash, state, balance) values ($1, $2, 1, $3, 1, 0) returning id
  ), u as (update ledger.account set balance = balance - 1, spent_day = spent_day + 1 where id = $1::bigint * 256 + 1)
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
  select t.id, l.leg, l.asset, l.debit, l.credit, 1 from t, (values (1, 1, $1::bigint * 256 + 1, -1::bigint), (2, 2, -2, $4::bigint * 256 + 2)) as l (leg, asset, debit, credit)`,
}
/**
 * Naive implementation that keeps the same promises: both balances locked and updated, so that everybody waits for one anchor's row until
 * it is on disk.
 */
const naiveFunction = `create function ledger.bench_naive(p_uid integer, p_key uuid, p_hash bytea, p_anchor integer) returns bigint
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare a ledger.account; done record;
begin
  perform 1 from ledger.account where id in (ledger.wallet(p_uid, 1), ledger.wallet(p_anchor, 2)) order by id for no key update;
  select * into a from ledger.account where id = ledger.wallet(p_uid, 1);
  if ledger.refusal_to_spend(a, 1) is not null then return -1; end if;
  done := ledger.record(p_uid, p_key, p_hash, 1::smallint, null, a.balance - 1, '');
  if done.id is null then return (done.earlier).balance; end if;
  update ledger.account set balance = balance - 1, spent_on = ledger.today(),
    spent_day = ledger.spent_today(a) + 1, spent_month = ledger.spent_this_month(a) + 1 where id = a.id;
  update ledger.account set balance = balance + 1 where id = ledger.wallet(p_anchor, 2);
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
    values (done.id, 1, 1, a.id, -1, 1), (done.id, 2, 2, -2, ledger.wallet(p_anchor, 2), 1);
  return a.balance - 1;
end $$`
const naive: Statement = { name: 'naive', text: 'select ledger.bench_naive($1, $2, $3, $4)' }
/** Eight coins, and a vote to each receiver: within every share. */
const product: Statement = { name: 'product', text: `select * from ledger.spend($1, $2, $3, 1::smallint, 8, $4::jsonb, '', null)` }
const votesTo = (uids: readonly number[]) => JSON.stringify(uids.map((uid) => [uid, 1]))

const hash = Buffer.alloc(32, 7)

interface Run {
  perSecond: number
  p99: number
}
type Work = (client: pg.PoolClient, n: number) => Promise<unknown>

export async function benchMoney(profile: Profile): Promise<void> {
  const env = environment(profile)
  const owner = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: CLIENTS + 2 })
  const app = new pg.Pool({ connectionString: env['NIMBO_DATABASE_MIGRATE_URL']!, max: CLIENTS + 8 })
  const uids = await makePeople(owner)
  const any = () => uids[Math.floor(Math.random() * uids.length)]!
  // The hot anchor and three guests beside them, none of whom gives: nobody gives to themselves.
  const onAir = uids.slice(0, 4)
  const hot = onAir[0]!
  const sender = () => uids[onAir.length + Math.floor(Math.random() * (uids.length - onAir.length))]!
  // Prepared statements everywhere: planning each time would cost the bare one most.
  const gift = (sql: Statement, anchor: () => number): Work => {
    return (client) => {
      const [uid, to] = [sender(), anchor()]
      // Gifts to oneself are refused: the hot anchor gets them instead.
      return client.query({ ...sql, values: [uid, randomUUID(), hash, to === uid ? hot : to] })
    }
  }
  /** To the first so many of those on air. */
  const shared = (receivers: number): Work => {
    const to = votesTo(onAir.slice(0, receivers))
    return (client) => client.query({ ...product, values: [sender(), randomUUID(), hash, to] })
  }
  const toAnyone: Work = (client) => {
    const [uid, to] = [sender(), any()]
    return client.query({ ...product, values: [uid, randomUUID(), hash, votesTo([to === uid ? hot : to])] })
  }
  await owner.query('drop function if exists ledger.bench_naive')
  await owner.query(naiveFunction)
  const replays = uids.slice(onAir.length, 1000 + onAir.length).map((uid) => ({ uid, key: randomUUID() }))
  for (const { uid, key } of replays) await app.query({ ...product, values: [uid, key, hash, votesTo([hot])] })
  const replayed = () => replays[Math.floor(Math.random() * replays.length)]!

  const folding = startFold(app)
  const variants: Record<string, () => Promise<Run>> = {
    bareHot: () =>
      drive(
        owner,
        gift(bare, () => hot),
      ),
    productHot: () => drive(app, shared(1)),
    coinsOnly: () => drive(app, shared(0)),
    twoReceivers: () => drive(app, shared(2)),
    fourReceivers: () => drive(app, shared(4)),
    naiveHot: () =>
      drive(
        owner,
        gift(naive, () => hot),
      ),
    bareRandom: () => drive(owner, gift(bare, any)),
    productRandom: () => drive(app, toAnyone),
    replay: () =>
      drive(app, (client) => {
        const { uid, key } = replayed()
        return client.query({ ...product, values: [uid, key, hash, votesTo([hot])] })
      }),
    batch: () => driveBatch(app, sender, [hot]),
    batchTwo: () => driveBatch(app, sender, onAir.slice(0, 2)),
  }
  const seen: Record<string, Run[]> = {}
  const lags: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [name, run] of Object.entries(variants)) {
      const result = await run()
      ;(seen[name] ??= []).push(result)
      if (name === 'batch') lags.push(...folding.lags.splice(0))
      else folding.lags.length = 0
    }
    console.log(
      `round ${round}: ${Object.entries(seen)
        .map(([name, runs]) => `${name} ${runs.at(-1)!.perSecond.toFixed(0)}/s`)
        .join(', ')}`,
    )
  }
  await folding.stop()
  const ratio = (a: string, b: string) => median(seen[a]!.map((run, n) => run.perSecond / seen[b]![n]!.perSecond))
  const p99 = median(seen['batch']!.map((run) => run.p99))
  line('T1 one gift, hot anchor ÷ bare', ratio('productHot', 'bareHot'), '≥ 0.65')
  line('T2 hot ÷ random anchors', ratio('productHot', 'productRandom'), '≥ 0.90')
  line('T3 batched ÷ bare', ratio('batch', 'bareHot'), '≥ 2')
  line('T3 p99 at 500 in flight, ms', p99, '≤ 250')
  line('T4 hot anchor ÷ two rows updated', ratio('productHot', 'naiveHot'), '≥ 5')
  line('T5 replay ÷ bare', ratio('replay', 'bareHot'), '≥ 2')
  line('T1 with two receivers ÷ bare', ratio('twoReceivers', 'bareHot'), '≥ 0.65')
  line('T3 with two receivers ÷ bare', ratio('batchTwo', 'bareHot'), '≥ 2')
  const micros = (name: string) => median(seen[name]!.map((run) => 1e6 / run.perSecond))
  console.log(
    `price of a leg: coins alone ${micros('coinsOnly').toFixed(0)} µs a gift, the first receiver + ${(micros('productHot') - micros('coinsOnly')).toFixed(0)} µs, ` +
      `each further one + ${((micros('fourReceivers') - micros('productHot')) / 3).toFixed(0)} µs`,
  )
  await benchPacks(owner, app, uids)
  line('T7 fold lag under T3, p99 ms', quantile(lags, 0.99), '≤ 1000')
  await owner.query('analyze ledger.transfer, ledger.posting, ledger.account')
  await owner.query('drop function ledger.bench_naive')
  await benchCheck(app)
  await Promise.all([owner.end(), app.end()])
}

function line(what: string, value: number, goal: string): void {
  console.log(`${what.padEnd(38)} ${value.toFixed(2).padStart(8)}   (goal ${goal})`)
}

async function makePeople(owner: pg.Pool): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into account (country_code, nicename) select '999', 'bench' from generate_series(1, $1) returning id`,
    [PEOPLE],
  )
  const uids = rows.map((r) => r.id)
  await owner.query(
    `select ledger.credit(u, gen_random_uuid(), sha256('b'), 10::smallint, -3, 1000000000, '', null) from unnest($1::int[]) u`,
    [uids],
  )
  return uids
}

/** Closed loop: each client sends its next statement as soon as the last is answered. */
async function drive(pool: pg.Pool, work: Work): Promise<Run> {
  const end = performance.now() + SECONDS * 1000
  const times: number[] = []
  const worker = async (n: number) => {
    const client = await pool.connect()
    try {
      while (performance.now() < end) {
        const started = performance.now()
        await work(client, n)
        times.push(performance.now() - started)
      }
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => worker(n)))
  return { perSecond: times.length / SECONDS, p99: quantile(times, 0.99) }
}

async function driveBatch(app: pg.Pool, sender: () => number, to: readonly number[]): Promise<Run> {
  const receivers = to.map((uid) => ({ uid, votes: 1n }))
  const read = <T>(work: (tx: { query<R extends object>(sql: string, values?: readonly unknown[]): Promise<R[]> }) => Promise<T>) =>
    work({ query: async <R extends object>(sql: string, values: readonly unknown[] = []) => (await app.query<R>(sql, [...values])).rows })
  const spender = createSpendBatcher({ query: read, transaction: read }, { spendConflicts: { inc: () => undefined } })
  const end = performance.now() + SECONDS * 1000
  const times: number[] = []
  const worker = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      await spender.spend({ uid: sender(), key: randomUUID(), request: 'gift', op: 'gift', coins: 8n, receivers })
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: 500 }, worker))
  return { perSecond: times.length / SECONDS, p99: quantile(times, 0.99) }
}

/** Folds as the worker does and notes how far behind it was each time. */
function startFold(app: pg.Pool) {
  const lags: number[] = []
  const stop = new AbortController()
  const running = (async () => {
    while (!stop.signal.aborted) {
      const { rows } = await app.query<{ ms: number }>('select extract(epoch from ledger.fold_lag())::float8 * 1000 as ms')
      lags.push(rows[0]!.ms)
      await app.query('select ledger.fold()')
      await new Promise((done) => setTimeout(done, FOLD_MS))
    }
  })()
  return {
    lags,
    async stop() {
      stop.abort()
      await running
    },
  }
}

const bareTake: Statement = {
  name: 'bare take',
  text: `with s as (
    update ledger.share set uid = $1, transfer = nextval('ledger.transfer_id_seq'), claimed_at = now() where pack = $2 and n = $3 returning transfer, amount
  ), u as (update ledger.account a set balance = balance + s.amount from s where a.id = $1::bigint * 256 + 1),
  t as (insert into ledger.transfer (id, owner, key, op, hash, state, balance) select s.transfer, $1, gen_random_uuid(), 41, $4, 1, 0 from s)
  insert into ledger.posting (transfer, leg, asset, debit, credit, amount) select s.transfer, 1, 1, -4, $1::bigint * 256 + 1, s.amount from s`,
}
const take: Statement = { name: 'take', text: `select status from ledger.take_share($1, $2, gen_random_uuid(), $3, 41::smallint)` }

async function newPack(app: pg.Pool, uid: number, shares: number): Promise<string> {
  const split = luckySplit(BigInt(shares) * 10n, shares, Buffer.alloc(32, 1), randomUUID())
  const { rows } = await app.query<{ pack: string }>(
    `select pack::text from ledger.send_pack($1, gen_random_uuid(), $2, 40::smallint, $3::bigint[], interval '0', interval '1 hour', $2, 'n', '', null)`,
    [uid, hash, split.map(String)],
  )
  return rows[0]!.pack
}

/** One pack of a thousand shares: its winners a second against the bare rows, and a storm of 24,000 tries. */
async function benchPacks(owner: pg.Pool, app: pg.Pool, uids: readonly number[]): Promise<void> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const [first, second] = [await newPack(app, uids[0]!, 1000), await newPack(app, uids[0]!, 1000)]
    const bareMs = await each(owner, 1000, (client, n) => client.query({ ...bareTake, values: [uids[n + 1]!, first, n + 1, hash] }))
    const ms = await each(app, 1000, (client, n) => client.query({ ...take, values: [uids[n + 1]!, second, hash] }))
    ratios.push(bareMs / ms)
  }
  line('T6 share of a pack ÷ bare', median(ratios), '≥ 0.5')
  const pack = await newPack(app, uids[0]!, 1000)
  let won = 0
  const ms = await each(app, 24_000, async (client, n) => {
    const { rows } = await client.query<{ status: string }>({ ...take, values: [uids[1 + (n % 8000)]!, pack, hash] })
    if (rows[0]!.status === 'ok') won++
  })
  console.log(`T6 24,000 tries on 1,000 shares: ${won} won in ${(ms / 1000).toFixed(1)} s`)
  if (won !== 1000) throw new Error('the number of claimed shares is wrong')
}

async function each(pool: pg.Pool, count: number, work: Work): Promise<number> {
  let next = 0
  const started = performance.now()
  const worker = async () => {
    const client = await pool.connect()
    try {
      for (let n = next++; n < count; n = next++) await work(client, n)
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, worker))
  return performance.now() - started
}

/** The bare and the naive runs violate invariants on purpose, so only the time of the check counts here. */
async function benchCheck(app: pg.Pool): Promise<void> {
  const started = performance.now()
  await app.query('select * from ledger.violations()')
  const seconds = (performance.now() - started) / 1000
  const { rows } = await app.query<{ n: string }>(
    `select reltuples::bigint::text as n from pg_class where oid = 'ledger.transfer'::regclass`,
  )
  const millions = Number(rows[0]!.n) / 1e6
  line(`T8 check, s per million (of ${millions.toFixed(2)} million)`, seconds / millions, '≤ 5')
}

function quantile(values: readonly number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(q * (values.length - 1))] ?? 0
}
const median = (values: readonly number[]) => quantile(values, 0.5)
