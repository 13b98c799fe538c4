import type { Sql } from '../postgres.ts'

/** A request without an idempotency key: who, which call, the request hash, and the `time` parameter of the client. */
export interface KeylessRequest {
  uid: number
  call: string
  hash: Buffer
  sent: string
}

/**
 * Old clients retry 100 ms after an error, or after 15 s without an answer, three times at most. An identical request is a retry when it
 * arrives in one of those windows, when the answer to the first was never delivered, or when it carries the same `time` as the first.
 * The windows are wider than the client's timers, because a request may be delayed on its way. They are judged by when it arrived ($6
 * milliseconds ago): on a busy server one of several taps at once may wait for a connection longer than a window.
 */
const arrived = `(clock_timestamp() - $6::float8 * interval '1 millisecond')`
const isRetry = `(
  ${arrived} - k.last_at < interval '300 milliseconds'
  or (${arrived} - k.last_at between interval '13 seconds' and interval '18 seconds' and k.tries < 4)
  or (clock_timestamp() - k.first_at < interval '70 seconds' and (k.answered_at is null or (k.sent <> '' and k.sent = excluded.sent
    and clock_timestamp() - k.first_at > interval '2 seconds')))
)`

/** The key of the request this one retries, or `fresh` if it retries none. */
export async function inferIdempotencyKey(
  sql: Sql,
  { uid, call, hash, sent }: KeylessRequest,
  fresh: string,
  waitedMs: number,
): Promise<string> {
  const rows = await sql.query<{ key: string }>(
    `insert into keyless as k (uid, call, hash, sent, key) values ($1, $2, $3, $4, $5)
     on conflict (uid, call, hash) do update set
       key = case when ${isRetry} then k.key else excluded.key end,
       tries = case when ${isRetry} then k.tries + 1 else 1 end,
       first_at = case when ${isRetry} then k.first_at else clock_timestamp() end,
       answered_at = null, sent = excluded.sent, last_at = clock_timestamp()
     returning key`,
    [uid, call, hash, sent, fresh, waitedMs],
  )
  return rows[0]!.key
}

export async function markAnswered(sql: Sql, { uid, call, hash }: KeylessRequest, key: string): Promise<void> {
  await sql.query('update keyless set answered_at = clock_timestamp() where uid = $1 and call = $2 and hash = $3 and key = $4', [
    uid,
    call,
    hash,
    key,
  ])
}

/** Older than any retry. */
export async function purgeInferredKeys(sql: Sql): Promise<void> {
  await sql.query(`delete from keyless where last_at < now() - interval '1 hour'`)
}
