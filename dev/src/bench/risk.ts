import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'

const GIFTS = 1_000_000
const GIVERS = 2_000
const AT_ONCE = 20_000
const DAYS = 365
const ROUNDS = 5
/** Givers with a payment that can still be refunded or charged back. */
const UNSETTLED = 100

/** Without aggregates: every gift and posting ever made is read to assess one withdrawal. */
const allGifts = `select t.owner as giver, p.amount as votes, t.created_at as at from ledger.posting p join ledger.transfer t on t.id = p.transfer,
  ledger.fold_mark m where p.credit = ledger.wallet($1, 2) and p.credit > 0 and p.xid < m.hi`
const before: Record<string, string> = {
  'who gave in 30 days': `select giver, sum(votes) from (${allGifts}) g where at >= (now() at time zone 'UTC')::date - 30 group by 1`,
  'gifts of 72 hours': `select giver, votes, at from (${allGifts}) g where at > now() - interval '72 hours' and giver = any($2)`,
  'one person’s balances': `select bool_and(a.balance =
      coalesce((select sum(p.amount) from ledger.posting p where p.credit = a.id and p.credit > 0 and (not a.deferred or p.xid < m.hi)), 0)
      - coalesce((select sum(p.amount) from ledger.posting p where p.debit = a.id and p.debit > 0), 0)) from ledger.account a, ledger.fold_mark m
    where a.owner = $1`,
  invariants: 'select * from ledger.violations()',
}
const after: Record<string, string> = {
  'who gave in 30 days': `select * from ledger.givers_of($1, (now() at time zone 'UTC')::date - 30)`,
  'gifts of 72 hours': `select * from ledger.votes_from($1, now() - interval '72 hours', $2)`,
  'one person’s balances': 'select ledger.balance_matches($1)',
  invariants: 'select * from ledger.check_recent(), ledger.last_check()',
}

/** Time to assess the risk of a withdrawal by an anchor with a million gifts, without and with aggregates. */
export async function benchRisk(profile: Profile): Promise<void> {
  const client = new pg.Client({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL']! })
  await client.connect()
  try {
    const { anchor, givers } = await makePeople(client)
    for (let made = 0; made < GIFTS; made += AT_ONCE) await makeGifts(client, anchor, givers, made)
    await client.query('vacuum analyze ledger.posting, ledger.transfer, ledger.given')
    while (await isBehind(client)) await new Promise((done) => setTimeout(done, 500))
    console.log(`${GIFTS} gifts of ${GIVERS} people to one, over ${DAYS} days; median of ${ROUNDS}, milliseconds`)
    const unsettled = givers.slice(0, UNSETTLED)
    for (const what of Object.keys(before)) {
      const [slow, fast] = [await timeOf(client, before[what]!, anchor, unsettled), await timeOf(client, after[what]!, anchor, unsettled)]
      console.log(`${what.padEnd(24)} ${slow.toFixed(1).padStart(9)} before ${fast.toFixed(1).padStart(7)} after`)
    }
  } finally {
    await client.end()
  }
}

async function makePeople(client: pg.Client): Promise<{ anchor: number; givers: number[] }> {
  const { rows } = await client.query<{ id: number }>(
    `insert into account (country_code, nicename) select '55', 'a bench' from generate_series(0, $1) returning id`,
    [GIVERS],
  )
  const [anchor, ...givers] = rows.map(({ id }) => id) as [number, ...number[]]
  const coins = `select count(c.transfer) from unnest($1::integer[]) u, ledger.credit(u, gen_random_uuid(), sha256('x'), 10::smallint, -3, $2, '', null) c`
  await client.query(coins, [givers, GIFTS / GIVERS])
  return { anchor, givers }
}

/** Gifts of one coin each, later than those before, written the way the ledger writes them. */
async function makeGifts(client: pg.Client, anchor: number, givers: readonly number[], made: number): Promise<void> {
  await client.query(
    `with t as (
       insert into ledger.transfer (owner, key, op, hash, state, balance, created_at)
       select ($2::integer[])[1 + i % $3], gen_random_uuid(), 1, sha256('x'), 1, 0,
         now() - make_interval(secs => $4::float8 * 86400 * (1 - ($5::float8 + i) / $6))
       from generate_series(1, $7::integer) i returning id, owner
     ), u as (
       update ledger.account a set balance = a.balance - g.n from (select owner, count(*) as n from t group by 1) g
       where a.id = ledger.wallet(g.owner, 1)
     ) insert into ledger.posting (transfer, leg, asset, debit, credit, amount)
       select t.id, l.leg, l.leg, case l.leg when 1 then ledger.wallet(t.owner, 1) else -2 end,
         case l.leg when 1 then -1 else ledger.wallet($1, 2) end, 1 from t, (values (1), (2)) l (leg)`,
    [anchor, givers, GIVERS, DAYS, made, GIFTS, AT_ONCE],
  )
}

/** True until the worker has folded, sealed and checked all of it. */
async function isBehind(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ behind: boolean }>(
    `select (select max(xid) from ledger.transfer) >= least((select max(hi_xid) from ledger.seal), (select hi from ledger.check_mark)) as behind`,
  )
  return rows[0]!.behind
}

async function timeOf(client: pg.Client, sql: string, anchor: number, givers: readonly number[]): Promise<number> {
  const values = [anchor, givers].slice(0, sql.includes('$2') ? 2 : sql.includes('$1') ? 1 : 0)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await client.query(sql, values)
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
}
