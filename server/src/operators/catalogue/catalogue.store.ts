import { byLanguage, type EffectType, effectTypes, type GiftMark, type GiftType, type Language, type Parsed } from '@nimbo/contract'
import { type Catalogue, type GiftState, nameField } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'
import { objectOf } from './giftFile.ts'

/** Gifts are added and changed one after the other: two operators would take the same number. */
export async function lockCatalogue(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('catalogue'), 0)`)
}

export interface GiftRow {
  id: number
  names: Record<Language, string>
  price: number
  type: GiftType
  mark: GiftMark
  icon: string
  effect: string
  effect_type: EffectType
  effect_time: number
  position: number
  from: number
  until: number
  state: GiftState
}

const moment = (column: string) => `coalesce(extract(epoch from ${column})::int, 0)`

export function listGifts(sql: Sql): Promise<GiftRow[]> {
  return sql.query<GiftRow>(
    `select id, names, price, type, mark, icon, effect, effect_kind as effect_type, effect_seconds as effect_time, position,
       ${moment('from_at')} as from, ${moment('until_at')} as until,
       case when retired_at is not null then 'retired' when from_at > now() then 'planned' when until_at <= now() then 'over' else 'offered' end as state
     from gift order by price, position, id`,
  )
}

export type GiftFields = Parsed<typeof Catalogue.create>
export interface KnownEffect {
  kind: EffectType
  seconds: number
}
const fileKinds: Record<string, EffectType> = { lottie: effectTypes.lottie, video: effectTypes.video }

/** Kind and length of an effect; undefined for one that no gift has and no file was accepted for. */
export async function effectOf(sql: Sql, effect: string): Promise<KnownEffect | undefined> {
  if (effect === '') return { kind: effectTypes.none, seconds: 0 }
  const object = objectOf(effect)
  if (object) {
    const [made] = await sql.query<{ kind: string; seconds: number }>(
      `select kind, seconds from gift_file where object = $1 and state = 'ready' and kind <> 'picture'`,
      [object],
    )
    return made && { kind: fileKinds[made.kind]!, seconds: made.seconds }
  }
  const [used] = await sql.query<KnownEffect>('select effect_kind as kind, effect_seconds as seconds from gift where effect = $1 limit 1', [
    effect,
  ])
  return used
}

/** True if the picture is one of a gift, or was uploaded and accepted. */
export async function isPicture(sql: Sql, icon: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from gift where icon = $1 union all select 1 from gift_file where object = $2::uuid and state = 'ready' and kind = 'picture' limit 1`,
    [icon, objectOf(icon) ?? null],
  )
  return rows.length > 0
}

const namesOf = (fields: GiftFields): Record<Language, string> => byLanguage((language) => fields[nameField(language)])

function columnsOf(fields: GiftFields, { kind, seconds }: KnownEffect): unknown[] {
  const { price, type, mark, icon, effect, position, from, until } = fields
  return [JSON.stringify(namesOf(fields)), price, type, mark, icon, kind, effect, seconds, position, from, until]
}
const columns = 'names, price, type, mark, icon, effect_kind, effect, effect_seconds, position, from_at, until_at'
/** From the second parameter on: the first is the gift. */
const values = '$2::jsonb, $3, $4, $5, $6, $7, $8, $9, $10, to_timestamp(nullif($11::bigint, 0)), to_timestamp(nullif($12::bigint, 0))'

/** The number of the new gift; undefined when there are as many as there can be. */
export async function insertGift(sql: Sql, fields: GiftFields, effect: KnownEffect, most: number): Promise<number | undefined> {
  const [next] = await sql.query<{ id: number }>('select max(id) + 1 as id from gift')
  const id = next!.id
  if (id > most) return undefined
  await sql.query(`insert into gift (id, ${columns}) values ($1, ${values})`, [id, ...columnsOf(fields, effect)])
  await sql.query('select ledger.add_item_kind($1::smallint)', [id])
  return id
}

export async function updateGift(sql: Sql, id: number, fields: GiftFields, effect: KnownEffect): Promise<void> {
  await sql.query(`update gift set (${columns}) = row (${values}) where id = $1`, [id, ...columnsOf(fields, effect)])
}

/** False when it is none, or is so already. */
export async function setRetired(sql: Sql, id: number, retired: boolean): Promise<boolean> {
  const rows = await sql.query(
    `update gift set retired_at = case when $2 then now() end where id = $1 and (retired_at is null) = $2 returning 1`,
    [id, retired],
  )
  return rows.length > 0
}
