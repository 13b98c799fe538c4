import type { PayMethodId } from '@nimbo/contract'
import type { Tx } from '../platform/postgres.ts'

export interface Payment {
  id: bigint
  method: PayMethodId
  providerTx: string
  orderId: bigint
  uid: number
  currency: string
  amount: bigint
  coins: bigint
  give: bigint
  state: 'credited' | 'disputed' | 'reversed'
  /** What of its money went back, and the coins that went with it. */
  back: bigint
  taken: bigint
  /** When the provider received it, and when it can no longer be taken back. */
  at: Date
  settlesAt: Date
}
const columns = `id, method, provider_tx as "providerTx", order_id as "orderId", uid, currency, amount, coins, give, state,
  back, taken, at, settles_at as "settlesAt"`

export async function paymentsOf(tx: Tx, orderId: bigint): Promise<Payment[]> {
  return tx.query<Payment>(`select ${columns} from payment where order_id = $1 order by id`, [orderId])
}

/** Undefined when the transaction is known already, to this order or to another. */
export async function addPayment(tx: Tx, p: Omit<Payment, 'id' | 'back' | 'taken'>): Promise<Payment | undefined> {
  const rows = await tx.query<Payment>(
    `insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, give, state, at, settles_at, reversed_at, back)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text, $10, $11, case when $9::text = 'reversed' then now() end,
       case when $9::text = 'reversed' then $6::bigint else 0 end)
     on conflict (method, provider_tx) do nothing returning ${columns}`,
    [p.method, p.providerTx, p.orderId, p.uid, p.currency, p.amount, p.coins, p.give, p.state, p.at, p.settlesAt],
  )
  return rows[0]
}

/** What went back stays back. */
export async function turnPayment(tx: Tx, id: bigint, state: 'credited' | 'disputed'): Promise<void> {
  await tx.query(`update payment set state = $2 where id = $1 and state <> 'reversed'`, [id, state])
}

/** More of it went back, and so many coins with it; once it is all, for good. */
export async function storeBack(tx: Tx, id: bigint, back: bigint, taken: bigint): Promise<void> {
  await tx.query(
    `update payment set back = $2, taken = $3, state = case when $2 = amount then 'reversed' else state end,
       reversed_at = case when $2 = amount then now() end where id = $1 and state <> 'reversed'`,
    [id, back, taken],
  )
}

/** Whether this person has ever recharged, by another order than this one. */
export async function hasRecharged(tx: Tx, uid: number, exceptOrder: bigint | null = null): Promise<boolean> {
  const rows = await tx.query(`select 1 from payment where uid = $1 and coins > 0 and order_id is distinct from $2 limit 1`, [
    uid,
    exceptOrder,
  ])
  return rows.length > 0
}

export interface Booked {
  name: string
  amount: bigint
  back: bigint
}
/** What we booked of a provider's, by its names for it. */
export async function bookedAmounts(tx: Tx, method: PayMethodId, names: readonly string[]): Promise<Map<string, Booked>> {
  const rows = await tx.query<Booked>(`select provider_tx as name, amount, back from payment where method = $1 and provider_tx = any($2)`, [
    method,
    names,
  ])
  return new Map(rows.map((r) => [r.name, r]))
}

export async function bookedBetween(tx: Tx, method: PayMethodId, from: Date, to: Date): Promise<string[]> {
  const rows = await tx.query<{ name: string }>(`select provider_tx as name from payment where method = $1 and at >= $2 and at < $3`, [
    method,
    from,
    to,
  ])
  return rows.map((r) => r.name)
}
