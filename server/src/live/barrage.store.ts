import type { Sql } from '../platform/postgres.ts'

/** Coins a barrage costs. */
export async function barrageFee(sql: Sql): Promise<number> {
  return (await sql.query<{ coins: number }>('select coins from barrage_rule'))[0]!.coins
}
