import type { Holding } from '../payment/index.ts'
import type { Sql } from '../../platform/postgres.ts'
import { columns, endOfHold, type Obstacle, type WithdrawalRow } from '../withdrawal/index.ts'

/** A claimed withdrawal is left to its worker for this long; if the worker dies, another one takes over. */
const LEASE_SECONDS = 60

export type DueRow = WithdrawalRow & { ageSeconds: number }

/** Claims withdrawals that are due to be sent or polled, of configured methods. */
export async function claimDue(sql: Sql, types: readonly number[], limit: number): Promise<DueRow[]> {
  return sql.query<DueRow>(
    `update withdrawal w set ask_at = now() + make_interval(secs => $2)
     where w.id in (
       select id from withdrawal where ask_at <= now() and state in ('approved', 'sending') and type = any($3)
       order by ask_at limit $1 for update skip locked)
     returning ${columns('w')}, extract(epoch from now() - w.decided_at)::int as "ageSeconds"`,
    [limit, LEASE_SECONDS, types],
  )
}

/** Other payouts of the same method that are in flight. Locked: whoever adds one counts after the previous one is committed. */
export async function lockInFlight(sql: Sql, { id, type }: WithdrawalRow): Promise<{ count: bigint; net: bigint }> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('payouts under way', $1))`, [type])
  const rows = await sql.query<{ count: bigint; net: bigint }>(
    `select count(*) as count, coalesce(sum(net), 0)::bigint as net from withdrawal where state = 'sending' and type = $2 and id <> $1`,
    [id, type],
  )
  return rows[0]!
}

/** Stores what will be sent, once: a second worker gets what the first one stored. Without it, it may not be sent. */
export async function startPayout(sql: Sql, id: number, prepared: string): Promise<{ prepared: string | null; obstacle: Obstacle | null }> {
  const rows = await sql.query<{ prepared: string | null; obstacle: Obstacle | null }>('select * from start_payout($1, $2)', [id, prepared])
  return rows[0]!
}

export async function retryAfter(sql: Sql, id: number, seconds: number, providerId: string, statusReason: string): Promise<void> {
  await sql.query(
    `update withdrawal set ask_at = now() + make_interval(secs => $2), provider_id = case when $3 = '' then provider_id else $3 end, why = $4
     where id = $1 and state in ('approved', 'sending')`,
    [id, seconds, providerId, statusReason],
  )
}

export interface PayoutEnd {
  from: 'approved' | 'sending'
  state: 'paid' | 'failed'
  providerId: string
  statusReason: string
}

/** The ledger and the row together. False when another worker was faster. */
export async function endPayout(sql: Sql, id: number, { from, state, providerId, statusReason }: PayoutEnd): Promise<boolean> {
  const { key, hash } = endOfHold(id, state === 'paid' ? 'paid' : 'free')
  const values = [id, from, state, providerId, statusReason, key, hash]
  return (await sql.query<{ ended: boolean }>('select end_payout($1, $2, $3, $4, $5, $6, $7) as ended', values))[0]!.ended
}

export interface PaidRow {
  no: string
  providerId: string
  net: bigint
}
const paidColumns = 'no, provider_id as "providerId", net'

/** Payouts by our number or the provider's id. Failed ones moved no money and are left out. */
export async function paidByIds(sql: Sql, type: number, ids: readonly string[]): Promise<PaidRow[]> {
  return sql.query<PaidRow>(
    `select ${paidColumns} from withdrawal where type = $1 and state in ('sending', 'paid') and (no = any($2) or provider_id = any($2))`,
    [type, ids],
  )
}

export async function paidBetween(sql: Sql, type: number, from: Date, to: Date): Promise<PaidRow[]> {
  return sql.query<PaidRow>(
    `select ${paidColumns} from withdrawal where type = $1 and state = 'paid' and ended_at >= $2 and ended_at < $3`,
    [type, from, to],
  )
}

export async function storeFunds(sql: Sql, { asset, amount, floor }: Holding): Promise<void> {
  await sql.query(
    `insert into payout_fund (asset, amount, floor) values ($1, $2, $3)
     on conflict (asset) do update set amount = excluded.amount, floor = excluded.floor, at = now()`,
    [asset, amount, floor],
  )
}

export async function readFunds(sql: Sql): Promise<{ asset: string; amount: bigint; floor: bigint; at: number }[]> {
  return sql.query('select asset, amount, floor, extract(epoch from at)::int as at from payout_fund order by asset desc')
}
