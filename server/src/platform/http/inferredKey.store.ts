import { elapsedMs, type Sql } from '../postgres.ts'

/** A request without an idempotency key: who, which call, the request hash, and the `time` parameter of the client. */
interface KeylessRequest {
  uid: number
  call: string
  hash: Buffer
  clientTime: string
  /** By `performance.now()`. */
  arrivedAt: number
}

interface InferredKey {
  attemptId: bigint
  key: string
}

/** The key of the request this one repeats, or `fresh` if it repeats none: `server/database/functions/inferredKey.sql`. */
export async function inferKey(sql: Sql, request: KeylessRequest, fresh: string): Promise<InferredKey> {
  const { uid, call, hash, clientTime, arrivedAt } = request
  const rows = await sql.query<{ attempt_id: bigint; key: string }>('select attempt_id, key from infer_key($1, $2, $3, $4, $5, $6)', [
    uid,
    call,
    hash,
    clientTime,
    fresh,
    elapsedMs(arrivedAt),
  ])
  return { attemptId: rows[0]!.attempt_id, key: rows[0]!.key }
}

/** The last byte of the answer left at `endedAt`. */
export async function markAnswered(sql: Sql, attemptId: bigint, endedAt: number): Promise<void> {
  await sql.query(`update inferred_key set answered_at = clock_timestamp() - $2::float8 * interval '1 millisecond' where id = $1`, [
    attemptId,
    elapsedMs(endedAt),
  ])
}

/** Older than any retry. */
export async function purgeInferredKeys(sql: Sql): Promise<void> {
  await sql.query(`delete from inferred_key where arrived_at < now() - interval '10 minutes'`)
}
