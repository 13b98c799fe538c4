import type { Sql } from '../../platform/postgres.ts'
import { liftAsOperator } from './lift.store.ts'
import { appealUntil, stands } from './ownSanctions.store.ts'

export async function appealableSanction(sql: Sql, uid: number, id: number): Promise<{ until: number } | undefined> {
  const rows = await sql.query<{ until: number }>(
    `select ${appealUntil} as until from sanction x where x.id = $2 and x.uid = $1 and ${stands}`,
    [uid, id],
  )
  return rows[0]
}

/** For the operator who decides: what was done, why, and when. */
export async function describeSanctions(
  sql: Sql,
  ids: readonly number[],
): Promise<{ id: number; title: string; detail: string; acted: number; by: string }[]> {
  return sql.query(
    `select x.id, x.act || coalesce(' · ' || (x.texts #>> '{ban_rule,en}'), '') || coalesce(' · room of ' || a.nicename, '') as title,
       concat_ws(' · ', (x.texts ->> 'rule') || ' ' || (x.texts #>> '{reason,en}'), nullif(x.note, ''),
         (select string_agg('“' || (l ->> 'ct') || '”', ' ') from jsonb_array_elements(x.lines) l)) as detail,
       extract(epoch from x.created_at)::int as acted,
       coalesce(b.nicename || case x.by_role when 'anchor' then ', the host' when 'admin' then ', an admin of the room' else ', a super-admin' end, '') as by
     from sanction x left join read.account a on a.id = x.liveuid and x.scope <> 'all' left join read.account b on b.id = x.by_uid where x.id = any ($1)`,
    [ids],
  )
}

/** False when somebody lifted it meanwhile. */
export async function overturnSanction(sql: Sql, session: Buffer, id: number): Promise<boolean> {
  return (await liftAsOperator(sql, session, id, 'appeal', '')).outcome === 'ok'
}
