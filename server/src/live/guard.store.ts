import type { Sql } from '../platform/postgres.ts'

/** Epoch seconds until which somebody guards an anchor; 0 for who does not. */
export async function guardEnd(sql: Sql, liveuid: number, uid: number): Promise<number> {
  const rows = await sql.query<{ endtime: number }>(
    'select extract(epoch from ends_at)::int as endtime from guard where liveuid = $1 and uid = $2 and ends_at > now()',
    [liveuid, uid],
  )
  return rows[0]?.endtime ?? 0
}

export async function guardsOf(sql: Sql, liveuid: number): Promise<number> {
  const rows = await sql.query<{ guards: number }>('select count(*)::int as guards from guard where liveuid = $1 and ends_at > now()', [
    liveuid,
  ])
  return rows[0]!.guards
}
