import type { GiftFileKind } from '@nimbo/contract/operator'
import type { Sql } from '../../platform/postgres.ts'

export interface FileRow {
  kind: GiftFileKind
  state: 'waiting' | 'checking' | 'ready' | 'refused'
  reason: string
  seconds: number
}

export async function insertFile(sql: Sql, kind: GiftFileKind, operator: number): Promise<string> {
  const rows = await sql.query<{ object: string }>('insert into gift_file (kind, created_by) values ($1, $2) returning object', [
    kind,
    operator,
  ])
  return rows[0]!.object
}

export async function fileOf(sql: Sql, object: string): Promise<FileRow | undefined> {
  return (await sql.query<FileRow>('select kind, state, reason, seconds from gift_file where object = $1', [object]))[0]
}

/** Kind of the file that may come now; undefined when none is waited for. */
export async function awaitedKind(sql: Sql, object: string): Promise<GiftFileKind | undefined> {
  const rows = await sql.query<{ kind: GiftFileKind }>(
    `select kind from gift_file where object = $1 and state = 'waiting' and created_at > now() - interval '10 minutes'`,
    [object],
  )
  return rows[0]?.kind
}

/** False when another one came first. */
export async function noteArrived(sql: Sql, object: string): Promise<boolean> {
  const rows = await sql.query(`update gift_file set state = 'checking' where object = $1 and state = 'waiting' returning 1`, [object])
  return rows.length > 0
}

export async function noteReady(sql: Sql, object: string, seconds: number): Promise<void> {
  await sql.query(`update gift_file set state = 'ready', seconds = $2 where object = $1`, [object, seconds])
}

export async function noteRefused(sql: Sql, object: string, reason: string): Promise<void> {
  await sql.query(`update gift_file set state = 'refused', reason = $2 where object = $1`, [object, reason])
}
