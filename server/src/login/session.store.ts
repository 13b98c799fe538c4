import { createHash, randomBytes } from 'node:crypto'
import type { Identity } from '../platform/http/handler.ts'
import type { Tx } from '../platform/postgres.ts'

const TOKEN_BYTES = 32
const SESSION_DAYS = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Opens a session and gives back its token, which exists nowhere else. */
export async function openSession(tx: Tx, uid: number, device: string, source: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await tx.query(
    `insert into session (token_hash, uid, device, source, expires_at) values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [hashOf(token), uid, device, source, SESSION_DAYS],
  )
  return token
}

/** Expiry, revocation and a closed account are judged by the database's clock at every request. */
export async function identify(tx: Tx, token: string): Promise<Identity | undefined> {
  const hash = hashOf(token)
  const rows = await tx.query<{ uid: number }>(
    `select s.uid from session s join account a on a.id = s.uid
     where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and a.disabled_at is null and a.cancelled_at is null`,
    [hash],
  )
  return rows[0] && { uid: rows[0].uid, sessionHash: hash }
}

export async function revokeSession(tx: Tx, sessionHash: Buffer): Promise<void> {
  await tx.query('update session set revoked_at = now() where token_hash = $1 and revoked_at is null', [sessionHash])
}
export async function revokeSessionsOf(tx: Tx, uid: number): Promise<void> {
  await tx.query('update session set revoked_at = now() where uid = $1 and revoked_at is null', [uid])
}

/** Ended sessions are kept for a month, for the list of devices, and then forgotten. */
export async function forgetSessions(tx: Tx): Promise<void> {
  await tx.query(`delete from session where least(expires_at, coalesce(revoked_at, expires_at)) < now() - interval '30 days'`)
}
