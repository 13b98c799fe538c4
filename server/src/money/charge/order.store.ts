import type { Currency, OrderState, PayMethodId } from '@nimbo/contract'
import type { Begun, PayAction } from '../payment/index.ts'
import type { Sql } from '../../platform/postgres.ts'

export interface PayOrder {
  id: bigint
  no: string
  uid: number
  hash: Buffer
  rule: number
  first: boolean
  method: PayMethodId
  currency: Currency
  amount: bigint
  coins: bigint
  bonus: bigint
  state: OrderState | 'new'
  providerId: string | null
  action: PayAction
  expiresAt: Date | null
  createdAt: Date
  /** The number of the latest poll whose result was applied. */
  lastAppliedPoll: number
}
const columns = `id, no, uid, hash, rule, first, method, currency, amount, coins, give as bonus, state, provider_id as "providerId", action,
  expires_at as "expiresAt", created_at as "createdAt", heard as "lastAppliedPoll"`

/** Serializes the orders and payments of one person until the transaction ends. */
export async function lockPerson(sql: Sql, uid: number): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('charge', $1))`, [uid])
}

export interface NewOrder extends Omit<PayOrder, 'id' | 'state' | 'providerId' | 'action' | 'expiresAt' | 'createdAt' | 'lastAppliedPoll'> {
  key: string
  lifeSeconds: number
}

export async function addOrder(sql: Sql, o: NewOrder): Promise<PayOrder> {
  const rows = await sql.query<PayOrder>(
    `insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + make_interval(secs => $12)) returning ${columns}`,
    [o.no, o.uid, o.key, o.hash, o.rule, o.first, o.method, o.currency, o.amount, o.coins, o.bonus, o.lifeSeconds],
  )
  return rows[0]!
}

/** The first result is kept: concurrent callers get the same one. */
export async function storeBegun(sql: Sql, id: bigint, { providerId, action }: Begun): Promise<PayOrder> {
  await sql.query(
    `update pay_order set provider_id = $2, action = $3, state = 'waiting', ask_at = now() + interval '5 seconds'
     where id = $1 and provider_id is null and state = 'new'`,
    [id, providerId, JSON.stringify(action)],
  )
  return (await orderById(sql, id))!
}

export async function orderByKey(sql: Sql, uid: number, key: string): Promise<PayOrder | undefined> {
  return (await sql.query<PayOrder>(`select ${columns} from pay_order where uid = $1 and key = $2`, [uid, key]))[0]
}

export async function orderById(sql: Sql, id: bigint): Promise<PayOrder | undefined> {
  return (await sql.query<PayOrder>(`select ${columns} from pay_order where id = $1`, [id]))[0]
}

export async function lockOrder(sql: Sql, id: bigint): Promise<PayOrder> {
  return (await sql.query<PayOrder>(`select ${columns} from pay_order where id = $1 for update`, [id]))[0]!
}

/** Orders their provider never answered count for a minute only: its outage must not block other methods. */
export async function countOpenOrders(sql: Sql, uid: number): Promise<number> {
  const rows = await sql.query<{ count: bigint }>(
    `select count(*) from pay_order where uid = $1 and coalesce(expires_at > now(), true)
       and (state in ('waiting', 'confirming') or (state = 'new' and created_at > now() - interval '1 minute'))`,
    [uid],
  )
  return Number(rows[0]!.count)
}

/** Rate limit: true for one of concurrent callers, then for nobody for two seconds. */
export async function tryClaimPoll(sql: Sql, id: bigint): Promise<boolean> {
  const rows = await sql.query(
    `update pay_order set asked_at = clock_timestamp()
     where id = $1 and (asked_at is null or asked_at < clock_timestamp() - interval '2 seconds') returning 1`,
    [id],
  )
  return rows.length > 0
}

/** A poll of the provider: when it started, by the database's clock, and its number within the order. */
export interface Poll {
  at: Date
  n: number
}

export async function startPoll(sql: Sql, id: bigint): Promise<Poll> {
  const rows = await sql.query<Poll>(
    `update pay_order set asked_at = clock_timestamp(), asks = asks + 1 where id = $1 returning asked_at as at, asks as n`,
    [id],
  )
  return rows[0]!
}

export async function storeState(sql: Sql, id: bigint, state: OrderState, nextPoll: Date | null, poll: number): Promise<void> {
  // A newer poll or webhook schedules the next poll itself; if it fails, the order stays due.
  await sql.query(
    `update pay_order set state = $2, ask_at = case when asks > $4 then ask_at else $3 end, heard = greatest(heard, $4::integer) where id = $1`,
    [id, state, nextPoll, poll],
  )
}

export async function ordersOf(sql: Sql, method: PayMethodId, providerIds: readonly string[]): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>('select id from pay_order where method = $1 and provider_id = any($2)', [
    method,
    providerIds,
  ])
  return rows.map((r) => r.id)
}

/** The orders are due now. Counts as a poll, so that the result of an earlier one cannot postpone it. */
export async function dueNow(sql: Sql, ids: readonly bigint[]): Promise<{ id: bigint; n: number }[]> {
  return sql.query(`update pay_order set ask_at = now(), asks = asks + 1 where id = any($1) returning id, asks as n`, [ids])
}

/** True once a poll that began after the order was due was applied. */
export async function isPolledAfter(sql: Sql, id: bigint, n: number): Promise<boolean> {
  return (await sql.query('select 1 from pay_order where id = $1 and heard > $2', [id, n])).length > 0
}

/** Claims due orders with a lease of half a minute. */
export async function claimDueOrders(sql: Sql, methods: readonly string[], limit: number): Promise<bigint[]> {
  const rows = await sql.query<{ id: bigint }>(
    `update pay_order set ask_at = now() + interval '30 seconds' where id in (
       select id from pay_order where ask_at <= now() and method = any($1) order by ask_at limit $2 for update skip locked) returning id`,
    [methods, limit],
  )
  return rows.map((r) => r.id)
}

/** The provider never answered, so nobody was told how to pay it. Until it expires the same key may still start it. */
export async function expireUnstarted(sql: Sql, id: bigint): Promise<void> {
  await sql.query(
    `update pay_order set state = case when expires_at < now() then 'expired' else state end,
       ask_at = case when expires_at < now() then null else expires_at + interval '1 second' end
     where id = $1 and provider_id is null and state = 'new'`,
    [id],
  )
}
