import type { Sql } from '../../platform/postgres.ts'

/** Kept for whoever judges a report later. `seq`: the chat line after which it flew. */
export async function insertBarrage(sql: Sql, transfer: bigint, showId: bigint, uid: number, content: string): Promise<void> {
  await sql.query(
    `insert into barrage (transfer, show_id, uid, seq, content) select $1, s.id, $3, s.message_seq, $4 from read.show s where s.id = $2
     on conflict (transfer) do nothing`,
    [transfer, showId, uid, content],
  )
}

/** Coins a barrage costs. */
export async function barrageFee(sql: Sql): Promise<number> {
  return (await sql.query<{ coins: number }>('select coins from barrage_rule'))[0]!.coins
}
