import type { Sql } from '../../platform/postgres.ts'
import type { PreviewConnection } from '../../platform/previews.ts'
import { type PreviewRefusal, previewRefusal } from '../admission/index.ts'

/** Reason why a person may not look at a room from outside; null when they may. `uid` 0: not signed in. */
export async function previewRefusalOf(
  sql: Sql,
  { stream, liveuid, uid }: { stream: string; liveuid: number; uid: number },
): Promise<PreviewRefusal | null> {
  const rows = await sql.query<{ refusal: PreviewRefusal | null }>(
    `select ${previewRefusal('s', '$3::int')} as refusal from read.show s where s.stream = $1 and s.uid = $2`,
    [stream, liveuid, uid],
  )
  return rows[0] ? rows[0].refusal : 'RoomEnded'
}

/** Shows among these that may be previewed without signing in. */
export async function previewedAmong(sql: Sql, streams: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ stream: string }>(
    `select s.stream from read.show s where s.stream = any ($1) and (${previewRefusal('s', '0')}) is null`,
    [streams],
  )
  return new Set(rows.map(({ stream }) => stream))
}

/** For each connection whether its person may still look. */
export async function lookingAmong(sql: Sql, connections: readonly PreviewConnection[]): Promise<boolean[]> {
  if (connections.length === 0) return []
  const rows = await sql.query<{ allowed: boolean }>(
    `select exists (select 1 from read.show s where s.stream = c.stream and (${previewRefusal('s', 'c.uid')}) is null) as allowed
     from unnest($1::text[], $2::int[]) with ordinality as c (stream, uid, position) order by c.position`,
    [connections.map((c) => c.stream), connections.map((c) => c.uid)],
  )
  return rows.map(({ allowed }) => allowed)
}
