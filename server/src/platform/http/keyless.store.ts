import type { Tx } from '../postgres.ts'

/** What an old client asks for, without a key: who, which call, what (hashed), and the time it wrote into its address. */
export interface Keyless {
  uid: number
  call: string
  hash: Buffer
  sent: string
}

/**
 * An old client repeats a call by itself 100 ms after an error or when 15 s have passed without an answer, three times at most. A
 * call that looks the same is a repeat when it comes in one of those windows, when the answer to the first one never arrived, or when it carries the very time of the
 * first. A request may have waited a little before it reached us, so the window is wider than the client's clock.
 */
const isRepeat = `(
  clock_timestamp() - k.last_at < interval '300 milliseconds'
  or (clock_timestamp() - k.last_at between interval '13 seconds' and interval '18 seconds' and k.tries < 4)
  or (clock_timestamp() - k.first_at < interval '70 seconds' and (k.answered_at is null or (k.sent <> '' and k.sent = excluded.sent
    and clock_timestamp() - k.first_at > interval '2 seconds')))
)`

/** The key of the call this one repeats, or the given one if it repeats none. */
export async function keyOfKeyless(tx: Tx, { uid, call, hash, sent }: Keyless, fresh: string): Promise<string> {
  const rows = await tx.query<{ key: string }>(
    `insert into keyless as k (uid, call, hash, sent, key) values ($1, $2, $3, $4, $5)
     on conflict (uid, call, hash) do update set
       key = case when ${isRepeat} then k.key else excluded.key end,
       tries = case when ${isRepeat} then k.tries + 1 else 1 end,
       first_at = case when ${isRepeat} then k.first_at else clock_timestamp() end,
       answered_at = null, sent = excluded.sent, last_at = clock_timestamp()
     returning key`,
    [uid, call, hash, sent, fresh],
  )
  return rows[0]!.key
}

export async function markAnswered(tx: Tx, { uid, call, hash }: Keyless, key: string): Promise<void> {
  await tx.query('update keyless set answered_at = clock_timestamp() where uid = $1 and call = $2 and hash = $3 and key = $4', [
    uid,
    call,
    hash,
    key,
  ])
}

/** Long past every repeat. */
export async function forgetKeyless(tx: Tx): Promise<void> {
  await tx.query(`delete from keyless where last_at < now() - interval '1 hour'`)
}
