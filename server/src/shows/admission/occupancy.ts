import type { Sql } from '../../platform/postgres.ts'

/** Occupancy of an anchor or of a room's picture: a private show, a battle, or guests on the mic. */
type Occupancy = 'battle' | 'privateShow' | 'guests'

/** SQL: whether the anchor of the show `s` is alone with somebody. Its room gets no picture and no sound of theirs meanwhile. */
export const inPrivateShowSql = (s: string, except = '0') =>
  `exists (select 1 from read.room_occupancy e where e.show_id = ${s}.id and e.what = 'privateShow' and e.private_show <> ${except})`

const isOccupiedBy = (what: Occupancy, s: string) =>
  `exists (select 1 from read.room_occupancy e where e.show_id = ${s}.id and e.what = '${what}')`

/** A statement's part for the show `s`, null when it is free; `except` is a private show that does not count. */
const occupancySql = (s: string, except: string) => `case
  when ${isOccupiedBy('battle', s)} then 'battle'
  when ${inPrivateShowSql(s, except)} then 'privateShow'
  when ${isOccupiedBy('guests', s)} then 'guests' end`
export const occupancyColumn = (s: string) => occupancySql(s, '0')

/**
 * Undefined for a room that is free. Part of the transaction that begins something there: whoever asks for the same room waits until
 * that one ends, so two of them never begin at once. `except`: the private show that begins.
 */
export async function lockRoomOccupancy(
  sql: Sql,
  stream: string,
  { except = 0n }: { except?: bigint } = {},
): Promise<Occupancy | undefined> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`engaged:${stream}`])
  const rows = await sql.query<{ occupancy: Occupancy | null }>(
    `select ${occupancySql('s', '$2')} as occupancy from read.show s where s.stream = $1`,
    [stream, except],
  )
  return rows[0]?.occupancy ?? undefined
}

/** Shows among these whose anchor is in a private show. */
export async function streamsInPrivateShow(sql: Sql, streams: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ stream: string }>(
    `select s.stream from read.show s where s.stream = any ($1) and ${inPrivateShowSql('s')}`,
    [streams],
  )
  return new Set(rows.map(({ stream }) => stream))
}
