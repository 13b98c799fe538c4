import type { Sql } from '../platform/postgres.ts'

/** What takes up an anchor or the picture of a room: a private show, a battle, or guests on the mic. */
type Occupancy = 'battle' | 'privateShow' | 'guests'

/** SQL: whether the anchor of the show `s` is alone with somebody. Its room gets no picture and no sound of theirs meanwhile. */
export const isInPrivateShow = (s: string, except = '0') =>
  `exists (select 1 from private_show e where e.show_id = ${s}.id and e.state in ('accepted', 'running', 'paused') and e.id <> ${except})`

/** A statement's part for the show `s`, null when it is free; `except` is a private show that does not count. What waits for its answer engages nobody. */
const occupancySql = (s: string, except: string) => `case
  when exists (select 1 from battle_side e join battle b on b.id = e.battle_id where e.show_id = ${s}.id and e.open and b.state <> 'invited') then 'battle'
  when ${isInPrivateShow(s, except)} then 'privateShow'
  when exists (select 1 from guest_seat e where e.show_id = ${s}.id and e.state in ('accepted', 'on')) then 'guests' end`
export const occupancyColumn = (s: string) => occupancySql(s, '0')

/**
 * Undefined for a room that is free. Part of the transaction that begins something there: whoever asks for the same room waits until
 * that one ends, so two of them never begin at once. `except`: the private show that begins.
 */
export async function roomOccupancy(sql: Sql, stream: string, { except = 0n }: { except?: bigint } = {}): Promise<Occupancy | undefined> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`engaged:${stream}`])
  const rows = await sql.query<{ engaged: Occupancy | null }>(
    `select ${occupancySql('s', '$2')} as engaged from read.show s where s.stream = $1`,
    [stream, except],
  )
  return rows[0]?.engaged ?? undefined
}

/** The private show of one of the two that is asked for or on; 0: none. */
export async function openPrivateOf(sql: Sql, showId: bigint, uid: number): Promise<number> {
  const rows = await sql.query<{ id: number }>(
    `select p.id::float8 as id from private_show p join read.show s on s.id = p.show_id
     where p.show_id = $1 and $2 in (p.uid, s.uid) and p.state in ('asked', 'accepted', 'running', 'paused')`,
    [showId, uid],
  )
  return rows[0]?.id ?? 0
}

/** Those of these shows whose anchor is alone with somebody. */
export async function streamsInPrivateShow(sql: Sql, streams: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ stream: string }>(`select s.stream from read.show s where s.stream = any ($1) and ${isInPrivateShow('s')}`, [
    streams,
  ])
  return new Set(rows.map(({ stream }) => stream))
}
