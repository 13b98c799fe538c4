import { createHmac } from 'node:crypto'
import { addressKey } from '../../platform/http/addressKey.ts'
import type { Sql } from '../../platform/postgres.ts'

const KNOWN_DAYS = 90

/** Origin of a call: its address, and the name the device gives itself if it does. */
export interface Origin {
  ip: string
  mobileid: string
}

/** The device comes first: nobody else knows its name, while an address may be shared. */
function hashesOf(key: string, uid: number, { ip, mobileid }: Origin): Buffer[] {
  const hash = (what: string) => createHmac('sha256', key).update(`origin:${uid}:${what}`).digest()
  return [...(mobileid === '' ? [] : [hash(`device:${mobileid}`)]), hash(`address:${addressKey(ip)}`)]
}

/** To be called when somebody at this origin has proved to be the person. */
export async function rememberOrigin(sql: Sql, key: string, uid: number, origin: Origin): Promise<void> {
  await sql.query(
    `insert into known_origin as k (uid, hash) select $1, unnest($2::bytea[])
     on conflict (uid, hash) do update set seen_at = now() where k.seen_at < now() - interval '1 day'`,
    [uid, hashesOf(key, uid, origin)],
  )
}

/** Names this origin of one of these people, if one of them signed in from here before. */
export async function knownOrigin(sql: Sql, key: string, uids: readonly number[], origin: Origin): Promise<string | undefined> {
  const hashes = uids.flatMap((uid) => hashesOf(key, uid, origin))
  const rows = await sql.query<{ hash: Buffer }>(
    `select hash from known_origin where uid = any($1) and hash = any($2) and seen_at > now() - make_interval(days => $3)
     order by array_position($2, hash) limit 1`,
    [uids, hashes, KNOWN_DAYS],
  )
  return rows[0]?.hash.toString('base64url')
}

export async function purgeOrigins(sql: Sql): Promise<void> {
  await sql.query('delete from known_origin where seen_at < now() - make_interval(days => $1)', [KNOWN_DAYS])
}
