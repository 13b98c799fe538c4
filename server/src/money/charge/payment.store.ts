import type { PayMethodId } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

export interface Payment {
  id: bigint
  method: PayMethodId
  providerTx: string
  orderId: bigint
  uid: number
  currency: string
  amount: bigint
  coins: bigint
  bonus: bigint
  state: 'credited' | 'disputed' | 'reversed'
  refunded: bigint
  /** Coins clawed back for the refunded part. */
  clawedBack: bigint
  /** Time the provider received it; `settlesAt`: time from which it counts as irreversible. */
  at: Date
  settlesAt: Date
}
const columns = `id, method, provider_tx as "providerTx", order_id as "orderId", uid, currency, amount, coins, give as bonus, state,
  back as refunded, taken as "clawedBack", at, settles_at as "settlesAt"`

export async function paymentsOf(sql: Sql, orderId: bigint): Promise<Payment[]> {
  return sql.query<Payment>(`select ${columns} from payment where order_id = $1 order by id`, [orderId])
}

/** It settles when the wait of its method is over. Undefined when the provider transaction is recorded already, for this order or another. */
export async function addPayment(sql: Sql, p: Omit<Payment, 'id' | 'refunded' | 'clawedBack' | 'settlesAt'>): Promise<Payment | undefined> {
  const rows = await sql.query<Payment>(
    `insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, give, state, at, settles_at, reversed_at, back)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text, $10, $10::timestamptz + (select wait from pay_term where method = $1), case when $9::text = 'reversed' then now() end,
       case when $9::text = 'reversed' then $6::bigint else 0 end)
     on conflict (method, provider_tx) do nothing returning ${columns}`,
    [p.method, p.providerTx, p.orderId, p.uid, p.currency, p.amount, p.coins, p.bonus, p.state, p.at],
  )
  return rows[0]
}

/** A reversal is final. */
export async function setPaymentState(sql: Sql, id: bigint, state: 'credited' | 'disputed'): Promise<void> {
  await sql.query(`update payment set state = $2 where id = $1 and state <> 'reversed'`, [id, state])
}

/** Fully refunded means reversed, for good. */
export async function storeRefund(sql: Sql, id: bigint, refunded: bigint, clawedBack: bigint): Promise<void> {
  await sql.query(
    `update payment set back = $2, taken = $3, state = case when $2 = amount then 'reversed' else state end,
       reversed_at = case when $2 = amount then now() end where id = $1 and state <> 'reversed'`,
    [id, refunded, clawedBack],
  )
}

/** Recharge of any of these people, ever, apart from one order. */
export async function hasRecharged(sql: Sql, uids: readonly number[], exceptOrder: bigint | null = null): Promise<boolean> {
  const rows = await sql.query(`select 1 from payment where uid = any($1) and coins > 0 and order_id is distinct from $2 limit 1`, [
    uids,
    exceptOrder,
  ])
  return rows.length > 0
}

export interface RecordedAmount {
  providerTx: string
  amount: bigint
  refunded: bigint
}

export async function recordedAmounts(sql: Sql, method: PayMethodId, ids: readonly string[]): Promise<Map<string, RecordedAmount>> {
  const rows = await sql.query<RecordedAmount>(
    `select provider_tx as "providerTx", amount, back as refunded from payment where method = $1 and provider_tx = any($2)`,
    [method, ids],
  )
  return new Map(rows.map((r) => [r.providerTx, r]))
}

export async function recordedBetween(sql: Sql, method: PayMethodId, from: Date, to: Date): Promise<string[]> {
  const rows = await sql.query<{ providerTx: string }>(
    `select provider_tx as "providerTx" from payment where method = $1 and at >= $2 and at < $3`,
    [method, from, to],
  )
  return rows.map((r) => r.providerTx)
}
