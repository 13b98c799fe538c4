import { byLanguage, type Language, type Parsed } from '@nimbo/contract'
import { type Label, nameField } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'

/** Impressions are added one after the other: two operators would both take the last place. */
export async function lockLabels(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('label'), 0)`)
}

export interface LabelRow {
  id: number
  names: Record<Language, string>
  colour: string
  position: number
  isretired: 0 | 1
}
export function listLabels(sql: Sql): Promise<LabelRow[]> {
  return sql.query<LabelRow>(
    'select id, names, colour, position, (retired_at is not null)::int as isretired from label order by retired_at is not null, position, id',
  )
}

export async function offeredLabels(sql: Sql): Promise<number> {
  const rows = await sql.query<{ n: number }>('select count(*)::int as n from label where retired_at is null')
  return rows[0]!.n
}

export type LabelFields = Parsed<typeof Label.create>
function columnsOf(fields: LabelFields): unknown[] {
  const names = byLanguage((language) => fields[nameField(language)])
  return [JSON.stringify(names), fields.colour, fields.position]
}

export async function insertLabel(sql: Sql, fields: LabelFields): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    'insert into label (names, colour, position) values ($1::jsonb, $2, $3) returning id',
    columnsOf(fields),
  )
  return rows[0]!.id
}

export async function updateLabel(sql: Sql, id: number, fields: LabelFields): Promise<boolean> {
  const rows = await sql.query('update label set names = $2::jsonb, colour = $3, position = $4 where id = $1 returning 1', [
    id,
    ...columnsOf(fields),
  ])
  return rows.length > 0
}

/** False when it is none, or is so already. */
export async function setRetired(sql: Sql, id: number, retired: boolean): Promise<boolean> {
  const rows = await sql.query(
    'update label set retired_at = case when $2 then now() end where id = $1 and (retired_at is null) = $2 returning 1',
    [id, retired],
  )
  return rows.length > 0
}
