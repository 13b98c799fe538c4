import type { Database, Sql } from '../../platform/postgres.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { runLoop } from '../../platform/runLoop.ts'
import type { MaintenanceDeps } from './maintenance.ts'
import { ops, type Receiver } from './ledger.ts'

const FEED_INTERVAL_MS = 200
/** A bite is one transaction, and while it writes no other reader gets past it (`feed_next`): a backlog must not make it long. */
const MAX_FEED_BATCH = 500

/** A committed transfer, as features read it. */
export interface FeedTransfer {
  transfer: bigint
  op: number
  uid: number
  ref: string
  count: number
  combo: string | null
  at: Date
  coins: bigint
  /** The kind of item that was given, if it came out of a backpack. */
  item: number | null
  /** People credited with votes. */
  receivers: Receiver[]
}

/** Takes committed transfers in, each once, in its own transaction and from its own mark. */
export interface FeedConsumer {
  /** Constant: the mark is stored under it. A new name reads from the first transfer on. */
  name: string
  ops: readonly (keyof typeof ops)[]
  /** Writes made through `sql` are committed together with the mark. */
  apply(sql: Sql, transfers: readonly FeedTransfer[]): Promise<void>
}

type FeedRow = Omit<FeedTransfer, 'receivers'> & { receivers: [uid: number, votes: string][] }

async function transfersOf(sql: Sql, lo: bigint, hi: bigint, of: FeedConsumer['ops']): Promise<FeedTransfer[]> {
  const rows = await sql.query<FeedRow>('select * from ledger.feed_rows($1, $2, $3)', [lo, hi, of.map((op) => ops[op])])
  return rows.map((row) => ({ ...row, receivers: row.receivers.map(([uid, votes]) => ({ uid, votes: BigInt(votes) })) }))
}

/** One bite of the feed. `more` when there is a backlog. */
export async function consumeFeed(db: Database, consumer: FeedConsumer, limit = MAX_FEED_BATCH): Promise<'more' | undefined> {
  return db.transaction(async (sql) => {
    const [range] = await sql.query<{ lo: bigint; hi: bigint; more: boolean }>('select * from ledger.feed_next($1, $2)', [
      consumer.name,
      limit,
    ])
    const transfers = await transfersOf(sql, range!.lo, range!.hi, consumer.ops)
    if (transfers.length > 0) await consumer.apply(sql, transfers)
    return range!.more ? 'more' : undefined
  })
}

/**
 * Everything a consumer has taken in, once more from the first transfer on. Its mark stays locked and where it is, so that it goes on
 * from there afterwards. Only the schema's owner may: it reads the ledger's own tables.
 */
export async function rereadFeed(sql: Sql, consumer: FeedConsumer): Promise<void> {
  const [mark] = await sql.query<{ hi: bigint }>('select hi from ledger.feed_mark where consumer = $1 for update', [consumer.name])
  let lo = 0n
  for (let isMore = mark !== undefined; isMore;) {
    const [bite] = await sql.query<{ cut: bigint | null; found: number }>(
      `select max(x.xid) + 1 as cut, count(*)::int as found
       from (select t.xid from ledger.transfer t where t.xid >= $1 and t.xid < $2 order by t.xid limit $3) x`,
      [lo, mark!.hi, MAX_FEED_BATCH],
    )
    const hi = bite!.cut ?? lo
    const transfers = await transfersOf(sql, lo, hi, consumer.ops)
    if (transfers.length > 0) await consumer.apply(sql, transfers)
    lo = hi
    isMore = bite!.found === MAX_FEED_BATCH
  }
}

/** Keeps a projection up with the ledger. One that fails falls behind alone: every consumer has its own loop and mark. */
export async function runFeed(
  { db, log, metrics }: Omit<MaintenanceDeps, 'metrics'> & { metrics: MaintenanceDeps['metrics'] & Pick<Metrics, 'feedLagSeconds'> },
  consumer: FeedConsumer,
  signal: AbortSignal,
): Promise<void> {
  const work = async () => {
    const rows = await db.query((sql) =>
      sql.query<{ seconds: number }>('select extract(epoch from ledger.feed_lag($1))::float8 as seconds', [consumer.name]),
    )
    const { seconds } = rows[0]!
    metrics.feedLagSeconds.set({ consumer: consumer.name }, seconds)
    // Without news there is nothing to lock: an idle worker opens no transaction.
    return seconds === 0 ? undefined : consumeFeed(db, consumer)
  }
  await runLoop({ name: `feed:${consumer.name}`, everyMs: FEED_INTERVAL_MS, signal, work, log, metrics })
}
