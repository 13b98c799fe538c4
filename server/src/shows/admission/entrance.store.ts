import type { Sql } from '../../platform/postgres.ts'

/** Payments of a person at the door of a show. */
export interface Entrance {
  paidKey: string | null
  paidBalance: bigint | null
  minuteDoor: number | null
  carriedMs: number
}

/** One after the other for each person and show: two taps find what the first one did. */
export async function lockEntrance(sql: Sql, showId: bigint, uid: number): Promise<Entrance> {
  await sql.query('insert into entrance (show_id, uid) values ($1, $2) on conflict do nothing', [showId, uid])
  const rows = await sql.query<Entrance>(
    `select paid_key as "paidKey", paid_balance as "paidBalance", minute_door as "minuteDoor", carried_ms as "carriedMs"
     from entrance where show_id = $1 and uid = $2 for update`,
    [showId, uid],
  )
  return rows[0]!
}

export async function markPasswordKnown(sql: Sql, showId: bigint, uid: number, door: number): Promise<void> {
  await sql.query(
    `insert into entrance (show_id, uid, password_door) values ($1, $2, $3)
     on conflict (show_id, uid) do update set password_door = excluded.password_door`,
    [showId, uid, door],
  )
}

export interface PaidFee {
  key: string
  coins: bigint
  votes: bigint
  balance: bigint
}
export async function markPaid(sql: Sql, showId: bigint, uid: number, { key, coins, votes, balance }: PaidFee): Promise<void> {
  await sql.query(
    `update entrance set paid_key = $3, paid_at = now(), paid_coins = $4, paid_votes = $5, paid_balance = $6 where show_id = $1 and uid = $2`,
    [showId, uid, key, coins, votes, balance],
  )
}

/** Null once they cannot pay the next minute. What was watched under other terms is not carried into these. */
export async function setMinuteDoor(sql: Sql, showId: bigint, uid: number, door: number | null): Promise<void> {
  await sql.query(
    `update entrance set minute_door = $3, carried_ms = case when minute_door = $3 then carried_ms else 0 end where show_id = $1 and uid = $2`,
    [showId, uid, door],
  )
}

export async function setCarried(sql: Sql, showId: bigint, uid: number, carriedMs: number): Promise<void> {
  await sql.query('update entrance set carried_ms = $3 where show_id = $1 and uid = $2', [showId, uid, carriedMs])
}
