import type { Language, ProfileLabel } from '@nimbo/contract'
import type { Sql } from '../../platform/postgres.ts'

const SHOWN = 12
/** Impressions that people have of a person, the most chosen first. */
export async function labelsOf(sql: Sql, touid: number, language: Language): Promise<ProfileLabel[]> {
  return sql.query<ProfileLabel>(
    `select l.id, l.names ->> $2 as name, l.colour, c.nums from label_count c join label l on l.id = c.label and l.retired_at is null
     where c.touid = $1 and c.nums > 0 order by c.nums desc, l.position, l.id limit ${SHOWN}`,
    [touid, language],
  )
}

export interface Choice extends ProfileLabel {
  ifcheck: 0 | 1
}
/** Everything one can say of somebody, in the operators' order, and what this person says. */
export async function choices(sql: Sql, uid: number, touid: number, language: Language): Promise<Choice[]> {
  return sql.query<Choice>(
    `select l.id, l.names ->> $3 as name, l.colour, greatest(coalesce(c.nums, 0), 0) as nums, (u.label is not null)::int as ifcheck
     from label l left join label_count c on c.touid = $2 and c.label = l.id
     left join user_label u on u.uid = $1 and u.touid = $2 and u.label = l.id
     where l.retired_at is null order by l.position, l.id`,
    [uid, touid, language],
  )
}

/** Number of these labels that are on offer. */
export async function countOffered(sql: Sql, ids: readonly number[]): Promise<number> {
  const rows = await sql.query<{ n: number }>('select count(*)::int as n from label where id = any($1) and retired_at is null', [ids])
  return rows[0]!.n
}

/** Puts these in place of what somebody said of another before. The caller has locked the pair. */
export async function replaceLabels(sql: Sql, uid: number, touid: number, labels: readonly number[]): Promise<void> {
  await sql.query('delete from user_label where uid = $1 and touid = $2 and label <> all($3)', [uid, touid, labels])
  await sql.query(
    `insert into user_label (uid, touid, slot, label)
     select $1, $2, free.slot, wanted.label from (
       select w.label, row_number() over () as n from unnest($3::smallint[]) w (label)
       where not exists (select 1 from user_label u where u.uid = $1 and u.touid = $2 and u.label = w.label)) wanted
     join (select s.slot, row_number() over (order by s.slot) as n from generate_series(1, 3) s (slot)
       where not exists (select 1 from user_label u where u.uid = $1 and u.touid = $2 and u.slot = s.slot)) free using (n)`,
    [uid, touid, labels],
  )
}

/** Two people of whom one has just blocked the other: neither keeps an impression of the other. */
export async function deleteLabelsBetween(sql: Sql, a: number, b: number): Promise<void> {
  await sql.query('delete from user_label where uid = $1 and touid = $2 or uid = $2 and touid = $1', [a, b])
}
