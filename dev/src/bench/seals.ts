import { environment, type Profile } from '@nimbo/engines'
import pg from 'pg'

const ROUNDS = 5
const TRANSFERS = 100_000

/** Rate at which transfers are hashed into a tree, and time the worker takes to seal a backlog. */
export async function benchSeals(profile: Profile): Promise<void> {
  const client = new pg.Client({ connectionString: environment(profile)['NIMBO_DATABASE_MIGRATE_URL']! })
  await client.connect()
  try {
    const xid = await makeTransfers(client)
    const started = performance.now()
    const behind = await unsealed(client, xid)
    while ((await unsealed(client, xid)) > 0) await new Promise((done) => setTimeout(done, 50))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${TRANSFERS} transfers made; ${behind} of them were not sealed yet, and were ${seconds} s later`)
    const rates: number[] = []
    for (let round = 1; round <= ROUNDS; round++) rates.push(await hashRate(client, xid))
    console.log(`leaves hashed and put into a tree, ${ROUNDS} rounds: ${rates.map(Math.round).join(', ')} a second`)
  } finally {
    await client.end()
  }
}

/** Gifts of one person, many to a transaction, and the number of the first. */
async function makeTransfers(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: number }>(
    `insert into account (country_code, nicename) values ('55', 'a bench'), ('55', 'an anchor') returning id`,
  )
  const [uid, anchor] = rows.map(({ id }) => id)
  await client.query(`select ledger.credit($1, gen_random_uuid(), sha256('x'), 10::smallint, -3, $2, '', null)`, [uid, TRANSFERS * 2])
  const first = await client.query<{ xid: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as xid')
  const spend = `select count(s.transfer) from generate_series(1, $2) i, ledger.spend($1, gen_random_uuid(), sha256('x'), 1::smallint, 2, jsonb_build_array(jsonb_build_array($3::int, 1)), 'room ' || i, null) s`
  for (let made = 0; made < TRANSFERS; made += 1000) await client.query(spend, [uid, 1000, anchor])
  return first.rows[0]!.xid
}

async function unsealed(client: pg.Client, xid: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from ledger.transfer where xid >= greatest($1::bigint, (select coalesce(max(hi_xid), 0) from ledger.seal))`,
    [xid],
  )
  return rows[0]!.n
}

async function hashRate(client: pg.Client, xid: string): Promise<number> {
  const started = performance.now()
  const { rows } = await client.query<{ leaves: number }>(
    `select length(l.all_of_them) / 32 as leaves from (select string_agg(leaf, ''::bytea order by id) as all_of_them from ledger.leaves($1, 9223372036854775807)) l,
     ledger.merkle(l.all_of_them) m where m.root is not null`,
    [xid],
  )
  return rows[0]!.leaves / ((performance.now() - started) / 1000)
}
