import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileWithdrawal } from '../../testing/fileWithdrawal.ts'
import { sealEverything } from '../../testing/sealEverything.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { credit } from './index.ts'

let owner: pg.Client
beforeAll(async () => {
  owner = new pg.Client({ connectionString: process.env['NIMBO_DATABASE_MIGRATE_URL']! })
  await owner.connect()
  await sealSomething()
})

/** A sealed transfer for a test to tamper with. Only committed transfers are sealed. */
async function sealSomething(): Promise<void> {
  const server = await startTestServer()
  const { uid } = await server.person()
  await server.engines.db.transaction((sql) => credit(sql, { uid, key: randomUUID(), request: 'w' }, 'reward', 1n, ''))
  await sealEverything(server)
  await server.close()
}
afterAll(() => owner.end())

/** Each breaks the books in one way, in a transaction that is taken back. */
const corruptions: [invariant: string, sql: string][] = [
  ['account', `update ledger.account set balance = balance + 1 where id = $1::bigint * 256 + 1`],
  [
    'floor',
    `alter table ledger.account drop constraint account_check; update ledger.account set balance = -1 where id = $1::bigint * 256 + 1`,
  ],
  ['house', `update ledger.account set balance = 1 where id = -1 and $1 > 0`],
  ['hold', `update ledger.account set held = 1 where id = $1::bigint * 256 + 1`],
  ['state', `insert into ledger.transfer (owner, key, op, hash, state, balance) values ($1, '${randomUUID()}', 1, sha256('x'), 1, 0)`],
  [
    'asset',
    `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) select max(id), 99, 2, -3, $1::bigint * 256 + 1, 1 from ledger.transfer`,
  ],
  ['orphan', `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) values (-1, 1, 1, -3, $1::bigint * 256 + 1, 1)`],
  ['given', `insert into ledger.given (account, giver, day, votes, lo, hi) values ($1::bigint * 256 + 2, $1, current_date, 1, 1, 1)`],
  [
    'receivers',
    `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) select max(t.id), 99, 2, -2, $1::bigint * 256 + 2, 1000000 from ledger.transfer t where t.owner = $1 and t.op = 1`,
  ],
  ['item', `update ledger.lot set remaining = remaining - 1 where account = ledger.backpack($1, 1)`],
  ['item', `insert into ledger.lot (account, amount, remaining, transfer) values (ledger.backpack($1, 2), 1, 1, -1)`],
  ['minute', `update ledger.hold set amount = amount + 1 where ref = 'minute:s:$1:1'`],
  ['minute', `update ledger.hold set state = 2 where ref = 'minute:s:$1:2'`],
  [
    'feed',
    `insert into ledger.feed_mark (consumer, hi) values ('a reader $1', pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000)`,
  ],
  ['withdrawal', `update withdrawal set votes = votes + 1 where id = $3 and $1 > 0`],
  ['withdrawal', `delete from ledger.hold where ref = 'withdrawal:$3' and $1 > 0`],
  ['withdrawal', `update ledger.hold set state = 3, ended_by = -1 where ref = 'withdrawal:$3' and $1 > 0`],
  ['withdrawal', `insert into ledger.hold (account, amount, transfer, ref) values ($1::bigint * 256 + 2, 1, -7, 'withdrawal:2147483647')`],
  [
    'correction',
    `insert into ledger.transfer (owner, key, op, hash, state, balance) values ($1, '${randomUUID()}', 63, sha256('x'), 1, 0)`,
  ],
  ['origin', `delete from ledger.origin where owner = $1`],
  [
    'origin',
    `insert into ledger.pack_origin (pack, payment, amount) values ($2, 1, 51) on conflict (pack, payment) do update set amount = 51`,
  ],
  ['pack', `update ledger.share set amount = amount + 1 where pack = $2 and n = 1 and $1 > 0`],
  ['escrow', `update ledger.share set amount = amount + 1 where pack = $2 and n = 1 and $1 > 0`],
  [
    'seal',
    `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) select ids[1], 99, 1, -3, $1::bigint * 256 + 1, 1 from ledger.seal_tree order by seal desc limit 2`,
  ],
  [
    'seal',
    `insert into ledger.seal select id + 2, hi_xid + 1, hi_xid + 2, 1, root, hash, history, hash, sealed_at, signature, key from ledger.seal where $1 > 0 order by id desc limit 1`,
  ],
]

/** A gift, items, a minute that was paid and one that was given back. */
const soundRows = `
  select ledger.spend($1, gen_random_uuid(), sha256('x'), 1::smallint, 2, '[]', '', null);
  insert into ledger.item_kind (id) values (1), (2) on conflict do nothing;
  select ledger.grant_item($1, gen_random_uuid(), sha256('x'), 50::smallint, 1::smallint, 3, null, '');
  select ledger.reserve_minute($1, gen_random_uuid(), sha256('x'), 34::smallint, 's', n, 5) from generate_series(1, 2) n;
  select ledger.end_minute($1, gen_random_uuid(), sha256('x'), 5::smallint, 's', 1, true, '[]');
  select ledger.end_minute($1, gen_random_uuid(), sha256('x'), 35::smallint, 's', 2, false, '[]');`

test.each(corruptions)('%s reports when it is broken, and nothing before', async (invariant, sql) => {
  await owner.query('begin')
  try {
    const { rows } = await owner.query<{ id: number }>(
      `insert into account (country_code, nicename) values ('55', 'a victim') returning id`,
    )
    const uid = rows[0]!.id
    await owner.query(`select ledger.credit($1, gen_random_uuid(), sha256('x'), 10::smallint, -3, 100, '', null)`, [uid])
    const sent = await owner.query<{ pack: string }>(
      `select pack::text from ledger.send_pack($1, gen_random_uuid(), sha256('x'), 40::smallint, '{30,20}', interval '0', interval '1 hour', sha256('s'), 'n', '', null)`,
      [uid],
    )
    await owner.query(soundRows.replaceAll('$1', String(uid)))
    await owner.query(
      `with o as (
         insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give, state)
         values (gen_random_uuid(), $1, gen_random_uuid(), sha256('x'), 1, false, 'card', 'BRL', 299, 300, 0, 'paid') returning id)
       insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, state, settles_at)
       select 'card', gen_random_uuid(), id, $1, 'BRL', 299, 300, 'credited', now() from o`,
      [uid],
    )
    const withdrawal = await withdrawalOf(uid)
    const before = await broken(invariant)
    // A corruption may be several statements, and those cannot carry parameters.
    await owner.query(sql.replaceAll('$1', String(uid)).replaceAll('$2', sent.rows[0]!.pack).replaceAll('$3', String(withdrawal)))
    expect(before).toBe(0n)
    expect(await broken(invariant)).toBeGreaterThan(0n)
  } finally {
    await owner.query('rollback')
  }
})

/** A withdrawal with its hold, of votes that count as folded although nothing was committed. */
async function withdrawalOf(uid: number): Promise<number> {
  await owner.query(
    `with t as (
       insert into ledger.transfer (owner, key, op, hash, state, balance) values ($1, gen_random_uuid(), 21, sha256('x'), 1, 0) returning id
     ), p as (
       insert into ledger.posting (transfer, leg, asset, debit, credit, amount, xid) select id, 1, 2, -2, $1::bigint * 256 + 2, 10, 0 from t
     ) update ledger.account set balance = 10 where id = $1::bigint * 256 + 2`,
    [uid],
  )
  const query = async <R>(sql: string, values: readonly unknown[] = []) => (await owner.query(sql, [...values])).rows as R[]
  return fileWithdrawal({ query }, uid, 10n)
}

async function broken(invariant: string): Promise<bigint> {
  const { rows } = await owner.query<{ broken: string }>('select broken from ledger.violations() where invariant = $1', [invariant])
  return BigInt(rows[0]!.broken)
}

const lately: [invariant: string, sql: string][] = [
  ['recent_account', `update ledger.account set balance = balance + 1 where id = $1::bigint * 256 + 1`],
  [
    'recent_posting',
    `insert into ledger.posting (transfer, leg, asset, debit, credit, amount) select max(id), 99, 2, -3, $1::bigint * 256 + 1, 1 from ledger.transfer`,
  ],
]

test.each(lately)('%s reports what was broken since the last look, and nothing before', async (invariant, sql) => {
  await owner.query('begin')
  try {
    const { rows } = await owner.query<{ id: number }>(
      `insert into account (country_code, nicename) values ('55', 'a victim') returning id`,
    )
    const uid = rows[0]!.id
    await owner.query(`select ledger.credit($1, gen_random_uuid(), sha256('x'), 10::smallint, -3, 100, '', null)`, [uid])
    expect(await recentlyBroken(invariant)).toBe(0n)
    await owner.query(sql.replaceAll('$1', String(uid)))
    expect(await recentlyBroken(invariant)).toBeGreaterThan(0n)
  } finally {
    await owner.query('rollback')
  }
})

async function recentlyBroken(invariant: string): Promise<bigint> {
  const { rows } = await owner.query<{ broken: string }>('select broken from ledger.check_recent() where invariant = $1', [invariant])
  return BigInt(rows[0]!.broken)
}
