import { randomUUID } from 'node:crypto'
import type { Sql } from '../platform/postgres.ts'

export interface PaymentInput {
  uid: number
  coins: bigint
  bonus?: bigint
  method?: 'pix' | 'card'
  /** Hours until it settles; negative when it has settled. */
  settlesInHours?: number
  daysAgo?: number
}

/** A recorded payment, without a provider and without crediting its coins. */
export async function insertPayment(sql: Sql, { uid, coins, bonus = 0n, method = 'pix', settlesInHours = 0, daysAgo = 0 }: PaymentInput) {
  const no = randomUUID()
  const rows = await sql.query<{ id: bigint; uid: number; coins: bigint; settlesAt: Date }>(
    `with o as (
       insert into pay_order (no, uid, key, hash, rule, first, method, currency, amount, coins, give, state)
       values ($1::text, $2, $1::text::uuid, sha256($1::text::bytea), 1, false, $7::text, 'BRL', 299, 300, 0, 'paid') returning id
     ) insert into payment (method, provider_tx, order_id, uid, currency, amount, coins, give, state, settles_at, at)
     select $7::text, $1::text, o.id, $2, 'BRL', 299, $3, $4, 'credited', now() + make_interval(hours => $5) - make_interval(days => $6),
       now() - make_interval(days => $6) from o
     returning id, uid, coins, settles_at as "settlesAt"`,
    [no, uid, coins, bonus, settlesInHours, daysAgo, method],
  )
  return rows[0]!
}
