import { consumeFeed, type FeedConsumer } from '@nimbo/server/ledger'
import type pg from 'pg'

/** What a room keeps of its gifts: who gave how much, the score of the show, and a line for each. */
const tables = `
  drop table if exists bench_rank, bench_score, bench_receipt;
  create table bench_rank (show integer, uid integer, coins bigint not null, primary key (show, uid));
  create table bench_score (show integer primary key, votes bigint not null);
  create table bench_receipt (transfer bigint primary key, uid integer not null, coins bigint not null)`

/** A gift that writes them itself, in its own transaction. */
const sameFunction = `create or replace function ledger.bench_same(p_uid integer, p_key uuid, p_hash bytea, p_receivers jsonb) returns bigint
language plpgsql security definer set search_path = ledger, public, pg_temp as $$
declare o ledger.outcome;
begin
  o := ledger.spend(p_uid, p_key, p_hash, 1::smallint, 8, p_receivers, '', null);
  if o.status <> 'ok' or o.replayed then return o.balance; end if;
  insert into bench_receipt values (o.transfer, p_uid, 8);
  insert into bench_rank as r values (1, p_uid, 8) on conflict (show, uid) do update set coins = r.coins + 8;
  insert into bench_score as s values (1, 1) on conflict (show) do update set votes = s.votes + 1;
  return o.balance;
end $$`

/** The same rows, taken in from the feed. */
const consumer: FeedConsumer = {
  name: 'bench',
  ops: ['gift'],
  async apply(sql, transfers) {
    const list = JSON.stringify(transfers.map(({ transfer, uid, coins }) => ({ transfer: String(transfer), uid, coins: String(coins) })))
    await sql.query(
      `with r as (select * from jsonb_to_recordset($1) as r (transfer bigint, uid integer, coins bigint)),
       receipt as (insert into bench_receipt select * from r),
       rank as (insert into bench_rank as k select 1, uid, sum(coins) from r group by uid order by uid on conflict (show, uid) do update set coins = k.coins + excluded.coins)
       insert into bench_score as s select 1, count(*) from r on conflict (show) do update set votes = s.votes + excluded.votes`,
      [list],
    )
  },
}

export async function prepareProjection(owner: pg.Pool): Promise<void> {
  await owner.query(tables)
  await owner.query(sameFunction)
}

export async function dropProjection(owner: pg.Pool): Promise<void> {
  await owner.query(
    `drop table bench_rank, bench_score, bench_receipt; drop function ledger.bench_same; delete from ledger.feed_mark where consumer = 'bench'`,
  )
}

/** Keeps the projection up while something else runs, and returns how far it was behind each time, in milliseconds. */
export function startProjecting(owner: pg.Pool) {
  const stopping = new AbortController()
  const lags: number[] = []
  const transaction = async <T>(
    work: (sql: { query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]> }) => Promise<T>,
  ) => {
    const client = await owner.connect()
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
  const running = (async () => {
    // What was given before is not of this comparison, and what the other way wrote down may still be above the mark.
    await owner.query('truncate bench_receipt')
    await owner.query(
      `insert into ledger.feed_mark (consumer, hi) values ('bench', pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
       on conflict (consumer) do update set hi = excluded.hi`,
    )
    while (!stopping.signal.aborted) {
      const { rows } = await owner.query<{ ms: number }>(`select extract(epoch from ledger.feed_lag('bench'))::float8 * 1000 as ms`)
      lags.push(rows[0]!.ms)
      await consumeFeed({ transaction, query: transaction }, consumer)
      await new Promise((done) => setTimeout(done, 200))
    }
  })()
  return {
    async stop(): Promise<number[]> {
      stopping.abort()
      await running
      return lags
    },
  }
}
