import { MAX_GUESTS, type ParticipantTrack } from '@nimbo/contract'
import type { Sql } from '../platform/postgres.ts'

/**
 * Gives a person a seat in the picture, or changes what they may send from it. False when the show has ended, is their
 * own, or has no seat left. Needs a transaction: the show's row is locked, so people who come at once are counted in turn.
 */
export async function takeSeat(sql: Sql, showId: bigint, uid: number, tracks: readonly ParticipantTrack[]): Promise<boolean> {
  const open = await sql.query(`select 1 from show where id = $1 and uid <> $2 and state <> 'ended' for no key update`, [showId, uid])
  if (open.length === 0) return false
  const rows = await sql.query(
    `insert into guest_seat (show_id, uid, tracks) select $1, $2, $3
     where (select count(*) from guest_seat where show_id = $1 and uid <> $2) < $4
     on conflict (show_id, uid) do update set tracks = excluded.tracks, generation = excluded.generation, seen_at = now() returning uid`,
    [showId, uid, tracks, MAX_GUESTS],
  )
  return rows.length > 0
}

export async function leaveSeat(sql: Sql, showId: bigint, uid: number): Promise<void> {
  await sql.query('delete from guest_seat where show_id = $1 and uid = $2', [showId, uid])
}

/** Nobody sits in a show that has ended. */
export async function clearSeats(sql: Sql, showId: bigint): Promise<void> {
  await sql.query('delete from guest_seat where show_id = $1', [showId])
}

/** Frees the seats of guests who have not been in the picture for a while. Answers who still has one, and what they may send from it. */
export async function keepSeats(
  sql: Sql,
  showId: bigint,
  present: readonly number[],
  awaySeconds: number,
): Promise<Map<number, readonly ParticipantTrack[]>> {
  const rows = await sql.query<{ uid: number; tracks: ParticipantTrack[] }>(
    `with freed as (delete from guest_seat where show_id = $1 and uid <> all ($2::int[])
       and seen_at < now() - make_interval(secs => $3) returning uid),
     kept as (update guest_seat set seen_at = now() where show_id = $1 and uid = any ($2::int[]) returning uid)
     select uid, tracks from guest_seat where show_id = $1 and uid not in (select uid from freed)`,
    [showId, present, awaySeconds],
  )
  return new Map(rows.map((r) => [r.uid, r.tracks]))
}

/** Who has been in the picture longest beside the anchor; 0: nobody. */
export async function firstGuest(sql: Sql, showId: bigint): Promise<number> {
  const rows = await sql.query<{ uid: number }>('select uid from guest_seat where show_id = $1 order by generation limit 1', [showId])
  return rows[0]?.uid ?? 0
}
