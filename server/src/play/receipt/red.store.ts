import type { Sql } from '../../platform/postgres.ts'

export async function hasOpenRed(sql: Sql, showId: bigint): Promise<boolean> {
  const rows = await sql.query('select 1 from read.red_pack where show_id = $1 and settled_at is null limit 1', [showId])
  return rows.length > 0
}

export interface RedTotals {
  /** Packs somebody sent, their coins, and what came back of them. */
  sent: number
  coins: bigint
  refunded: bigint
  /** Coins won from packs of others. */
  won: bigint
}
/** Cost and gains of red packs for one person in a show. */
export async function redTotals(sql: Sql, showId: bigint, uid: number): Promise<RedTotals> {
  const rows = await sql.query<RedTotals>(
    `select count(*) filter (where r.uid = $2)::int as sent, coalesce(sum(k.total) filter (where r.uid = $2), 0)::bigint as coins,
       coalesce(sum(k.refunded) filter (where r.uid = $2), 0)::bigint as refunded, coalesce(sum(w.win), 0)::bigint as won
     from read.red_pack r cross join lateral (select ledger.share_of(r.id, $2) as win) w
     left join lateral (select p.total, p.refunded from ledger.pack_of(r.id) p where r.uid = $2) k on true where r.show_id = $1`,
    [showId, uid],
  )
  return rows[0]!
}
